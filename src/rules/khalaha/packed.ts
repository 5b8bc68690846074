/**
 * Khalaha for searches: a position is three 32-bit words, one byte a pit, always seen by the mover, kept on a caller's
 * stack of frames. Sowing adds a row of a table to the words; nothing is allocated. Agrees with sowing.ts by test.
 */
import type { KhalahaSetup } from './literal';
import type { KhalahaRules } from './rules';
import { PITS } from './rules';
import type { Pits } from './state';

/**
 * Words of a frame. Bytes 0-5 of the first three are the mover's pits 1-6, bytes 6-11 the other's (lowest byte first);
 * the fourth is what the sowing that led here put into the sower's store.
 */
export const FRAME = 4;

/** Rules that matter after the filling, as bits. */
export const TAKES_SOWING_SEED = 1;
export const EMPTY_CAPTURE = 2;
export const SWEEP = 4;

export function packedRules(rules: KhalahaRules): number {
  return (
    (rules.captureTakesSowingSeed ? TAKES_SOWING_SEED : 0) |
    (rules.emptyCapture ? EMPTY_CAPTURE : 0) |
    (rules.sweep ? SWEEP : 0)
  );
}

const BYTE = 255;
const TRACK = 2 * PITS + 1;
const STORE = PITS;

/** For pit index p and s seeds, at (p * 256 + s) * 4: what to add to the words, then store seeds | landing << 8. */
const SOWINGS = sowingTable();

function sowingTable(): Int32Array {
  const table = new Int32Array(PITS * 256 * FRAME);
  for (let pit = 0; pit < PITS; pit += 1) {
    for (let seeds = 1; seeds <= BYTE; seeds += 1) {
      const fallen = new Array<number>(TRACK).fill(0);
      for (let seed = 1; seed <= seeds; seed += 1) {
        const place = (pit + seed) % TRACK;
        fallen[place] = (fallen[place] ?? 0) + 1;
      }
      const [inStore = 0] = fallen.splice(STORE, 1);
      const row = (pit * 256 + seeds) * FRAME;
      packInto(table, row, fallen);
      table[row + 3] = inStore | (((pit + seeds) % TRACK) << 8);
    }
  }
  return table;
}

function packInto(stack: Int32Array, at: number, pits: readonly number[]): void {
  stack.fill(0, at, at + FRAME);
  pits.forEach((seeds, index) => {
    const word = at + (index >> 2);
    stack[word] = (stack[word] as number) | (seeds << ((index & 3) << 3));
  });
}

/** Writes the pits of a legal setup to the frame at `at`; stores are the caller's business. */
export function pack(setup: Pick<KhalahaSetup, 'mover' | 'other'>, stack: Int32Array, at: number): void {
  packInto(stack, at, [...setup.mover, ...setup.other]);
}

/** Seeds in place 0-11 of a frame: the mover's pits 1-6, then the other's. */
export function seedsAt(stack: Int32Array, at: number, place: number): number {
  return ((stack[at + (place >> 2)] as number) >>> ((place & 3) << 3)) & BYTE;
}

export function unpack(stack: Int32Array, at: number): { readonly mover: Pits; readonly other: Pits } {
  const places = Array.from({ length: 2 * PITS }, (_, place) => seedsAt(stack, at, place));
  return { mover: places.slice(0, PITS), other: places.slice(PITS) };
}

/** Whether the mover has nothing to sow. */
export const moverEmpty = (stack: Int32Array, at: number): boolean =>
  ((stack[at] as number) | ((stack[at + 1] as number) & 0xffff)) === 0;

/** Whether the side that does not move has no seeds in its pits. */
export const otherEmpty = (stack: Int32Array, at: number): boolean =>
  (((stack[at + 1] as number) >>> 16) | (stack[at + 2] as number)) === 0;

/** Passes in place (K11): the other side becomes the mover. */
export function turnRound(stack: Int32Array, at: number): void {
  const [w0, w1, w2] = [stack[at] as number, stack[at + 1] as number, stack[at + 2] as number];
  stack[at] = (w1 >>> 16) | (w2 << 16);
  stack[at + 1] = (w2 >>> 16) | (w0 << 16);
  stack[at + 2] = (w0 >>> 16) | (w1 << 16);
}

/**
 * Sows the mover's pit of index 0-5, which must hold seeds, and writes the frame at `to`, seen by whoever moves then.
 * Returns whether that is the same side (K8). Ends and passes are not looked at; `rules` as from packedRules.
 */
export function sowPacked(stack: Int32Array, at: number, pit: number, rules: number, to: number): boolean {
  let w0 = stack[at] as number;
  let w1 = stack[at + 1] as number;
  let w2 = stack[at + 2] as number;
  const shift = (pit & 3) << 3;
  const seeds = ((pit < 4 ? w0 : w1) >>> shift) & BYTE;
  if (pit < 4) w0 &= ~(BYTE << shift);
  else w1 &= ~(BYTE << shift);
  const row = ((pit << 8) | seeds) << 2;
  w0 = (w0 + (SOWINGS[row] as number)) | 0;
  w1 = (w1 + (SOWINGS[row + 1] as number)) | 0;
  w2 = (w2 + (SOWINGS[row + 2] as number)) | 0;
  const inStore = SOWINGS[row + 3] as number;
  const last = inStore >> 8;
  let gain = inStore & BYTE;
  if (last === STORE) {
    stack[to] = w0;
    stack[to + 1] = w1;
    stack[to + 2] = w2;
    stack[to + 3] = gain;
    return true;
  }
  const lastShift = (last & 3) << 3;
  // A last seed that lies alone in an own pit fell into an empty one (K9).
  if (last < STORE && (((last < 4 ? w0 : w1) >>> lastShift) & BYTE) === 1) {
    // Own pit i faces byte 11 - i: the other's pits 1, 2 lie in w1, 3-6 in w2 (K3).
    const faceShift = (3 - (last & 3)) << 3;
    const captured = ((last < 4 ? w2 : w1) >>> faceShift) & BYTE;
    if (last < 4) w2 &= ~(BYTE << faceShift);
    else w1 &= ~(BYTE << faceShift);
    gain += captured;
    if ((rules & TAKES_SOWING_SEED) !== 0 && (captured > 0 || (rules & EMPTY_CAPTURE) !== 0)) {
      gain += 1;
      if (last < 4) w0 &= ~(BYTE << lastShift);
      else w1 &= ~(BYTE << lastShift);
    }
  }
  stack[to] = (w1 >>> 16) | (w2 << 16);
  stack[to + 1] = (w2 >>> 16) | (w0 << 16);
  stack[to + 2] = (w0 >>> 16) | (w1 << 16);
  stack[to + 3] = gain;
  return false;
}
