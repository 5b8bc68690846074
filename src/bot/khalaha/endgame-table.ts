/**
 * Exact results of every position with few seeds in play, one byte each: the margin still to come for the mover, which
 * does not depend on the stores. Built level by level, since a sowing that banks nothing only moves seeds forward.
 */
import {
  FRAME,
  SWEEP,
  moverEmpty,
  otherEmpty,
  seedsAt,
  sowPacked,
  turnRound,
} from '../../rules/khalaha/packed';
import {
  MOST_RANKED_SEEDS,
  firstPosition,
  nextPosition,
  positionsBelow,
  positionsWith,
  rankOf,
} from './ranking';

/** Plain data: may be sent to and from a worker. */
export interface EndgameTable {
  /** As from packedRules. */
  readonly rules: number;
  /** Levels 0 .. maxSeeds are complete. */
  readonly maxSeeds: number;
  /** The value of rank r with k seeds is at positionsBelow(k) + r. */
  readonly values: Int8Array;
}

export interface TableProgress {
  /** The level that is complete now. */
  readonly seeds: number;
  readonly positions: number;
  /** Sum of its values: a fingerprint by which builds are compared. */
  readonly sum: number;
}

const UNKNOWN = -128;
/** Longest chain of sowings that bank nothing, in frames, with a wide margin: each moves a seed towards its store. */
const DEEPEST = 16 * MOST_RANKED_SEEDS;

const BELOW = Int32Array.from({ length: MOST_RANKED_SEEDS + 2 }, (_, seeds) => positionsBelow(seeds));

/** The mover's margin still to come in the frame at `at`, which holds `seeds` <= table.maxSeeds seeds in play. */
export function probe(table: EndgameTable, stack: Int32Array, at: number, seeds: number): number {
  return table.values[(BELOW[seeds] as number) + rankOf(stack, at)] as number;
}

/** Yields after each level and returns the whole; some ten bytes a position at 14 seeds are 9.7 MB in all. */
export function* buildEndgameTable(
  rules: number,
  maxSeeds: number,
): Generator<TableProgress, EndgameTable, undefined> {
  if (maxSeeds > MOST_RANKED_SEEDS) throw new Error(`an endgame table of ${maxSeeds} seeds`);
  const values = new Int8Array(positionsBelow(maxSeeds + 1)).fill(UNKNOWN);
  const table: EndgameTable = { rules, maxSeeds, values };
  const stack = new Int32Array((DEEPEST + 2) * FRAME);
  for (let seeds = 0; seeds <= maxSeeds; seeds += 1) yield buildLevel(table, stack, seeds);
  return table;
}

function buildLevel(table: EndgameTable, stack: Int32Array, seeds: number): TableProgress {
  const positions = positionsWith(seeds);
  const base = positionsBelow(seeds);
  let sum = 0;
  firstPosition(stack, 0, seeds);
  for (let rank = 0; rank < positions; rank += 1) {
    // The frames above the first are the recursion's; the first stays and is moved on.
    const known = table.values[base + rank] as number;
    sum += known === UNKNOWN ? evaluate(table, stack, 0, seeds, base + rank) : known;
    nextPosition(stack, 0);
  }
  return { seeds, positions, sum };
}

/** The value of the frame at `at`, which is stored at `index`. */
function evaluate(table: EndgameTable, stack: Int32Array, at: number, seeds: number, index: number): number {
  const value = seeds === 0 ? 0 : search(table, stack, at, seeds);
  table.values[index] = value;
  return value;
}

/** From the table, or evaluated for it: a frame with `seeds` seeds. */
function valueOf(table: EndgameTable, stack: Int32Array, at: number, seeds: number): number {
  const index = (BELOW[seeds] as number) + rankOf(stack, at);
  const known = table.values[index] as number;
  return known === UNKNOWN ? evaluate(table, stack, at, seeds, index) : known;
}

function search(table: EndgameTable, stack: Int32Array, at: number, seeds: number): number {
  const next = at + FRAME;
  if ((table.rules & SWEEP) !== 0) {
    // The game is over: what is left goes to the side on which it lies.
    if (moverEmpty(stack, at)) return -seeds;
    if (otherEmpty(stack, at)) return seeds;
  } else if (moverEmpty(stack, at)) {
    stack.copyWithin(next, at, next);
    turnRound(stack, next);
    return -valueOf(table, stack, next, seeds);
  }
  let best = UNKNOWN;
  for (let pit = 0; pit < 6; pit += 1) {
    if (seedsAt(stack, at, pit) === 0) continue;
    const again = sowPacked(stack, at, pit, table.rules, next);
    const gain = stack[next + 3] as number;
    const rest = valueOf(table, stack, next, seeds - gain);
    best = Math.max(best, again ? gain + rest : gain - rest);
  }
  return best;
}
