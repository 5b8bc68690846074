/**
 * Sets of squares as two integers: ranks 1-6 (30 bits, squares 0-29) and ranks 7-11 (25 bits, squares 30-54).
 * One rank up is a shift by 5. Also the tables of what each face reaches from each square.
 */
import { FACES, reachOf } from './piece';
import { SQUARE_COUNT, SQUARES } from './square';

// Looked up once: a global is slow to find where code runs in a context of its own.
const { clz32, imul } = Math;

export const LOW_SQUARES = 30;
export const LOW_MASK = 0x3fffffff;
export const HIGH_MASK = 0x1ffffff;

/** By square number: its bit in the lower and in the upper integer; one of the two is 0. */
export const LOW = Int32Array.from({ length: SQUARE_COUNT }, (_, n) => (n < LOW_SQUARES ? 1 << n : 0));
export const HIGH = Int32Array.from({ length: SQUARE_COUNT }, (_, n) =>
  n < LOW_SQUARES ? 0 : 1 << (n - LOW_SQUARES),
);

/** Rank 11 lies in the upper integer, rank 1 in the lower. */
export const SOUTH_GOAL_HIGH = 0x1f << 20;
export const NORTH_GOAL_LOW = 0x1f;

/** Number of bits in a 32-bit integer. */
export function popCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Position of the lowest bit; bits is not 0. */
export const lowestBit = (bits: number): number => 31 - clz32(bits & -bits);

/** Row of a face (its place in FACES) and square in the tables below. */
export const reachRow = (face: number, square: number): number => face * SQUARE_COUNT + square;

const REACH: readonly (readonly number[])[] = FACES.flatMap((face) =>
  SQUARES.map((_, square) => reachOf(face, square)),
);

const union = (squares: readonly number[], bits: Int32Array): number =>
  squares.reduce((set, square) => set | (bits[square] ?? 0), 0);

/** By reachRow: the squares that the face reaches on an empty board. */
export const REACH_LOW = Int32Array.from(REACH, (squares) => union(squares, LOW));
export const REACH_HIGH = Int32Array.from(REACH, (squares) => union(squares, HIGH));
