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
  return four | (four >>> 20) | Math.imul(filledHigh & 0x1f, FILL_LOW);
};
const fillUpLow = (low: number): number => {
  const two = low | (low << 5);
  const four = two | (two << 10);
  return (four | (four << 20)) & ALL_LOW;
};
const fillUpHigh = (filledLow: number, high: number): number => {
  const two = high | (high << 5);
  const four = two | (two << 10);
  return (four | (four << 20) | Math.imul(filledLow >>> 25, FILL_HIGH)) & ALL_HIGH;
};

function sum(low: number, high: number, table: Int32Array): number {
  let total = 0;
  for (let left = low; left !== 0; left &= left - 1) total += table[lowestBit(left)] ?? 0;
  for (let left = high; left !== 0; left &= left - 1) total += table[LOW_SQUARES + lowestBit(left)] ?? 0;
  return total;
}

/** Squares that the upper faces of the stones reach, all but one stone's. */
const reachLow = ({ faces, squares }: Kernel, except: number): number => {
  let low = 0;
  for (let n = 0; n < 3; n += 1) {
    if (n !== except) low |= REACH_LOW[reachRow(faces[n] ?? 0, squares[n] ?? 0)] ?? 0;
  }
  return low;
};
const reachHigh = ({ faces, squares }: Kernel, except: number): number => {
  let high = 0;
  for (let n = 0; n < 3; n += 1) {
    if (n !== except) high |= REACH_HIGH[reachRow(faces[n] ?? 0, squares[n] ?? 0)] ?? 0;
  }
  return high;
};

const NO_STONE = -1;

/** The value of south's pawns less that of north's, with what stones can do to them, for the side on turn. */
export function evaluate(kernel: Kernel): number {
  const { southLow, southHigh, northLow, northHigh, turn } = kernel;
  const southDownHigh = fillDownHigh(southHigh);
  const southDownLow = fillDownLow(southLow, southDownHigh);
  const northDownHigh = fillDownHigh(northHigh);
  const northDownLow = fillDownLow(northLow, northDownHigh);
  const southUpLow = fillUpLow(southLow);
  const southUpHigh = fillUpHigh(southUpLow, southHigh);
  const northUpLow = fillUpLow(northLow);
  const northUpHigh = fillUpHigh(northUpLow, northHigh);

  const southRunLow = southLow & ~northDownLow & ~((southDownLow >>> 5) | (southDownHigh << 25));
  const southRunHigh = southHigh & ~northDownHigh & ~(southDownHigh >>> 5);
  const northRunLow = northLow & ~southUpLow & ~(northUpLow << 5);
  const northRunHigh = northHigh & ~southUpHigh & ~((northUpHigh << 5) | (northUpLow >>> 25));

  const south = turn === SOUTH ? MOVER[0] : OTHER[0];
  const north = turn === SOUTH ? OTHER[1] : MOVER[1];
  const pawns =
    sum(southRunLow, southRunHigh, south.runners) +
    sum(southLow & ~southRunLow, southHigh & ~southRunHigh, south.rest) -
    sum(northRunLow, northRunHigh, north.runners) -
    sum(northLow & ~northRunLow, northHigh & ~northRunHigh, north.rest);

  const stoneLow = stonesLow(kernel);
  const stoneHigh = stonesHigh(kernel);
  const southHeld =
    popCount(southRunLow & ((stoneLow >>> 5) | (stoneHigh << 25))) +
    popCount(southRunHigh & (stoneHigh >>> 5));
  const northHeld =
    popCount(northRunLow & (stoneLow << 5)) + popCount(northRunHigh & ((stoneHigh << 5) | (stoneLow >>> 25)));

  const nowLow = reachLow(kernel, kernel.locked);
  const nowHigh = reachHigh(kernel, kernel.locked);
  const nextLow = reachLow(kernel, NO_STONE);
  const nextHigh = reachHigh(kernel, NO_STONE);
  const isSouth = turn === SOUTH;
  const takesRunner =
    popCount(nowLow & (isSouth ? northRunLow : southRunLow)) +
    popCount(nowHigh & (isSouth ? northRunHigh : southRunHigh));
  const takesAll =
    popCount(nowLow & (isSouth ? northLow : southLow)) +
    popCount(nowHigh & (isSouth ? northHigh : southHigh));
  const losesRunner =
    popCount(nextLow & (isSouth ? southRunLow : northRunLow)) +
    popCount(nextHigh & (isSouth ? southRunHigh : northRunHigh));
  const losesAll =
    popCount(nextLow & (isSouth ? southLow : northLow)) +
    popCount(nextHigh & (isSouth ? southHigh : northHigh));

  return (
    (isSouth ? pawns : -pawns) +
    takesRunner * weights.TAKES_RUNNER +
    (takesAll - takesRunner) * weights.TAKES_REST -
    losesRunner * weights.LOSES_RUNNER -
    (losesAll - losesRunner) * weights.LOSES_REST -
    (isSouth ? southHeld : northHeld) * weights.MOVER_HELD +
    (isSouth ? northHeld : southHeld) * weights.OTHER_HELD +
    weights.TEMPO
  );
}
