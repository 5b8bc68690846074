/**
 * What the search knows of positions it has met, by their 64-bit hash: a value with its bound, the depth that it
 * rests on and the best move. Plain typed memory; one table serves one search, for repetition depends on its root.
 */

/** Words of an entry: hash low, hash high, move | depth | bound, value. */
const WORDS = 4;

export const UPPER = 1;
export const LOWER = 2;
export const EXACT = 3;

export interface Transpositions {
  readonly words: Int32Array;
  /** Of the index of an entry pair. */
  readonly mask: number;
}

/** 2^bits entries of 16 bytes. */
export const createTranspositions = (bits: number): Transpositions => ({
  words: new Int32Array(WORDS << bits),
  mask: (1 << bits) - 2,
});

/** Offset of the entry of this position, or -1. */
export function recall({ words, mask }: Transpositions, low: number, high: number): number {
  const first = (low & mask) * WORDS;
  if (words[first] === low && words[first + 1] === high) return first;
  const second = first + WORDS;
  return words[second] === low && words[second + 1] === high ? second : -1;
}

export const moveAt = ({ words }: Transpositions, entry: number): number => (words[entry + 2] ?? 0) & 0xffff;
export const depthAt = ({ words }: Transpositions, entry: number): number =>
  ((words[entry + 2] ?? 0) >>> 16) & 0xff;
export const boundAt = ({ words }: Transpositions, entry: number): number => (words[entry + 2] ?? 0) >>> 24;
export const valueAt = ({ words }: Transpositions, entry: number): number => words[entry + 3] ?? 0;

/** Keeps an entry: of a pair the first is the deepest, the second the latest. depth: 0..255. */
export function remember(
  { words, mask }: Transpositions,
  low: number,
  high: number,
  move: number,
  depth: number,
  bound: number,
  value: number,
): void {
  const first = (low & mask) * WORDS;
  const isSame = words[first] === low && words[first + 1] === high;
  const entry = isSame || depth >= (((words[first + 2] ?? 0) >>> 16) & 0xff) ? first : first + WORDS;
  words[entry] = low;
  words[entry + 1] = high;
  words[entry + 2] = move | (depth << 16) | (bound << 24);
  words[entry + 3] = value;
}
