/**
 * The fast form of a position: pawns as bit sets, stones as small arrays, changed in place by make and taken
 * back by unmake. It knows the board only; repetition and the 100 plies belong to whoever plays on it.
 */
import type { Side } from '../game';
import { NORTH, SOUTH } from '../game';
import { HIGH, LOW, NORTH_GOAL_LOW, SOUTH_GOAL_HIGH } from './bits';
import { FACES, facesOf, pawnOf, STONES } from './piece';
import type { Piece } from './piece';
import type { KelmaPosition } from './position';
import { pawnsOf, stonesOf } from './position';
import type { KelmaOptions } from './rules';
import { indexOf, SQUARE_COUNT, squareAt } from './square';
import { LOCK_KEYS, PAWN_KEYS, pawnKey, STONE_KEYS, stoneKey, TURN_KEYS } from './zobrist';

/** No stone is locked. */
export const NO_LOCK = 3;

/**
 * A move in one integer: from (6 bits), to (6), who moves (2 bits: the stone's place in STONES, or PAWN), and what
 * it does (2 bits): a pawn pushes stone n - 1, a stone captures a pawn of side n - 1; 0 is neither.
 */
export type MoveCode = number;
export const PAWN = 3;

export const encode = (from: number, to: number, mover: number, effect: number): MoveCode =>
  from | (to << 6) | (mover << 12) | (effect << 14);
export const fromOf = (move: MoveCode): number => move & 63;
export const toOf = (move: MoveCode): number => (move >>> 6) & 63;
export const moverOf = (move: MoveCode): number => (move >>> 12) & 3;
export const effectOf = (move: MoveCode): number => (move >>> 14) & 3;
/** One more than the greatest move code. */
export const MOVE_CODES = 1 << 16;

export interface Kernel extends KelmaOptions {
  /** South's squares (low, high), then north's. */
  southLow: number;
  southHigh: number;
  northLow: number;
  northHigh: number;
  /** By the stone's place in STONES: its square, and its upper face's place in FACES. */
  readonly squares: Int32Array;
  readonly faces: Int32Array;
  /** The locked stone's place in STONES, or NO_LOCK. */
  locked: number;
  turn: Side;
  /** Zobrist hash, 64 bits; equal positions have equal hashes, not the other way round. */
  hashLow: number;
  hashHigh: number;
}

/** A stone's face and its other face add up to this; so the other one is found by a subtraction. */
const FACE_SUMS = Int32Array.from(STONES, (id) =>
  facesOf(id).reduce((sum, face) => sum + FACES.indexOf(face), 0),
);

function hashPawn(kernel: Kernel, side: Side, square: number): void {
  const key = pawnKey(side, square);
  kernel.hashLow ^= PAWN_KEYS[key] ?? 0;
  kernel.hashHigh ^= PAWN_KEYS[key + 1] ?? 0;
}

function hashStone(kernel: Kernel, stone: number): void {
  const key = stoneKey(stone, kernel.faces[stone] ?? 0, kernel.squares[stone] ?? 0);
  kernel.hashLow ^= STONE_KEYS[key] ?? 0;
  kernel.hashHigh ^= STONE_KEYS[key + 1] ?? 0;
}

function hashTurn(kernel: Kernel, locked: number): void {
  const before = kernel.locked * 2;
  const after = locked * 2;
  kernel.hashLow ^= (TURN_KEYS[0] ?? 0) ^ (LOCK_KEYS[before] ?? 0) ^ (LOCK_KEYS[after] ?? 0);
  kernel.hashHigh ^= (TURN_KEYS[1] ?? 0) ^ (LOCK_KEYS[before + 1] ?? 0) ^ (LOCK_KEYS[after + 1] ?? 0);
}

/** Puts a pawn on a square, or takes it away. */
function togglePawn(kernel: Kernel, side: Side, square: number): void {
  if (side === SOUTH) {
    kernel.southLow ^= LOW[square] ?? 0;
    kernel.southHigh ^= HIGH[square] ?? 0;
  } else {
    kernel.northLow ^= LOW[square] ?? 0;
    kernel.northHigh ^= HIGH[square] ?? 0;
  }
  hashPawn(kernel, side, square);
}

function moveStone(kernel: Kernel, stone: number, to: number, flips: boolean): void {
  hashStone(kernel, stone);
  kernel.squares[stone] = to;
  if (flips) kernel.faces[stone] = (FACE_SUMS[stone] ?? 0) - (kernel.faces[stone] ?? 0);
  hashStone(kernel, stone);
}

const sideOfEffect = (effect: number): Side => (effect === 1 ? SOUTH : NORTH);

