/**
 * npm run loese -- 444444/444444 [--regeln khalaha] [--halbzuege N] [--minuten M] [--datei buch]: proves what a start of
 * Khalaha and its moves are worth, then the positions after it, nearest first, and writes them as a book.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { endgameTable, TABLE_SEEDS } from '../adapters/worker/tables';
import { makeBook } from '../bot/khalaha/book';
import { createSolver, type Solution } from '../bot/khalaha/solve';
import { readConfig, type Config } from '../config';
import type { Result } from '../kernel/result';
import { err, ok } from '../kernel/result';
import type { KhalahaRules } from '../rules/khalaha';
import { duration, give, readCall, wholeNumber, type Answer, type Env } from './call';
import { createOpening, type Opening } from './opening';
import { readTask, type KhalahaTask } from './position';

const OPTIONS = { valued: ['regeln', 'halbzuege', 'minuten', 'datei', 'tabelle', 'speicher'] };
/** Proven bounds that are remembered: 2^24, 256 MB. */
const MEMORY_BITS = 24;
const MINUTE_MS = 60_000;
const WRITE_EVERY_MS = 30_000;

interface Wish {
  readonly task: KhalahaTask;
  readonly name: string;
  /** Positions nearer than this are solved. */
  readonly plies: number;
  /** Infinity: until all of them are. */
  readonly ms: number;
  readonly file: string;
  readonly tableSeeds: number;
  readonly memoryBits: number;
}

function readWish(args: readonly string[], { dataDir }: Config): Result<Wish, string> {
  const call = readCall(args, OPTIONS);
  if (!call.ok) return call;
  const [name = ''] = call.value.words;
  if (!/^\d{6}\/\d{6}$/.test(name))
    return err(`Die Füllung ${JSON.stringify(name)} geht nicht, erwartet wird etwas wie 444444/444444.`);
  const preset = call.value.options.get('regeln');
  const task = readTask(['khalaha', ...call.value.words], preset);
  if (!task.ok) return task;
  const plies = wholeNumber(call.value, 'halbzuege', 1, 40);
  if (!plies.ok) return plies;
  const minutes = duration(call.value, 'minuten');
  if (!minutes.ok) return minutes;
  const tableSeeds = wholeNumber(call.value, 'tabelle', 3, 18);
  if (!tableSeeds.ok) return tableSeeds;
  const memoryBits = wholeNumber(call.value, 'speicher', 16, 26);
  if (!memoryBits.ok) return memoryBits;
  if (task.value.game !== 'khalaha') throw new Error(task.value.game);
  const { rules } = task.value;
  const file = `${rules.preset}-${name.replace('/', '-')}.book`;
  return ok({
    task: task.value,
    name,
    plies: plies.value ?? 1,
    ms: (minutes.value ?? Infinity) * MINUTE_MS,
    file: resolve(call.value.options.get('datei') ?? join(dataDir, 'buecher', file)),
    tableSeeds: tableSeeds.value ?? TABLE_SEEDS,
    memoryBits: memoryBits.value ?? MEMORY_BITS,
  });
}

function write(wish: Wish, rules: KhalahaRules, { positions }: Opening, reached: number): void {
  const { name, file, tableSeeds } = wish;
  const remarks = [
    `Start ${name}, made by: npm run loese -- ${name} --regeln ${rules.preset} --halbzuege ${wish.plies}`,
    `Each move of ${positions.size} positions was proven to the end of the game (endgame table of ${tableSeeds} seeds).`,
    `Complete up to distance ${reached}: plies, and three more for each move that is not best of the side with fewer such.`,
    'A line: pits 1-6 of the mover and of the other (digits of base 36), then the margin still to come by pit.',
  ];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.neu`, makeBook({ preset: rules.preset, remarks, positions }));
  renameSync(`${file}.neu`, file);
}

/** say: a line now and then about how far it is. */
export function solveOpening(args: readonly string[], env: Env, say: (line: string) => void): Answer {
  const config = readConfig(env);
  if (!config.ok) return config;
  const wish = readWish(args, config.value);
  if (!wish.ok) return wish;
  const { task, plies, ms, file, tableSeeds, memoryBits } = wish.value;
  const { rules, setup } = task;
  const began = performance.now();
  const shouldStop = (): boolean => performance.now() - began >= ms;
  const table = endgameTable(join(config.value.dataDir, 'endspiel'), rules, tableSeeds);
  const opening = createOpening(createSolver(rules, table, memoryBits), setup, plies);
  let start: Solution | null = null;
  let nodes = 0;
  let written = began;
  for (;;) {
    const solution = opening.next(shouldStop);
    if (solution === null) break;
    start ??= solution;
    nodes += solution.nodes;
    if (performance.now() - written < WRITE_EVERY_MS) continue;
    written = performance.now();
    write(wish.value, rules, opening, opening.distance());
    say(`${opening.positions.size} Stellungen, Entfernung ${opening.distance()}, ${nodes} Knoten`);
  }
  const seconds = Math.round(performance.now() - began) / 1000;
  if (start === null) return err('In dieser Zeit ließ sich der Anfang nicht lösen.');
  write(wish.value, rules, opening, opening.distance());
  const { value, moves, best } = start;
  return ok({ value, exact: true, moves, best, positions: opening.positions.size, file, nodes, seconds });
}

if (require.main === module) {
  give(solveOpening(process.argv.slice(2), process.env, (line) => process.stderr.write(`${line}\n`)));
}
