/**
 * From a line received to its reply sent, in the whole house without sockets: 1, 10 and 100 tables that play as fast
 * as they are answered, on the database and in memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteThread, type Listeners } from '../src/adapters/sqlite/threaded';
import { createRng, type Rng } from '../src/kernel/rng';
import {
  UNKNOWN_TRAITS,
  type Connection,
  type ConnectionId,
  type ConnectionListener,
  type Doorkeeper,
} from '../src/ports/connection';
import { createWorld, type WorldOptions } from '../test/support/world';

const TABLES = [1, 10, 100];
const RUN_MS = 3000;

const LISTENERS: Listeners = {
  failed: (error) => console.error(error),
  committed: () => undefined,
  died: (error) => {
    throw error;
  },
};

interface ToldState {
  readonly phase: string;
  readonly you: number | null;
  readonly turn: number | null;
  readonly legal: readonly string[];
}

interface Seat {
  readonly told: () => ToldState | null;
  /** Resolves with the milliseconds until the house sent something to this line. */
  readonly type: (line: string) => Promise<number>;
}

/** A line to the house without a wire. */
function sitDown(open: Doorkeeper, id: string): Seat {
  let told: ToldState | null = null;
  let answered = (): void => undefined;
  const connection: Connection = {
    id: id as ConnectionId,
    address: '127.0.0.1',
    traits: { ...UNKNOWN_TRAITS, charset: 'utf8', gmcp: true },
    send: () => answered(),
    setCharset: () => undefined,
    setEcho: () => undefined,
    sendGmcp: (name, data) => {
      if (name === 'Game.State') told = data as ToldState;
    },
    close: () => undefined,
  };
  const listener: ConnectionListener = open(connection);
  const type = (text: string): Promise<number> =>
    new Promise((resolve) => {
      const at = performance.now();
      answered = () => {
        answered = () => undefined;
        resolve(performance.now() - at);
      };
      listener({ type: 'line', text });
    });
  return { told: () => told, type };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Names are made of letters only. */
const nameOf = (side: string, table: number): string =>
  `${side}${LETTERS.charAt(Math.floor(table / 26))}${LETTERS.charAt(table % 26)}`;

async function openTable(open: Doorkeeper, table: number): Promise<readonly [Seat, Seat]> {
  const names = [nameOf('Sued', table), nameOf('Nord', table)] as const;
  const seats = [sitDown(open, names[0]), sitDown(open, names[1])] as const;
  await seats[0].type(names[0]);
  await seats[1].type(names[1]);
  await seats[0].type(`neustart khalaha kalah ${names[1]}`);
  await seats[1].type('annehmen');
  return seats;
}

/** Plays until the time is over; a match that has ended is followed by the next. */
async function play(seats: readonly [Seat, Seat], rng: Rng, until: number, waits: number[]): Promise<void> {
  while (performance.now() < until) {
    const [south, north] = seats;
    const told = south.told();
    if (told === null) throw new Error('no match');
    if (told.phase === 'over') {
      await south.type('neustart');
      continue;
    }
    const mover = told.turn === told.you ? south : north;
    const legal = mover.told()?.legal ?? [];
    waits.push(await mover.type(legal[rng.below(legal.length)] ?? 'stand'));
    // In memory nothing ever leaves this turn of the loop, so the clock must be seen by all.
    if (waits.length % 100 === 0) await new Promise((turn) => setImmediate(turn));
  }
}

const share = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(2);

async function run(options: WorldOptions, tables: number): Promise<string> {
  const { opened } = await createWorld(options);
  const all = await Promise.all(
    Array.from({ length: tables }, (_, table) => openTable(opened.door.open, table)),
  );
  const rng = createRng(1);
  const waits: number[] = [];
  const until = performance.now() + RUN_MS;
  await Promise.all(all.map((seats) => play(seats, rng, until, waits)));
  await opened.door.idle();
  waits.sort((a, b) => a - b);
  const rate = Math.round(waits.length / (RUN_MS / 1000));
  return `${rate} moves/s, line to reply p50 ${share(waits, 0.5)} ms, p99 ${share(waits, 0.99)} ms`;
}

export async function bench(): Promise<undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'spielhaus-durable-'));
  try {
    for (const tables of TABLES) {
      const stores = await openSqliteThread(join(folder, `tables-${tables}.db`), LISTENERS);
      if (!stores.ok) throw new Error(stores.error.code);
      const { events, accounts } = stores.value;
      console.log(`  sqlite, ${tables} tables: ${await run({ store: events, accounts }, tables)}`);
      await stores.value.close();
      console.log(`  memory, ${tables} tables: ${await run({}, tables)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
