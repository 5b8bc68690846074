/**
 * The house's side of the thread of its database: a durable commit sleeps there, and the loop that serves the players
 * goes on. Calls of one turn of the loop go in one message, and moves that follow each other closely share one.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { assertNever } from '../../kernel/assert-never';
import { err, ok, type Result } from '../../kernel/result';
import type { StoreFault } from '../../ports/store-fault';
import type { HouseStores, OnCommit, OnFailure } from './open';
import {
  METHODS,
  type Call,
  type CallKind,
  type FromThread,
  type News,
  type Opening,
  type StoreName,
  type ToThread,
} from './protocol';

/** Who hears what happens in the thread beside the answers. */
export interface Listeners {
  /** error: its text. */
  readonly failed: OnFailure;
  readonly committed: OnCommit;
  /** Nothing can be stored or read any more, although nobody has closed the stores, or closing failed. */
  readonly died: (error: Error) => void;
}

/**
 * Moves wait until so long after the message before, so that a busy house makes few commits of many moves: each costs
 * as much CPU as a move. Nothing else waits, and a move after a pause goes at once.
 */
const GATHER_MS = 4;

interface Waiting {
  readonly kind: CallKind;
  readonly settle: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

function giveUp({ kind, settle, reject }: Waiting, error: Error): void {
  if (kind === 'write') settle(err('unavailable'));
  else reject(error);
}

class DatabaseThread {
  private readonly waiting = new Map<number, Waiting>();
  private readonly exited: Promise<void>;
  private unsent: Call[] = [];
  private sentAt = -Infinity;
  /** What will send the unsent calls: this turn's end, or a timer. */
  private sending: NodeJS.Immediate | null = null;
  private gathering: NodeJS.Timeout | null = null;
  private lastId = 0;
  private closing = false;
  private ended: Error | null = null;
  private becameIdle = (): void => undefined;

  constructor(
    private readonly worker: Worker,
    private readonly listeners: Listeners,
  ) {
    worker.on('message', (message: FromThread) => {
      for (const news of message) this.hear(news);
      if (this.waiting.size === 0) this.becameIdle();
    });
    worker.on('messageerror', (error: Error) => this.end(error));
    worker.on('error', (error) => this.end(error));
    this.exited = new Promise((resolve) => {
      worker.on('exit', (code) => {
        const asTold = this.closing && code === 0;
        this.end(new Error(`the thread of the database has ended with code ${code}`), asTold);
        resolve();
      });
    });
  }

  ask(store: StoreName, method: string, kind: CallKind, args: readonly unknown[]): Promise<unknown> {
    return new Promise((settle, reject) => {
      const waiting: Waiting = { kind, settle, reject };
      const gone = this.ended ?? (this.closing ? new Error('the stores are closed') : null);
      if (gone !== null) {
        giveUp(waiting, gone);
        return;
      }
      this.lastId += 1;
      this.waiting.set(this.lastId, waiting);
      const call: Call = { id: this.lastId, store, method, args };
      this.unsent.push(call);
      this.sendSoon(method === 'append' ? this.sentAt + GATHER_MS - performance.now() : 0);
    });
  }

  /** Resolves when every call is answered, with those made because of an answer, and the thread has ended. */
  async close(): Promise<void> {
    while (this.waiting.size > 0) {
      await new Promise<void>((resolve) => (this.becameIdle = resolve));
      // Who has got the last answer may have something to store because of it.
      await new Promise<void>((turn) => setImmediate(turn));
    }
    this.closing = true;
    const message: ToThread = 'close';
    this.worker.postMessage(message);
    await this.exited;
  }

  private sendSoon(ms: number): void {
    if (this.sending !== null) return;
    if (ms <= 0) this.sending = setImmediate(() => this.send());
    else this.gathering ??= setTimeout(() => this.send(), ms);
  }

  private send(): void {
    if (this.gathering !== null) clearTimeout(this.gathering);
    this.gathering = this.sending = null;
    if (this.unsent.length === 0) return;
    const message: ToThread = this.unsent;
    this.unsent = [];
    this.sentAt = performance.now();
    this.worker.postMessage(message);
  }

  private hear(news: News): void {
    switch (news.type) {
      case 'answered':
        return this.take(news.id)?.settle(news.value);
      case 'rejected':
        return this.take(news.id)?.reject(new Error(news.message));
      case 'failed':
        return this.listeners.failed(news.error);
      case 'committed':
        return this.listeners.committed(news.ms, news.writes);
      default:
        return assertNever(news);
    }
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** Whatever waits learns it first, so that nobody waits for ever. */
  private end(error: Error, asTold = false): void {
    if (this.ended !== null) return;
    this.ended = error;
    for (const waiting of this.waiting.values()) giveUp(waiting, error);
    this.waiting.clear();
    this.becameIdle();
    if (!asTold) this.listeners.died(error);
  }
}

/** The stores of a thread whose file is open. */
export function storesIn(worker: Worker, listeners: Listeners): HouseStores {
  const thread = new DatabaseThread(worker, listeners);
  const storeOf = <S extends StoreName>(store: S): HouseStores[S] => {
    const kinds: Readonly<Record<string, CallKind>> = METHODS[store];
    const methods = Object.entries(kinds).map(([method, kind]) => [
      method,
      (...args: readonly unknown[]) => thread.ask(store, method, kind, args),
    ]);
    return Object.fromEntries(methods) as HouseStores[S];
  };
  return {
    events: storeOf('events'),
    accounts: storeOf('accounts'),
    stewardLog: storeOf('stewardLog'),
    close: () => thread.close(),
  };
}

/** From source the thread needs what turns TypeScript into JavaScript; built, it needs nothing. */
const source = __filename.endsWith('.ts');
const PROGRAM = join(__dirname, source ? 'thread.ts' : 'thread.js');
const EXEC_ARGV = source ? ['-r', 'ts-node/register/transpile-only'] : [];

/** Its garbage is short-lived and little; more room would only fill the memory. */
const HEAP = { maxYoungGenerationSizeMb: 6 };

/** What the thread says first; when it dies before, that is why the file is not open. */
const openingOf = (worker: Worker): Promise<Opening> =>
  new Promise((resolve) => {
    worker.once('message', resolve);
    worker.once('error', ({ message }) => resolve({ code: 'unavailable', problem: message }));
  });

/** As openSqlite, in a thread of its own. */
export async function openSqliteThread(
  path: string,
  listeners: Listeners,
): Promise<Result<HouseStores, StoreFault>> {
  const worker = new Worker(PROGRAM, { workerData: path, execArgv: EXEC_ARGV, resourceLimits: HEAP });
  const fault = await openingOf(worker);
  if (fault === null) return ok(storesIn(worker, listeners));
  await worker.terminate();
  return err(fault);
}
