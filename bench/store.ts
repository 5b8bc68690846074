/**
 * What the stores cost: durable appends a second with 1, 10 and 100 writers beside memory, the size of the database
 * for each match, and how long it takes to open a house of many matches.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryEventStore } from '../src/adapters/memory/event-store';
import { connect, openSqlite, storesOn, type SqliteStores } from '../src/adapters/sqlite/open';
import { createRng, type Rng } from '../src/kernel/rng';
import { decide } from '../src/match/decide';
import type { MatchEvent } from '../src/match/events';
import { evolve, replay } from '../src/match/evolve';
import type { Match } from '../src/match/match';
import { playerIdOf, type Player } from '../src/match/player';
import type { EventStore, MatchStarted } from '../src/ports/event-store';
import { gameOf, type GameRules } from '../src/rules/registry';

const WRITERS = [1, 10, 100];
const RUN_MS = 2000;
const MATCHES = 10_000;
/** Moves of a match in the big house. */
const PLIES = 60;
/** Matches there that still go on. */
const UNFINISHED = 200;

const person = (name: string): Player => ({ kind: 'person', id: playerIdOf(name), name });

const started = (rules: GameRules): MatchStarted => ({
  type: 'MatchStarted',
  at: 1_700_000_000_000,
  table: 1,
  rules,
  players: [person('Anna'), person('Bernd')],
});

interface PlayedMatch {
  readonly events: readonly MatchEvent[];
  readonly match: Match;
}

/** A random match of at most so many moves. */
function play(rng: Rng, rules: GameRules, plies: number): PlayedMatch {
  const events: MatchEvent[] = [started(rules)];
  let match = replay(events);
  const game = gameOf(rules);
  for (let ply = 0; ply < plies && match.end === null; ply += 1) {
    const moves = game.legalMoves(match.state);
    const text = moves[rng.below(moves.length)] ?? '';
    const decided = decide(match, game.turnOf(match.state) ?? 0, { type: 'move', text });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    for (const event of decided.value) match = evolve(match, event);
    events.push(...decided.value);
  }
  return { events, match };
}

/** Played until one has the wanted number of moves, so that sizes can be compared. */
function playWhole(rng: Rng, rules: GameRules): PlayedMatch {
  for (;;) {
    const played = play(rng, rules, PLIES);
    if (gameOf(rules).plyOf(played.match.state) === PLIES) return played;
  }
}

const [KALAH, MITTE] = [
  gameOf('khalaha').presets[1] ?? gameOf('khalaha').presets[0],
  gameOf('kelma').presets[0],
];

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(2);

/** Each writer appends one event after the other to a match of its own, as fast as it gets answers. */
async function appendRate(store: EventStore, writers: number): Promise<string> {
  const waits: number[] = [];
  const until = performance.now() + RUN_MS;
  const write = async (): Promise<void> => {
    const created = await store.create(started(MITTE));
    if (!created.ok) throw new Error(created.error);
    for (let version = 1; performance.now() < until; version += 1) {
      const at = performance.now();
      const stored = await store.append(created.value, version, [{ type: 'MatchResumed', side: 0 }], null);
      if (!stored.ok) throw new Error(stored.error);
      waits.push(performance.now() - at);
      // Memory answers without ever leaving this turn of the loop; the clock must be seen by all.
      if (version % 100 === 0) await new Promise((turn) => setImmediate(turn));
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  waits.sort((a, b) => a - b);
  const rate = Math.round(waits.length / (RUN_MS / 1000));
  return `${rate}/s, p50 ${percentile(waits, 0.5)} ms, p99 ${percentile(waits, 0.99)} ms`;
}

async function rates(folder: string): Promise<void> {
  for (const writers of WRITERS) {
    const stores = storesOn(connect(join(folder, `rate-${writers}.db`)));
    console.log(`  sqlite, ${writers} writers: ${await appendRate(stores.events, writers)}`);
    await stores.close();
    console.log(`  memory, ${writers} writers: ${await appendRate(createMemoryEventStore(), writers)}`);
  }
}

async function store(stores: SqliteStores, { events, match }: PlayedMatch, over: boolean): Promise<void> {
  const [first, ...rest] = events;
  if (first?.type !== 'MatchStarted') throw new Error('a match begins with its start');
  const created = await stores.events.create(first);
  if (!created.ok) throw new Error(created.error);
  const end = over ? (match.end ?? ({ winner: null, reason: 'agreed', score: [0, 0] } as const)) : null;
  const stored = await stores.events.append(created.value, 1, rest, end);
  if (!stored.ok) throw new Error(stored.error);
}

/** Some hundred different matches over and over; the events of one are alike in size anyway. */
async function fill(file: string, rules: GameRules, matches: number, unfinished: number): Promise<void> {
  const rng = createRng(1);
  const different = Array.from({ length: 50 }, () => playWhole(rng, rules));
  const stores = storesOn(connect(file));
  for (let made = 0; made < matches; made += 100) {
    const group = Array.from({ length: Math.min(100, matches - made) }, (_, index) => made + index);
    await Promise.all(
      group.map(async (n) => {
        const played = different[n % different.length];
        if (played !== undefined) await store(stores, played, n >= unfinished);
      }),
    );
  }
  await stores.close();
}

async function sizes(folder: string): Promise<void> {
  for (const rules of [KALAH, MITTE]) {
    const file = join(folder, `size-${rules.preset}.db`);
    await fill(file, rules, 500, 0);
    const size = Math.round(statSync(file).size / 500);
    console.log(`  ${rules.game}: ${size} bytes of database a match of ${PLIES} moves`);
  }
}

async function opening(folder: string): Promise<void> {
  const file = join(folder, 'big.db');
  await fill(file, MITTE, MATCHES, UNFINISHED);
  const begin = performance.now();
  const opened = openSqlite(file);
  if (!opened.ok) throw new Error(opened.error.code);
  const isOpen = performance.now();
  const ids = await opened.value.events.unfinished();
  for (const id of ids) replay(await opened.value.events.read(id));
  const end = performance.now();
  const size = Math.round(statSync(file).size / 1024 / 1024);
  console.log(
    `  ${MATCHES} matches of ${PLIES} moves (${size} MiB): opened and checked in ${Math.round(isOpen - begin)} ms,`,
  );
  console.log(`    ${ids.length} unfinished ones replayed in ${Math.round(end - isOpen)} ms`);
  const asked = performance.now();
  await opened.value.events.finishedOf(playerIdOf('Anna'), 20);
  const listed = performance.now();
  await opened.value.events.statisticsOf(playerIdOf('Anna'));
  const counted = performance.now();
  console.log(
    `    last 20 matches of one who played all: ${(listed - asked).toFixed(1)} ms, statistics: ${(counted - listed).toFixed(1)} ms`,
  );
  await opened.value.close();
}

export async function bench(): Promise<undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'spielhaus-bench-'));
  try {
    await rates(folder);
    await sizes(folder);
    await opening(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
