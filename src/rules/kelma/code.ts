/** Move codes of the kernel as plain moves. */
import { NORTH, SOUTH } from '../game';
import type { Kernel, MoveCode } from './kernel';
import { effectOf, fromOf, moverOf, PAWN, toOf } from './kernel';
import type { KelmaMove, Pushed } from './move';
import type { Face, StoneId } from './piece';
import { FACES, otherFace, STONES } from './piece';
import { squareAt } from './square';

function stoneOf(kernel: Kernel, stone: number): readonly [StoneId, Face] {
  const id = STONES[stone];
  const face = FACES[kernel.faces[stone] ?? -1];
  if (id === undefined || face === undefined) throw new Error(`no stone: ${stone}`);
  return [id, face];
}

/** The plain move of a code that is legal in the kernel's position. */
export function moveOfCode(kernel: Kernel, code: MoveCode): KelmaMove {
  const effect = effectOf(code);
  const from = squareAt(fromOf(code));
  const to = squareAt(toOf(code));
  if (moverOf(code) === PAWN) {
    if (effect === 0) return { kind: 'pawn', from, to, pushed: null };
    const [stone, face] = stoneOf(kernel, effect - 1);
    const pushed: Pushed = {
      stone,
      face: kernel.pushFlips ? otherFace(stone, face) : face,
      from: to,
      to: squareAt(2 * toOf(code) - fromOf(code)),
    };
    return { kind: 'pawn', from, to, pushed };
  }
  const [stone, face] = stoneOf(kernel, moverOf(code));
  const captured = effect === 0 ? null : effect === SOUTH + 1 ? SOUTH : NORTH;
  return { kind: 'stone', stone, face, newFace: otherFace(stone, face), from, to, captured };
}
