/** Random 64-bit keys, two 32-bit numbers each, whose exclusive or is a position's hash. Always the same ones. */
import type { Side } from '../game';
import { createRng } from '../../kernel/rng';
import { FACES, STONES } from './piece';
import { SQUARE_COUNT } from './square';

const rng = createRng(0x4b656c6d);

const keys = (count: number): Int32Array =>
  Int32Array.from({ length: count * 2 }, () => (rng.next() * 0x100000000) | 0);

export const PAWN_KEYS = keys(2 * SQUARE_COUNT);
export const pawnKey = (side: Side, square: number): number => (side * SQUARE_COUNT + square) * 2;

export const STONE_KEYS = keys(STONES.length * FACES.length * SQUARE_COUNT);
export const stoneKey = (stone: number, face: number, square: number): number =>
  ((stone * FACES.length + face) * SQUARE_COUNT + square) * 2;

/** By the locked stone's place in STONES; the last one stands for none. */
export const LOCK_KEYS = keys(STONES.length + 1);
export const TURN_KEYS = keys(1);
