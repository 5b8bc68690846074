/**
 * The computer's head on threads of its own (piscina). A thought is stopped by a word in shared memory that the
 * search looks at, so the thread lives on with its tables; waiting thoughts are taken in the order they came.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Judgement, Thinker, Thinking } from '../../ports/thinker';
import type { Level } from '../../match/player';
import type { Log } from '../../ports/log';
import type { GameAction } from '../../rules/registry';
import type { Job, JobResult } from './job';
import { TABLE_SEEDS } from './tables';

/** What a level may take for one move; its node budget mostly ends it long before. */
const CHOOSE_MS: Readonly<Record<Level, number>> = {
  leicht: 300,
  mittel: 500,
  schwer: 1_000,
  meister: 2_000,
};

/** Thoughts at the same time, waiting ones included. More than there are tables. */
const SLOTS = 4096;

type Request = Job extends infer J ? (J extends Job ? Omit<J, 'stops' | 'slot' | 'tables'> : never) : never;

/** From source the thread needs what turns TypeScript into JavaScript; built, it needs nothing. */
const source = __filename.endsWith('.ts');
const THREAD = {
  filename: join(__dirname, source ? 'thread.ts' : 'thread.js'),
  execArgv: source ? ['-r', 'ts-node/register/transpile-only'] : [],
};

/** folder: for endgame tables of so many seeds, made if missing. One core stays for the house itself. */
export function createThinker(folder: string, log: Log, seeds = TABLE_SEEDS): Thinker {
  const tables = { folder, seeds };
  const stops = new Int32Array(new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT));
  const free = Array.from({ length: SLOTS }, (_, slot) => slot);
  let closing = false;
  let pool: Piscina<Job, JobResult> | null = null;
  const open = (): Piscina<Job, JobResult> => {
    const opened = new Piscina<Job, JobResult>({
      ...THREAD,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
    });
    // A thread that cannot even begin fails without a thought of its own; unheard, that would end the house.
    opened.on('error', (error: unknown) => {
      // A thread that is being ended may still answer; nobody asks for that answer any more.
      if (!closing) log.error({ error: String(error) }, 'thread failed');
    });
    return opened;
  };
  const threads = (): Piscina<Job, JobResult> => (pool ??= open());

  const think = <T extends JobResult>(request: Request): Thinking<T> => {
    const slot = free.pop();
    if (slot === undefined) return { result: Promise.resolve(null), stop: () => undefined };
    Atomics.store(stops, slot, 0);
    let stopped = false;
    let finished = false;
    let settle: (value: T | null) => void = () => undefined;
    const result = new Promise<T | null>((resolve) => (settle = resolve));
    threads()
      .run({ ...request, stops, slot, tables })
      .then(
        (found) => settle(stopped ? null : (found as T)),
        (error: unknown) => {
          if (!closing) log.error({ error: String(error) }, 'thinking failed');
          settle(null);
        },
      )
      .finally(() => {
        finished = true;
        free.push(slot);
      });
    const stop = (): void => {
      // Once it has finished, its slot may be another thought's.
      if (stopped || finished) return;
      stopped = true;
      Atomics.store(stops, slot, 1);
      settle(null);
    };
    return { result, stop };
  };

  return {
    choose: (state, side, level, rngSeed) =>
      think<readonly GameAction[]>({ kind: 'choose', state, side, level, rngSeed, ms: CHOOSE_MS[level] }),
    judge: (state, ms) => think<Judgement>({ kind: 'judge', state, ms }),
    close: async () => {
      closing = true;
      stops.fill(1);
      await pool?.destroy();
    },
  };
}