/** Makes a legal move; returns the lock as it was, which unmake needs. */
export function make(kernel: Kernel, move: MoveCode): number {
  const before = kernel.locked;
  const mover = moverOf(move);
  const effect = effectOf(move);
  let locked = NO_LOCK;
  if (mover === PAWN) {
    const to = toOf(move);
    if (effect !== 0) moveStone(kernel, effect - 1, 2 * to - fromOf(move), kernel.pushFlips);
    togglePawn(kernel, kernel.turn, fromOf(move));
    togglePawn(kernel, kernel.turn, to);
  } else {
    if (effect !== 0) togglePawn(kernel, sideOfEffect(effect), toOf(move));
    moveStone(kernel, mover, toOf(move), true);
    locked = mover;
  }
  hashTurn(kernel, locked);
  kernel.locked = locked;
  kernel.turn = kernel.turn === SOUTH ? NORTH : SOUTH;
  return before;
}

/** Takes a move back; locked: what make returned. */
export function unmake(kernel: Kernel, move: MoveCode, locked: number): void {
  const mover = moverOf(move);
  const effect = effectOf(move);
  hashTurn(kernel, locked);
  kernel.locked = locked;
  kernel.turn = kernel.turn === SOUTH ? NORTH : SOUTH;
  if (mover === PAWN) {
    togglePawn(kernel, kernel.turn, toOf(move));
    togglePawn(kernel, kernel.turn, fromOf(move));
    if (effect !== 0) moveStone(kernel, effect - 1, toOf(move), kernel.pushFlips);
  } else {
    moveStone(kernel, mover, fromOf(move), true);
    if (effect !== 0) togglePawn(kernel, sideOfEffect(effect), toOf(move));
  }
}

/** Whether this side has a pawn on its goal (L8). */
export const hasReachedGoal = (kernel: Kernel, side: Side): boolean =>
  side === SOUTH ? (kernel.southHigh & SOUTH_GOAL_HIGH) !== 0 : (kernel.northLow & NORTH_GOAL_LOW) !== 0;

/** Whether both sides are without pawns (L10). */
export const hasNoPawns = (kernel: Kernel): boolean =>
  (kernel.southLow | kernel.southHigh | kernel.northLow | kernel.northHigh) === 0;

/** A kernel of its own for this position. */
export function toKernel(position: KelmaPosition, options: KelmaOptions): Kernel {
  const stones = stonesOf(position);
  const kernel: Kernel = {
    captureOwn: options.captureOwn,
    pushLocked: options.pushLocked,
    pushFlips: options.pushFlips,
    southLow: 0,
    southHigh: 0,
    northLow: 0,
    northHigh: 0,
    squares: Int32Array.from(stones, (stone) => indexOf(stone.square)),
    faces: Int32Array.from(stones, (stone) => FACES.indexOf(stone.face)),
    locked: NO_LOCK,
    turn: SOUTH,
    hashLow: 0,
    hashHigh: 0,
  };
  for (const square of pawnsOf(position, SOUTH)) togglePawn(kernel, SOUTH, indexOf(square));
  for (const square of pawnsOf(position, NORTH)) togglePawn(kernel, NORTH, indexOf(square));
  STONES.forEach((_, stone) => hashStone(kernel, stone));
  const locked = stones.findIndex((stone) => stone.square === position.locked);
  if (position.turn === NORTH) hashTurn(kernel, NO_LOCK);
  kernel.turn = position.turn;
  if (locked < 0) return kernel;
  kernel.hashLow ^= (LOCK_KEYS[NO_LOCK * 2] ?? 0) ^ (LOCK_KEYS[locked * 2] ?? 0);
  kernel.hashHigh ^= (LOCK_KEYS[NO_LOCK * 2 + 1] ?? 0) ^ (LOCK_KEYS[locked * 2 + 1] ?? 0);
  kernel.locked = locked;
  return kernel;
}

/** The plain position again. */
export function toPosition(kernel: Kernel): KelmaPosition {
  const board = Array.from({ length: SQUARE_COUNT }, (_, square): Piece | null => {
    const [low, high] = [LOW[square] ?? 0, HIGH[square] ?? 0];
    if (((kernel.southLow & low) | (kernel.southHigh & high)) !== 0) return pawnOf(SOUTH);
    return ((kernel.northLow & low) | (kernel.northHigh & high)) !== 0 ? pawnOf(NORTH) : null;
  });
  STONES.forEach((id, n) => {
    board[kernel.squares[n] ?? 0] = {
      kind: 'stone',
      id,
      face: FACES[kernel.faces[n] ?? 0] ?? facesOf(id)[0],
    };
  });
  const at = kernel.squares[kernel.locked];
  return { board, turn: kernel.turn, locked: at === undefined ? null : squareAt(at) };
}
