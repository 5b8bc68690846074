/**
 * The moves of the position that is to be solved, each with proven bounds of the mover's margin still to come, which
 * null-window tests (Plaat's MTD(f)) bring together until they meet.
 */
import { FRAME, seedsAt } from '../../rules/khalaha/packed';
import { OVER, SAME_SIDE, sowBranch } from './branch';
import type { EndgameTable } from './endgame-table';
import { probe } from './endgame-table';
import type { SearchLimits } from './limits';
import type { Proofs } from './proof';

export interface RootMove {
  /** Index 0-5. */
  readonly pit: number;
  /** Its frame on the proofs' stack, seen by whoever moves then. */
  readonly frame: number;
  readonly sameSide: boolean;
  readonly gain: number;
  /** Seeds in play after it. */
  readonly left: number;
  /** Proven bounds. */
  low: number;
  high: number;
  /** An estimate. */
  guess: number;
}

/** Asked before each test, since nodes are spent all the time. */
type Limits = () => SearchLimits;

export const isClosed = (move: RootMove): boolean => move.low === move.high;
export const lowestOf = (moves: readonly RootMove[]): number => Math.max(...moves.map((move) => move.low));
export const highestOf = (moves: readonly RootMove[]): number => Math.max(...moves.map((move) => move.high));

/** The moves of the front frame, which holds `seeds` seeds; its mover has some. */
export function openRoot({ stack }: Proofs, table: EndgameTable, seeds: number): RootMove[] {
  const pits = [0, 1, 2, 3, 4, 5].filter((pit) => seedsAt(stack, 0, pit) > 0);
  return pits.map((pit) => {
    const frame = (pit + 1) * FRAME;
    const next = sowBranch(stack, 0, pit, table.rules, frame, seeds);
    const gain = stack[frame + 3] ?? 0;
    const left = seeds - gain;
    const sameSide = next === SAME_SIDE;
    const move = { pit, frame, sameSide, gain, left, guess: 0 };
    if (next === OVER) return { ...move, low: gain, high: gain };
    if (left > table.maxSeeds) return { ...move, low: gain - left, high: gain + left };
    const rest = probe(table, stack, frame, left);
    const value = sameSide ? gain + rest : gain - rest;
    return { ...move, low: value, high: value };
  });
}

/** Whether the move is worth at least `beta`, by bounds afterwards; false: the limits ended the test. */
function tighten(move: RootMove, beta: number, proofs: Proofs, limits: Limits): boolean {
  const { gain, sameSide, frame, left } = move;
  const bound = sameSide ? beta - gain : gain - beta + 1;
  const found = proofs.test(frame, left, bound, limits());
  if (found === null) return false;
  if (sameSide === found >= bound) move.low = Math.max(move.low, sameSide ? gain + found : gain - found);
  else move.high = Math.min(move.high, sameSide ? gain + found : gain - found);
  return true;
}

/** The next window between the bounds, at `aim` if it lies there. */
const windowAt = (aim: number, low: number, high: number): number => Math.min(Math.max(aim, low + 1), high);

/** Until the best move's worth is proven, and that no other is better. False: the limits came first. */
export function proveBest(moves: readonly RootMove[], proofs: Proofs, limits: Limits): boolean {
  let aim = Math.round(Math.max(...moves.map((move) => move.guess)));
  while (lowestOf(moves) < highestOf(moves)) {
    const beta = windowAt(aim, lowestOf(moves), highestOf(moves));
    const hopeful = moves
      .filter((move) => move.high >= beta)
      .sort((a, b) => b.low - a.low || b.guess - a.guess);
    for (const move of hopeful) {
      if (!tighten(move, beta, proofs, limits)) return false;
      if (move.low >= beta) break;
    }
    aim = lowestOf(moves) >= beta ? lowestOf(moves) : highestOf(moves);
  }
  return true;
}

/** Until every move's worth is proven. False: the limits came first. */
export function proveAll(moves: readonly RootMove[], proofs: Proofs, limits: Limits): boolean {
  for (const move of moves) {
    let aim = Math.round(move.guess);
    while (!isClosed(move)) {
      const beta = windowAt(aim, move.low, move.high);
      if (!tighten(move, beta, proofs, limits)) return false;
      aim = move.low >= beta ? move.low : move.high;
    }
  }
  return true;
}
