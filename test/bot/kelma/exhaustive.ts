/**
 * The plainest solver there is: who wins within so many plies, by looking at every move. It knows nothing of
 * evaluation, tables or shortcuts, so the search can be measured by it. Draws by repetition do not matter to it.
 */
import { opponentOf } from '../../../src/rules/game';
import type { KelmaState } from '../../../src/rules/kelma';
import { makeMove } from '../../../src/rules/kelma';
import { moveOfCode } from '../../../src/rules/kelma/code';
import { generate, MOST_MOVES } from '../../../src/rules/kelma/generate';
import type { Kernel } from '../../../src/rules/kelma/kernel';
import { hasNoPawns, hasReachedGoal, make, toKernel, unmake } from '../../../src/rules/kelma/kernel';

/** Whether the side on turn wins within so many plies (odd). */
function wins(kernel: Kernel, plies: number, list: Int32Array, start: number): boolean {
  if (hasNoPawns(kernel)) return false;
  const end = generate(kernel, list, start);
  for (let n = start; n < end; n += 1) {
    const move = list[n] ?? 0;
    const locked = make(kernel, move);
    const isWon =
      hasReachedGoal(kernel, opponentOf(kernel.turn)) || (plies > 1 && loses(kernel, plies - 1, list, end));
    unmake(kernel, move, locked);
    if (isWon) return true;
  }
  return false;
}

/** Whether every move of the side on turn lets the other side win within so many plies (even); Patt is no loss. */
function loses(kernel: Kernel, plies: number, list: Int32Array, start: number): boolean {
  if (hasNoPawns(kernel)) return false;
  const end = generate(kernel, list, start);
  for (let n = start; n < end; n += 1) {
    const move = list[n] ?? 0;
    const locked = make(kernel, move);
    const isLost = !hasReachedGoal(kernel, opponentOf(kernel.turn)) && wins(kernel, plies - 1, list, end);
    unmake(kernel, move, locked);
    if (!isLost) return false;
  }
  return end > start;
}

export interface ShortWin {
  readonly plies: number;
  /** All moves that win within so many plies, in long notation. */
  readonly moves: readonly string[];
}

/** The shortest win of the side on turn within `most` plies (odd); null if it has none. */
export function shortestWin({ position, rules }: KelmaState, most: number): ShortWin | null {
  const kernel = toKernel(position, rules);
  const list = new Int32Array((most + 1) * MOST_MOVES);
  for (let plies = 1; plies <= most; plies += 2) {
    const end = generate(kernel, list, 0);
    const moves = [...list.subarray(0, end)].filter((move) => {
      const locked = make(kernel, move);
      const isWon =
        hasReachedGoal(kernel, opponentOf(kernel.turn)) || (plies > 1 && loses(kernel, plies - 1, list, end));
      unmake(kernel, move, locked);
      return isWon;
    });
    if (moves.length > 0) return { plies, moves: moves.map((move) => makeMove(moveOfCode(kernel, move))) };
  }
  return null;
}
