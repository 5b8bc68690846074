/**
 * npm run analyse -- <game> "<position>" [--regeln preset] [--knoten N | --sekunden S] [--ohne-buch] [--tabelle N]: what a
 * position and each of its moves are worth, as one JSON object. docs/computer.md says what its fields mean.
 */
import { join } from 'node:path';
import { openingBook } from '../adapters/worker/books';
import { endgameTable, TABLE_SEEDS } from '../adapters/worker/tables';
import { pliesToEnd, search } from '../bot/kelma';
import { bettered, isComplete, lookUp } from '../bot/khalaha/book';
import { tableUpTo } from '../bot/khalaha/level';
import { createSolver, type Solution } from '../bot/khalaha/solve';
import { readConfig } from '../config';
import type { Result } from '../kernel/result';
import { err, ok } from '../kernel/result';
import { duration, give, readCall, wholeNumber, type Answer, type Call, type Env } from './call';
import { readTask, type KelmaTask, type KhalahaTask } from './position';

const OPTIONS = { valued: ['regeln', 'knoten', 'sekunden', 'tabelle'], switches: ['ohne-buch'] };
const MOST_NODES = 1e15;
const SECOND = 1000;

/** Kelma cannot be searched to its end; without a limit so many nodes are enough for some ten plies. */
const KELMA_NODES = 5_000_000;
const KELMA_DEPTH = 60;

/**
 * What solves a position soonest, by its seeds in play: for up to `seeds` an endgame table of so many levels and 2^bits
 * proven bounds. Small tables are built anew, which takes less time than reading a large one. Two levels more halve
 * the nodes and take four times as long to build.
 */
const MEANS = [
  { seeds: 16, levels: 6, bits: 14 },
  { seeds: 27, levels: 9, bits: 18 },
  { seeds: 40, levels: TABLE_SEEDS, bits: 20 },
  { seeds: 44, levels: TABLE_SEEDS + 2, bits: 22 },
] as const;
const MOST_MEANS = { levels: TABLE_SEEDS + 4, bits: 22 } as const;

interface Limits {
  readonly maxNodes: number | null;
  readonly shouldStop: () => boolean;
}

/** null: no limit was named. */
function readLimits(call: Call): Result<Limits | null, string> {
  const nodes = wholeNumber(call, 'knoten', 1, MOST_NODES);
  if (!nodes.ok) return nodes;
  const seconds = duration(call, 'sekunden');
  if (!seconds.ok) return seconds;
  if (nodes.value === null && seconds.value === null) return ok(null);
  if (nodes.value !== null && seconds.value !== null)
    return err('--knoten und --sekunden gehen nicht zugleich.');
  if (seconds.value === null) return ok({ maxNodes: nodes.value, shouldStop: () => false });
  const end = performance.now() + seconds.value * SECOND;
  return ok({ maxNodes: null, shouldStop: () => performance.now() >= end });
}

function analyseKhalaha(
  { rules, setup }: KhalahaTask,
  limits: Limits | null,
  folder: string,
  wishedLevels: number | null,
  withBook: boolean,
): Solution {
  const book = withBook ? openingBook(rules) : null;
  const known = book === null ? null : lookUp(book, setup);
  if (known !== null && isComplete(known)) return known;
  const seeds = [...setup.mover, ...setup.other].reduce((sum, each) => sum + each, 0);
  const { levels, bits } = MEANS.find((means) => seeds <= means.seeds) ?? MOST_MEANS;
  // Who sets a limit shall not wait for a large table; who sets none waits for the whole.
  const most = limits === null ? levels : Math.min(levels, TABLE_SEEDS);
  const table =
    levels < TABLE_SEEDS
      ? tableUpTo(rules, levels)
      : endgameTable({ folder, seeds: wishedLevels ?? most }, rules);
  const shouldStop = limits?.shouldStop ?? ((): boolean => false);
  const maxNodes = limits?.maxNodes ?? Infinity;
  const found = createSolver(rules, table, bits).solve(setup, { maxNodes, shouldStop, prove: 'all' });
  return known === null ? found : bettered(found, known);
}

function analyseKelma({ state }: KelmaTask, limits: Limits | null): object {
  const { maxNodes, shouldStop } = limits ?? { maxNodes: KELMA_NODES, shouldStop: () => false };
  const found = search(state, {
    maxNodes: maxNodes ?? Infinity,
    maxDepth: KELMA_DEPTH,
    shouldStop,
    everyMove: true,
  });
  const { value, exact, moves, best, depth, nodes } = found;
  const named = moves.map((each) => ({
    move: each.move,
    value: each.value,
    exact: each.exact,
    plies: each.exact ? pliesToEnd(each.value) : null,
  }));
  return { value, exact, plies: exact ? pliesToEnd(value) : null, moves: named, best, depth, nodes };
}

export function analyse(args: readonly string[], env: Env): Answer {
  const config = readConfig(env);
  if (!config.ok) return config;
  const call = readCall(args, OPTIONS);
  if (!call.ok) return call;
  const { words, options } = call.value;
  const task = readTask(words, options.get('regeln'));
  if (!task.ok) return task;
  const began = performance.now();
  const limits = readLimits(call.value);
  if (!limits.ok) return limits;
  const levels = wholeNumber(call.value, 'tabelle', 3, 18);
  if (!levels.ok) return levels;
  const folder = join(config.value.dataDir, 'endspiel');
  const found =
    task.value.game === 'khalaha'
      ? analyseKhalaha(task.value, limits.value, folder, levels.value, !options.has('ohne-buch'))
      : analyseKelma(task.value, limits.value);
  const seconds = Math.round(performance.now() - began) / SECOND;
  return ok({ ...found, seconds });
}

if (require.main === module) give(analyse(process.argv.slice(2), process.env));
