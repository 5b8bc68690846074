/** The legal moves of a kernel as codes, and their mere number (L4-L7). */
import { NORTH, SOUTH } from '../game';
import {
  HIGH,
  HIGH_MASK,
  LOW,
  LOW_MASK,
  LOW_SQUARES,
  lowestBit,
  popCount,
  REACH_HIGH,
  REACH_LOW,
  reachRow,
} from './bits';
import type { Kernel } from './kernel';
import { encode, PAWN } from './kernel';
import { FILE_COUNT, SQUARE_COUNT } from './square';

const STONE_COUNT = 3;

/** No position has more moves: ten pawns and three stones of at most eight steps. */
export const MOST_MOVES = 34;

/** Captured side + 1, as the effect of a stone's move. */
const TAKES_SOUTH = SOUTH + 1;
const TAKES_NORTH = NORTH + 1;

export const stonesLow = ({ squares }: Kernel): number =>
  (LOW[squares[0] ?? 0] ?? 0) | (LOW[squares[1] ?? 0] ?? 0) | (LOW[squares[2] ?? 0] ?? 0);
export const stonesHigh = ({ squares }: Kernel): number =>
  (HIGH[squares[0] ?? 0] ?? 0) | (HIGH[squares[1] ?? 0] ?? 0) | (HIGH[squares[2] ?? 0] ?? 0);

const has = (low: number, high: number, square: number): boolean =>
  ((low & (LOW[square] ?? 0)) | (high & (HIGH[square] ?? 0))) !== 0;

/** The pawns of the side on turn with an empty square in front: the lower half of the set. */
function freeLow(kernel: Kernel, occupiedLow: number, occupiedHigh: number): number {
  return kernel.turn === SOUTH
    ? kernel.southLow & ~((occupiedLow >>> FILE_COUNT) | ((occupiedHigh << 25) & LOW_MASK))
    : kernel.northLow & ~((occupiedLow << FILE_COUNT) | 0x1f);
}

/** The upper half of the same set. */
function freeHigh(kernel: Kernel, occupiedLow: number, occupiedHigh: number): number {
  return kernel.turn === SOUTH
    ? kernel.southHigh & ~(occupiedHigh >>> FILE_COUNT) & (HIGH_MASK >>> FILE_COUNT)
    : kernel.northHigh & ~((occupiedHigh << FILE_COUNT) | (occupiedLow >>> 25));
}

/** The square of the pawn that can push this stone, or -1 (L5). */
function pusherOf(kernel: Kernel, stone: number, occupiedLow: number, occupiedHigh: number): number {
  if (stone === kernel.locked && !kernel.pushLocked) return -1;
  const ahead = kernel.turn === SOUTH ? FILE_COUNT : -FILE_COUNT;
  const square = kernel.squares[stone] ?? 0;
  const pawn = square - ahead;
  const behind = square + ahead;
  if (pawn < 0 || pawn >= SQUARE_COUNT || behind < 0 || behind >= SQUARE_COUNT) return -1;
  const stands =
    kernel.turn === SOUTH
      ? has(kernel.southLow, kernel.southHigh, pawn)
      : has(kernel.northLow, kernel.northHigh, pawn);
  return stands && !has(occupiedLow, occupiedHigh, behind) ? pawn : -1;
}

/** Squares where no stone may go: other stones, and own pawns unless the house lets capture them (L6). */
const closedLow = (kernel: Kernel, stones: number): number =>
  kernel.captureOwn ? stones : stones | (kernel.turn === SOUTH ? kernel.southLow : kernel.northLow);
const closedHigh = (kernel: Kernel, stones: number): number =>
  kernel.captureOwn ? stones : stones | (kernel.turn === SOUTH ? kernel.southHigh : kernel.northHigh);

