/**
 * Seeded pseudo-random numbers (sfc32, Chris Doty-Humphrey, PractRand): the same rngSeed gives the same
 * sequence on every machine. Not for secrets; those come through the entropy port.
 */

/** A stream of numbers; every call moves it on. */
export interface Rng {
  /** A float in [0, 1). */
  next(): number;
  /** An integer in [0, bound); bound is a positive integer. */
  below(bound: number): number;
}

/** rngSeed: a 32-bit integer. */
export function createRng(rngSeed: number): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = rngSeed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x100000000;
  };
  // The first values of nearby seeds are alike; a few rounds part them.
  for (let round = 0; round < 12; round += 1) next();
  return { next, below: (bound) => Math.floor(next() * bound) };
}
