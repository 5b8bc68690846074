/**
 * npm run loese -- 444444/444444 [--regeln khalaha] [--halbzuege N] [--minuten M] [--datei buch]: proves what a start of
 * Khalaha and its moves are worth, then the positions after it, nearest first, and writes a book, or goes on with it.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { endgameTable, TABLE_SEEDS } from '../adapters/worker/tables';
import { lookUp, makeBook, parseBook, type Worths } from '../bot/khalaha/book';
import { createSolver } from '../bot/khalaha/solve';
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

/** What an earlier call has solved; a file that is no book of these rules is not overwritten. */
function readKnown(file: string, preset: string): Result<ReadonlyMap<string, Worths>, string> {
  if (!existsSync(file)) return ok(new Map());
  const book = parseBook(readFileSync(file, 'utf8'));
  return book.ok && book.value.preset === preset
    ? ok(book.value.positions)
    : err(`${file} ist kein Buch für ${preset} und bleibt, wie es ist.`);
}

function write(wish: Wish, rules: KhalahaRules, opening: Opening): void {
  const { name, file, tableSeeds } = wish;
  const positions = opening.solved;
  const reached = opening.distance();
  const remarks = [
    `Start ${name}, made by: npm run loese -- ${name} --regeln ${rules.preset} --halbzuege ${wish.plies}`,
    `Proven to the end of the game (endgame table of ${tableSeeds} seeds): a best move of each position, and what else stands there.`,
    `Complete up to distance ${reached}: plies, one more for each move that is not best, three more where both sides make one.`,
    'A line: pits 1-6 of the mover and of the other (base 36), then by pit the margin still to come, behind < at most so much.',
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
  const known = readKnown(file, rules.preset);
  if (!known.ok) return known;
  const began = performance.now();
  const shouldStop = (): boolean => performance.now() - began >= ms;
  const tables = { folder: join(config.value.dataDir, 'endspiel'), seeds: tableSeeds };
  const table = endgameTable(tables, rules);
  const opening = createOpening(createSolver(rules, table, memoryBits), setup, plies, known.value);
  let written = began;
  while (opening.next(shouldStop)) {
    if (performance.now() - written < WRITE_EVERY_MS) continue;
    written = performance.now();
    write(wish.value, rules, opening);
    say(`${opening.solved.size} Stellungen, Entfernung ${opening.distance()}`);
  }
  const seconds = Math.round(performance.now() - began) / 1000;
  const positions = opening.solved;
  const start = lookUp({ preset: rules.preset, remarks: [], positions }, setup);
  if (start === null) return err('In dieser Zeit ließ sich der Anfang nicht lösen.');
  write(wish.value, rules, opening);
  const { value, exact, moves, best } = start;
  return ok({ value, exact, moves, best, positions: positions.size, file, seconds });
}

if (require.main === module) {
  give(solveOpening(process.argv.slice(2), process.env, (line) => process.stderr.write(`${line}\n`)));
}
