/** One move as a search sees it: where it leads, what it banks, and whose turn it is then, passes and ends counted in. */
import { SWEEP, moverEmpty, otherEmpty, sowPacked, turnRound } from '../../rules/khalaha/packed';

/** What `sowBranch` returns: who moves after it, or that the game is over. */
export const SAME_SIDE = 1;
export const OTHER_SIDE = -1;
export const OVER = 0;

/**
 * Sows pit index `pit` of the frame at `at` into the frame at `to`; word 3 there is what the sower banks. Afterwards the
 * mover of `to` has seeds (forced passes are made, K11), unless the game is OVER: then word 3 is all that the sower
 * still gets less all that the other gets.
 */
export function sowBranch(
  stack: Int32Array,
  at: number,
  pit: number,
  rules: number,
  to: number,
  seeds: number,
): number {
  const again = sowPacked(stack, at, pit, rules, to);
  const mover = again ? SAME_SIDE : OTHER_SIDE;
  const sweeps = (rules & SWEEP) !== 0;
  if (!moverEmpty(stack, to)) {
    if (!sweeps || !otherEmpty(stack, to)) return mover;
    // What is left lies with the mover of the next frame.
    stack[to + 3] = (stack[to + 3] as number) + mover * (seeds - (stack[to + 3] as number));
    return OVER;
  }
  if (otherEmpty(stack, to)) return OVER;
  if (sweeps) {
    stack[to + 3] = (stack[to + 3] as number) - mover * (seeds - (stack[to + 3] as number));
    return OVER;
  }
  turnRound(stack, to);
  return -mover;
}
