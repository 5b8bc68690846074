/**
 * An estimate of a position for the side to move: pawns by their steps to the goal, and whether an enemy pawn stands
 * in their way; what either side's stones could take next; runners that a stone holds up. The lock counts.
 */
import type { Side } from '../../rules/game';
import { SOUTH } from '../../rules/game';
import { LOW_SQUARES, lowestBit, popCount, REACH_HIGH, REACH_LOW, reachRow } from '../../rules/kelma/bits';
import type { Kernel } from '../../rules/kelma/kernel';
import { stonesHigh, stonesLow } from '../../rules/kelma/generate';
import type { ByDistance } from './weights';
import * as weights from './weights';

// Looked up once: a global is slow to find where code runs in a context of its own.
const { imul } = Math;

const FILES = 5;
const SQUARES = 55;
const ALL_LOW = 0x3fffffff;
const ALL_HIGH = 0x1ffffff;
/** One bit in every rank: multiplied by a set of files it fills them. */
const FILL_LOW = 0x02108421;
const FILL_HIGH = 0x00108421;

/** Weights by square for a side's pawns. */
const bySquare = (side: Side, byDistance: ByDistance): Int32Array =>
  Int32Array.from({ length: SQUARES }, (_, square) => {
    const rank = (square - (square % FILES)) / FILES;
    return byDistance[(side === SOUTH ? 10 - rank : rank) - 1] ?? 0;
  });

interface SideTables {
  readonly runners: Int32Array;
  readonly rest: Int32Array;
}

const tables = (side: Side, role: 'mover' | 'other'): SideTables => ({
  runners: bySquare(side, weights.RUNNERS[role]),
  rest: bySquare(side, weights.REST[role]),
});

const MOVER = [tables(0, 'mover'), tables(1, 'mover')] as const;
const OTHER = [tables(0, 'other'), tables(1, 'other')] as const;

/** Fills: the squares of a set and all those below, or above, them in their files; seen from south. */
const fillDownHigh = (high: number): number => {
  const two = high | (high >>> 5);
  const four = two | (two >>> 10);
  return four | (four >>> 20);
};
const fillDownLow = (low: number, filledHigh: number): number => {
  const two = low | (low >>> 5);
  const four = two | (two >>> 10);
  return four | (four >>> 20) | imul(filledHigh & 0x1f, FILL_LOW);
};
const fillUpLow = (low: number): number => {
  const two = low | (low << 5);
  const four = two | (two << 10);
  return (four | (four << 20)) & ALL_LOW;
};
const fillUpHigh = (filledLow: number, high: number): number => {
  const two = high | (high << 5);
  const four = two | (two << 10);
  return (four | (four << 20) | imul(filledLow >>> 25, FILL_HIGH)) & ALL_HIGH;
};

function sum(low: number, high: number, table: Int32Array): number {
  let total = 0;
  for (let left = low; left !== 0; left &= left - 1) total += table[lowestBit(left)] ?? 0;
  for (let left = high; left !== 0; left &= left - 1) total += table[LOW_SQUARES + lowestBit(left)] ?? 0;
  return total;
}

/** The foremost pawns of their files that no enemy pawn stops, as bit sets. */
interface Runners {
  readonly southLow: number;
  readonly southHigh: number;
  readonly northLow: number;
  readonly northHigh: number;
}

function runnersOf({ southLow, southHigh, northLow, northHigh }: Kernel): Runners {
  const southDownHigh = fillDownHigh(southHigh);
  const southDownLow = fillDownLow(southLow, southDownHigh);
  const northDownHigh = fillDownHigh(northHigh);
  const northDownLow = fillDownLow(northLow, northDownHigh);
  const southUpLow = fillUpLow(southLow);
  const southUpHigh = fillUpHigh(southUpLow, southHigh);
  const northUpLow = fillUpLow(northLow);
  const northUpHigh = fillUpHigh(northUpLow, northHigh);
  return {
    southLow: southLow & ~northDownLow & ~((southDownLow >>> 5) | (southDownHigh << 25)),
    southHigh: southHigh & ~northDownHigh & ~(southDownHigh >>> 5),
    northLow: northLow & ~southUpLow & ~(northUpLow << 5),
    northHigh: northHigh & ~southUpHigh & ~((northUpHigh << 5) | (northUpLow >>> 25)),
  };
}

