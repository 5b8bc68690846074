/** Values that need no search: wins on the spot, and the last two steps that nothing can stop. All are exact. */
import { SOUTH } from '../../rules/game';
import { countMoves } from '../../rules/kelma/generate';
import { encode, PAWN } from '../../rules/kelma/kernel';
import { FILE_COUNT } from '../../rules/kelma/square';
import { sureRunner, threats, winners } from './race';
import type { Thread } from './thread';
import { step, stepBack } from './thread';
import { DRAW, INFINITE, WIN } from './value';

/** No value at all. */
export const UNDECIDED = -INFINITE - 1;

/** The value if the side on turn wins by steps that nothing can stop; else UNDECIDED. */
export function decided(thread: Thread, ply: number): number {
  const { kernel } = thread;
  if (winners(kernel) !== 0) return WIN - ply - 1;
  if (threats(kernel) !== 0) return UNDECIDED;
  const from = sureRunner(kernel);
  if (from < 0) return UNDECIDED;
  const move = encode(from, kernel.turn === SOUTH ? from + FILE_COUNT : from - FILE_COUNT, PAWN, 0);
  step(thread, move, ply);
  const isPatt = countMoves(kernel) === 0;
  stepBack(thread, move, ply);
  return isPatt ? UNDECIDED : WIN - ply - 3;
}

/** The value when a threat to step onto the goal cannot be met. */
export const unmet = (thread: Thread, ply: number): number =>
  countMoves(thread.kernel) === 0 ? DRAW : lostNext(ply);

/** The value of a position in which the other side wins by its next move. */
export const lostNext = (ply: number): number => ply + 2 - WIN;
