/**
 * What is proven of positions, by position: a lower and an upper bound of the mover's margin still to come. Whole
 * positions are compared, never hashes alone, so a bound found here always belongs to the position asked for.
 */

/** Words of an entry: the three of the position, then bounds, best pit and effort. */
const ENTRY = 4;
/** Bounds are stored plus this. */
const BIAS = 256;
/** A pit index that no pit has: none is known to be best. */
export const NO_PIT = 7;

/** Plain typed memory; 2^bits entries of 16 bytes. */
export interface Transpositions {
  readonly words: Int32Array;
  /** Of the index of an entry pair. */
  readonly mask: number;
}

export function createTranspositions(bits: number): Transpositions {
  return { words: new Int32Array(ENTRY << bits), mask: (1 << bits) - 2 };
}

/** Bounds, best pit and effort in one word; a word of 0 is an empty entry. */
export const packBounds = (low: number, high: number, pit: number, effort: number): number =>
  (low + BIAS) | ((high + BIAS) << 9) | (pit << 18) | (effort << 21);

export const lowOf = (bounds: number): number => (bounds & 511) - BIAS;
export const highOf = (bounds: number): number => ((bounds >>> 9) & 511) - BIAS;
export const pitOf = (bounds: number): number => (bounds >>> 18) & 7;
export const effortOf = (bounds: number): number => bounds >>> 21;

function pairOf(t: Transpositions, w0: number, w1: number, w2: number): number {
  let hash =
    Math.imul(w0, 0x9e3779b1) ^
    Math.imul(w1 ^ (w1 >>> 15), 0x85ebca6b) ^
    Math.imul(w2 ^ (w2 >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 15)) & t.mask) * ENTRY;
}

/** The word of bounds of the position in the frame at `at`, or 0. */
export function recall(t: Transpositions, stack: Int32Array, at: number): number {
  const w0 = stack[at] as number;
  const w1 = stack[at + 1] as number;
  const w2 = stack[at + 2] as number;
  const { words } = t;
  const entry = pairOf(t, w0, w1, w2);
  if (words[entry] === w0 && words[entry + 1] === w1 && words[entry + 2] === w2)
    return words[entry + 3] as number;
  const second = entry + ENTRY;
  if (words[second] === w0 && words[second + 1] === w1 && words[second + 2] === w2)
    return words[second + 3] as number;
  return 0;
}

/**
 * Keeps bounds of the position in the frame at `at`. Of a pair of entries the first keeps what took more effort, the
 * second what came last.
 */
export function remember(t: Transpositions, stack: Int32Array, at: number, bounds: number): void {
  const w0 = stack[at] as number;
  const w1 = stack[at + 1] as number;
  const w2 = stack[at + 2] as number;
  const { words } = t;
  let entry = pairOf(t, w0, w1, w2);
  const same = words[entry] === w0 && words[entry + 1] === w1 && words[entry + 2] === w2;
  if (!same) {
    if (effortOf(words[entry + 3] as number) <= effortOf(bounds)) {
      // What was first moves to second place.
      words.copyWithin(entry + ENTRY, entry, entry + ENTRY);
    } else {
      entry += ENTRY;
    }
  }
  words[entry] = w0;
  words[entry + 1] = w1;
  words[entry + 2] = w2;
  words[entry + 3] = bounds;
}