/** How many moves the side on turn has; a finished game is the caller's affair. */
export function countMoves(kernel: Kernel): number {
  const stoneLow = stonesLow(kernel);
  const stoneHigh = stonesHigh(kernel);
  const low = kernel.southLow | kernel.northLow | stoneLow;
  const high = kernel.southHigh | kernel.northHigh | stoneHigh;
  let count = popCount(freeLow(kernel, low, high)) + popCount(freeHigh(kernel, low, high));
  const openLow = ~closedLow(kernel, stoneLow);
  const openHigh = ~closedHigh(kernel, stoneHigh);
  for (let stone = 0; stone < STONE_COUNT; stone += 1) {
    if (pusherOf(kernel, stone, low, high) >= 0) count += 1;
    if (stone === kernel.locked) continue;
    const row = reachRow(kernel.faces[stone] ?? 0, kernel.squares[stone] ?? 0);
    count += popCount((REACH_LOW[row] ?? 0) & openLow) + popCount((REACH_HIGH[row] ?? 0) & openHigh);
  }
  return count;
}

/**
 * Writes the moves of all stones that are not locked into a set of squares, which may hold no stone; returns where
 * the list ends. effect: 0 for empty squares, side + 1 for that side's pawns.
 */
export function generateInto(
  kernel: Kernel,
  targetsLow: number,
  targetsHigh: number,
  effect: number,
  moves: Int32Array,
  start: number,
): number {
  let end = start;
  for (let stone = 0; stone < STONE_COUNT; stone += 1) {
    if (stone === kernel.locked) continue;
    const from = kernel.squares[stone] ?? 0;
    const row = reachRow(kernel.faces[stone] ?? 0, from);
    for (let low = (REACH_LOW[row] ?? 0) & targetsLow; low !== 0; low &= low - 1) {
      moves[end++] = encode(from, lowestBit(low), stone, effect);
    }
    for (let high = (REACH_HIGH[row] ?? 0) & targetsHigh; high !== 0; high &= high - 1) {
      moves[end++] = encode(from, LOW_SQUARES + lowestBit(high), stone, effect);
    }
  }
  return end;
}

/** Writes the pawns' steps and pushes; returns where the list ends. */
export function generatePawnMoves(kernel: Kernel, moves: Int32Array, start: number): number {
  const low = kernel.southLow | kernel.northLow | stonesLow(kernel);
  const high = kernel.southHigh | kernel.northHigh | stonesHigh(kernel);
  const ahead = kernel.turn === SOUTH ? FILE_COUNT : -FILE_COUNT;
  let end = start;
  for (let free = freeLow(kernel, low, high); free !== 0; free &= free - 1) {
    const from = lowestBit(free);
    moves[end++] = encode(from, from + ahead, PAWN, 0);
  }
  for (let free = freeHigh(kernel, low, high); free !== 0; free &= free - 1) {
    const from = LOW_SQUARES + lowestBit(free);
    moves[end++] = encode(from, from + ahead, PAWN, 0);
  }
  for (let stone = 0; stone < STONE_COUNT; stone += 1) {
    const from = pusherOf(kernel, stone, low, high);
    if (from >= 0) moves[end++] = encode(from, from + ahead, PAWN, stone + 1);
  }
  return end;
}

/** Writes the stones' moves that capture a pawn; returns where the list ends. */
export function generateCaptures(kernel: Kernel, moves: Int32Array, start: number): number {
  let end = start;
  if (kernel.turn === NORTH || kernel.captureOwn) {
    end = generateInto(kernel, kernel.southLow, kernel.southHigh, TAKES_SOUTH, moves, end);
  }
  if (kernel.turn === SOUTH || kernel.captureOwn) {
    end = generateInto(kernel, kernel.northLow, kernel.northHigh, TAKES_NORTH, moves, end);
  }
  return end;
}

/** Writes the stones' moves to empty squares; returns where the list ends. */
export function generateStoneMoves(kernel: Kernel, moves: Int32Array, start: number): number {
  const low = kernel.southLow | kernel.northLow | stonesLow(kernel);
  const high = kernel.southHigh | kernel.northHigh | stonesHigh(kernel);
  return generateInto(kernel, ~low, ~high, 0, moves, start);
}

/** Writes all legal moves of the side on turn; returns where the list ends. */
export const generate = (kernel: Kernel, moves: Int32Array, start: number): number =>
  generateStoneMoves(kernel, moves, generateCaptures(kernel, moves, generatePawnMoves(kernel, moves, start)));