/** South's pawns less north's. */
function pawnValue(kernel: Kernel, run: Runners): number {
  const south = kernel.turn === SOUTH ? MOVER[0] : OTHER[0];
  const north = kernel.turn === SOUTH ? OTHER[1] : MOVER[1];
  return (
    sum(run.southLow, run.southHigh, south.runners) +
    sum(kernel.southLow & ~run.southLow, kernel.southHigh & ~run.southHigh, south.rest) -
    sum(run.northLow, run.northHigh, north.runners) -
    sum(kernel.northLow & ~run.northLow, kernel.northHigh & ~run.northHigh, north.rest)
  );
}

/** Runners with a stone right in front: the mover's against the other's. */
function heldValue(kernel: Kernel, run: Runners): number {
  const low = stonesLow(kernel);
  const high = stonesHigh(kernel);
  const south =
    popCount(run.southLow & ((low >>> 5) | (high << 25))) + popCount(run.southHigh & (high >>> 5));
  const north = popCount(run.northLow & (low << 5)) + popCount(run.northHigh & ((high << 5) | (low >>> 25)));
  return kernel.turn === SOUTH
    ? north * weights.OTHER_HELD - south * weights.MOVER_HELD
    : south * weights.OTHER_HELD - north * weights.MOVER_HELD;
}

/** What stones other than `except` reach of some pawns. */
function reached({ faces, squares }: Kernel, except: number, low: number, high: number): number {
  let reachLow = 0;
  let reachHigh = 0;
  for (let n = 0; n < 3; n += 1) {
    if (n === except) continue;
    const row = reachRow(faces[n] ?? 0, squares[n] ?? 0);
    reachLow |= REACH_LOW[row] ?? 0;
    reachHigh |= REACH_HIGH[row] ?? 0;
  }
  return popCount(reachLow & low) + popCount(reachHigh & high);
}

const NO_STONE = -1;

/** What the side on turn could take now, against what the other could take if it were on turn. */
function reachValue(kernel: Kernel, run: Runners): number {
  const isSouth = kernel.turn === SOUTH;
  const { locked } = kernel;
  const mine = isSouth ? kernel.southLow : kernel.northLow;
  const mineHigh = isSouth ? kernel.southHigh : kernel.northHigh;
  const runMine = isSouth ? run.southLow : run.northLow;
  const runMineHigh = isSouth ? run.southHigh : run.northHigh;
  const theirs = isSouth ? kernel.northLow : kernel.southLow;
  const theirsHigh = isSouth ? kernel.northHigh : kernel.southHigh;
  const runTheirs = isSouth ? run.northLow : run.southLow;
  const runTheirsHigh = isSouth ? run.northHigh : run.southHigh;
  return (
    reached(kernel, locked, runTheirs, runTheirsHigh) * weights.TAKES_RUNNER +
    reached(kernel, locked, theirs & ~runTheirs, theirsHigh & ~runTheirsHigh) * weights.TAKES_REST -
    reached(kernel, NO_STONE, runMine, runMineHigh) * weights.LOSES_RUNNER -
    reached(kernel, NO_STONE, mine & ~runMine, mineHigh & ~runMineHigh) * weights.LOSES_REST
  );
}

/** In hundredths of a pawn, for the side on turn. */
export function evaluate(kernel: Kernel): number {
  const run = runnersOf(kernel);
  const pawns = pawnValue(kernel, run);
  return (
    (kernel.turn === SOUTH ? pawns : -pawns) +
    heldValue(kernel, run) +
    reachValue(kernel, run) +
    weights.TEMPO
  );
}
