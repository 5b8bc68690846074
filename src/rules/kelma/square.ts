/**
 * The 55 squares of the board (L1): files a-e, ranks 1-11. Outside they are named (`c2`); inside they are
 * numbered 0..54 from a1 along the ranks, so one rank up is 5 more.
 */
import type { Side } from '../game';
import { SOUTH } from '../game';

export const FILES = ['a', 'b', 'c', 'd', 'e'] as const;
export type File = (typeof FILES)[number];

export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export type Rank = (typeof RANKS)[number];

export type Square = `${File}${Rank}`;

export const FILE_COUNT = FILES.length;
export const RANK_COUNT = RANKS.length;
export const SQUARE_COUNT = FILE_COUNT * RANK_COUNT;

/** All squares by number: a1, b1 ... e1, a2 ... e11. */
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) =>
  FILES.map((file): Square => `${file}${rank}`),
);

const INDEX: ReadonlyMap<string, number> = new Map(SQUARES.map((square, index) => [square, index]));

/** The square's number, 0..54. */
export function indexOf(square: Square): number {
  const index = INDEX.get(square);
  if (index === undefined) throw new Error(`no square: ${square}`);
  return index;
}

/** The square with this number; throws for numbers off the board, which only a bug can give. */
export function squareAt(index: number): Square {
  const square = SQUARES[index];
  if (square === undefined) throw new Error(`no square number: ${index}`);
  return square;
}

/** A square by its name in lower case; null if the board has none of that name. */
export function parseSquare(text: string): Square | null {
  const index = INDEX.get(text);
  return index === undefined ? null : squareAt(index);
}

/** 0..4 for a..e. */
export const fileIndex = (index: number): number => index % FILE_COUNT;

/** 0..10 for ranks 1..11. */
export const rankIndex = (index: number): number => (index - fileIndex(index)) / FILE_COUNT;

/** The square's number after turning the board by half. */
export const rotated = (index: number): number => SQUARE_COUNT - 1 - index;

/** The number of the square so many files and ranks away; null off the board. */
export function offsetFrom(index: number, files: number, ranks: number): number | null {
  const file = fileIndex(index) + files;
  const rank = rankIndex(index) + ranks;
  if (file < 0 || file >= FILE_COUNT || rank < 0 || rank >= RANK_COUNT) return null;
  return rank * FILE_COUNT + file;
}

/** Ranks a pawn of this side gains by a step: south goes up, north down (L1). */
export const forwardOf = (side: Side): 1 | -1 => (side === SOUTH ? 1 : -1);

/** The rank index that this side's pawns must reach: the opponent's base line (L8). */
export const goalRankOf = (side: Side): number => (side === SOUTH ? RANK_COUNT - 1 : 0);
