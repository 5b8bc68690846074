/**
 * Numbers the positions of Khalaha with k seeds in play, 0 .. C(k+11, 11)-1, without gaps: the eleven boundaries
 * between the twelve pits are a choice of 11 out of k+11 places, ranked by the combinatorial number system.
 */
import { FRAME, seedsAt } from '../../rules/khalaha/packed';

const PLACES = 12;
const BOUNDARIES = PLACES - 1;
const ROW = 64;
/** Every byte of a product with this is the sum of the bytes up to it. */
const PREFIX_SUMS = 0x01010101;
const EVEN_BYTES = 0x00ff00ff;

/** Ranks of positions with more seeds in play than this are not made. */
export const MOST_RANKED_SEEDS = 18;

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
}

/** At boundary * ROW + seeds before it: its share of the rank. */
const SHARES = Int32Array.from({ length: PLACES * ROW }, (_, index) => {
  const boundary = Math.floor(index / ROW);
  const before = index % ROW;
  return boundary < BOUNDARIES && before <= MOST_RANKED_SEEDS ? choose(before + boundary, boundary + 1) : 0;
});

/** How many positions have exactly `seeds` seeds in play. */
export const positionsWith = (seeds: number): number => choose(seeds + BOUNDARIES, BOUNDARIES);

/** The rank of the frame at `at` among the positions with as many seeds; at most MOST_RANKED_SEEDS. */
export function rankOf(stack: Int32Array, at: number): number {
  const a = Math.imul(stack[at] as number, PREFIX_SUMS);
  const b = (Math.imul(stack[at + 1] as number, PREFIX_SUMS) + Math.imul(a >>> 24, PREFIX_SUMS)) | 0;
  const c = (Math.imul(stack[at + 2] as number, PREFIX_SUMS) + Math.imul(b >>> 24, PREFIX_SUMS)) | 0;
  return (
    (SHARES[a & 255] as number) +
    (SHARES[ROW + ((a >>> 8) & 255)] as number) +
    (SHARES[2 * ROW + ((a >>> 16) & 255)] as number) +
    (SHARES[3 * ROW + (a >>> 24)] as number) +
    (SHARES[4 * ROW + (b & 255)] as number) +
    (SHARES[5 * ROW + ((b >>> 8) & 255)] as number) +
    (SHARES[6 * ROW + ((b >>> 16) & 255)] as number) +
    (SHARES[7 * ROW + (b >>> 24)] as number) +
    (SHARES[8 * ROW + (c & 255)] as number) +
    (SHARES[9 * ROW + ((c >>> 8) & 255)] as number) +
    (SHARES[10 * ROW + ((c >>> 16) & 255)] as number)
  );
}

/** How many positions have fewer than `seeds` seeds in play. */
export const positionsBelow = (seeds: number): number => choose(seeds + BOUNDARIES, PLACES);

/** Seeds in play in the frame at `at`; 255 at most. */
export function seedsInPlay(stack: Int32Array, at: number): number {
  let seeds = 0;
  for (let word = at; word < at + FRAME - 1; word += 1) {
    seeds += Math.imul((stack[word] as number) & EVEN_BYTES, 0x10001) >>> 16;
    seeds += Math.imul(((stack[word] as number) >>> 8) & EVEN_BYTES, 0x10001) >>> 16;
  }
  return seeds;
}

/** Writes the position of rank 0: all seeds in the last place. */
export function firstPosition(stack: Int32Array, at: number, seeds: number): void {
  stack.fill(0, at, at + FRAME);
  stack[at + 2] = seeds << 24;
}

/**
 * Replaces the position at `at` by the next in rank; false after the last. The lowest boundary that can go up does, by
 * one seed, and those below it go back to nothing.
 */
export function nextPosition(stack: Int32Array, at: number): boolean {
  const first = (stack[at] as number) & 255;
  let place = 1;
  while (place < PLACES && seedsAt(stack, at, place) === 0) place += 1;
  if (place === PLACES) return false;
  addAt(stack, at, 0, -first);
  addAt(stack, at, place, -1);
  addAt(stack, at, place - 1, first + 1);
  return true;
}

function addAt(stack: Int32Array, at: number, place: number, seeds: number): void {
  const word = at + (place >> 2);
  stack[word] = (stack[word] as number) + (seeds << ((place & 3) << 3));
}
