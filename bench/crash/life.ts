/** One life of the house: it starts, two players come back and play as fast as they are answered, until a signal comes. */
import { startHouse, type Exit, type HouseProcess } from '../../test/support/house-process';
import type { Rng } from '../../src/kernel/rng';
import { isOver, type Ledger } from './ledger';
import { comeIn, GOODBYE, type Player } from './player';
import { LineEnded, type ProgramLine } from './program-line';

export interface World {
  /** The folder of the compiled house. */
  readonly program: string;
  readonly dataDir: string;
  readonly rng: Rng;
  readonly ledger: Ledger;
  readonly words: Map<string, string>;
}

export interface Life {
  /** Milliseconds from the start of the process until it listened. */
  readonly startMs: number;
  /** Milliseconds from the signal to the end. */
  readonly endMs: number;
  readonly exit: Exit;
  /** Lines that were open at the end, and how many of them read the goodbye. */
  readonly lines: number;
  readonly goodbyes: number;
}

/** A second and a half of play at most, so that hundreds of lives take minutes. */
const LONGEST_PLAY_MS = 1500;
const GAMES = ['khalaha khalaha', 'khalaha kalah', 'khalaha kalah-leerschlag', 'kelma'];

/** A new match between the two; game: as it is typed, any one when left out. */
export async function begin(world: World, anna: Player, bernd: Player, game?: string): Promise<void> {
  const { ledger, rng } = world;
  const before = ledger.current;
  const begun = (): true | null => (ledger.current !== before && ledger.current !== null ? true : null);
  anna.line.type(`neustart ${game ?? GAMES[rng.below(GAMES.length)] ?? ''} ${bernd.name}`);
  const challenged = (): true | null => begun() ?? (anna.line.text().includes('forderst') ? true : null);
  await anna.line.until(challenged);
  if (begun() === null) bernd.line.type('annehmen');
  for (const { line, told } of [anna, bernd]) {
    await line.until(() => (begun() !== null && told()?.match === ledger.current?.id ? true : null));
  }
}

/** Plays match after match; ends only by a line that ends. */
async function play(world: World, anna: Player, bernd: Player): Promise<never> {
  const { ledger, rng } = world;
  for (;;) {
    const entry = ledger.current;
    if (entry === null || isOver(entry.state)) {
      await begin(world, anna, bernd);
      continue;
    }
    const attempt = ledger.next(rng);
    const mover = anna.told()?.you === attempt.side ? anna : bernd;
    mover.line.type(attempt.typed);
    await mover.line.until(() => (entry.attempt === null ? true : null));
  }
}

async function until(task: Promise<unknown>): Promise<void> {
  try {
    await task;
  } catch (error) {
    if (!(error instanceof LineEnded)) throw error;
  }
}

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A kill comes at any moment, also while the players are still coming in; a polite signal when they play. */
async function act(
  world: World,
  house: HouseProcess,
  signal: NodeJS.Signals,
): Promise<readonly ProgramLine[]> {
  const { rng, words, ledger } = world;
  const port = await house.listening;
  const early = signal === 'SIGKILL' && rng.below(6) === 0;
  const delay = rng.below(LONGEST_PLAY_MS);
  const lines: ProgramLine[] = [];
  const comes = (name: string): Promise<Player> =>
    comeIn(port, name, words, ledger, (line) => lines.push(line));
  const end = async (): Promise<void> => {
    await waitMs(delay);
    house.kill(signal);
  };
  if (early) void end();
  const playing = async (): Promise<void> => {
    const [anna, bernd] = await Promise.all([comes('Anna'), comes('Bernd')]);
    if (!early) void end();
    await play(world, anna, bernd);
  };
  await until(playing());
  return lines;
}

/** Throws when an answer does not come although the house lives. */
export async function live(world: World, signal: NodeJS.Signals): Promise<Life> {
  const begun = performance.now();
  const house = startHouse({ program: world.program, dataDir: world.dataDir });
  try {
    await house.listening;
    const startMs = performance.now() - begun;
    let killed = 0;
    const watched = {
      ...house,
      kill: (sent: NodeJS.Signals) => {
        killed = performance.now();
        house.kill(sent);
      },
    };
    const lines = await act(world, watched, signal);
    const exit = await house.exit;
    const endMs = performance.now() - killed;
    await Promise.all(lines.map(({ closed }) => closed));
    const goodbyes = lines.filter((line) => line.tail().includes(GOODBYE)).length;
    return { startMs, endMs, exit, lines: lines.length, goodbyes };
  } finally {
    house.kill('SIGKILL');
    await house.exit;
  }
}
