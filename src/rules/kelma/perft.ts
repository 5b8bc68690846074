/** perft: the number of move sequences of a given length, counted on the kernel; divide: the same by first move. */
import { opponentOf } from '../game';
import { countMoves, generate, MOST_MOVES } from './generate';
import type { Kernel } from './kernel';
import { hasNoPawns, hasReachedGoal, make, toKernel, unmake } from './kernel';
import { makeMove } from './notation';
import { moveOfCode } from './code';
import type { KelmaPosition } from './position';
import type { KelmaOptions } from './rules';

/** A finished game has no moves (L8, L10); only the side that has just moved can have won. */
const isOver = (kernel: Kernel): boolean =>
  hasReachedGoal(kernel, opponentOf(kernel.turn)) || hasNoPawns(kernel);

function count(kernel: Kernel, depth: number, moves: Int32Array, start: number): number {
  if (isOver(kernel)) return 0;
  if (depth === 1) return countMoves(kernel);
  const end = generate(kernel, moves, start);
  let sum = 0;
  for (let n = start; n < end; n += 1) {
    const move = moves[n] ?? 0;
    const locked = make(kernel, move);
    sum += count(kernel, depth - 1, moves, end);
    unmake(kernel, move, locked);
  }
  return sum;
}

/**
 * Move sequences of exactly `depth` plies (0 or more). Draws by repetition and by quiet plies are left out, as they
 * depend on what came before the position.
 */
export function perft(position: KelmaPosition, options: KelmaOptions, depth: number): number {
  if (depth === 0) return 1;
  return count(toKernel(position, options), depth, new Int32Array(depth * MOST_MOVES), 0);
}

/** perft by first move in long notation; depth is 1 or more. */
export function divide(
  position: KelmaPosition,
  options: KelmaOptions,
  depth: number,
): ReadonlyMap<string, number> {
  const kernel = toKernel(position, options);
  const moves = new Int32Array(depth * MOST_MOVES);
  const end = isOver(kernel) ? 0 : generate(kernel, moves, 0);
  const counts = new Map<string, number>();
  for (let n = 0; n < end; n += 1) {
    const move = moves[n] ?? 0;
    const name = makeMove(moveOfCode(kernel, move));
    const locked = make(kernel, move);
    counts.set(name, depth === 1 ? 1 : count(kernel, depth - 1, moves, end));
    unmake(kernel, move, locked);
  }
  return counts;
}
