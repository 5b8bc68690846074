/** Fast perft of Khalaha: a ply is one sowing, also a bonus turn; passes are none; a finished game has no moves. */
import type { KhalahaSetup } from './literal';
import {
  FRAME,
  SWEEP,
  moverEmpty,
  otherEmpty,
  pack,
  packedRules,
  seedsAt,
  sowPacked,
  turnRound,
} from './packed';
import type { KhalahaRules } from './rules';
import { PIT_NUMBERS } from './rules';

type PitsOf = Pick<KhalahaSetup, 'mover' | 'other'>;

/** Number of move sequences of `depth` plies from a legal setup; exact up to 2^53. */
export function perftPacked(setup: PitsOf, rules: KhalahaRules, depth: number): number {
  const stack = new Int32Array((depth + 2) * FRAME);
  pack(setup, stack, 0);
  return depth === 0 ? 1 : count(stack, 0, depth, packedRules(rules));
}

/** perft by first move: pit 1-6 and the sequences that begin with it; of the other side if the mover must pass. */
export function dividePacked(
  setup: PitsOf,
  rules: KhalahaRules,
  depth: number,
): [pit: number, count: number][] {
  const stack = new Int32Array((depth + 2) * FRAME);
  const flags = packedRules(rules);
  pack(setup, stack, 0);
  if (depth === 0 || !settle(stack, 0, flags)) return [];
  return PIT_NUMBERS.filter((pit) => seedsAt(stack, 0, pit - 1) > 0).map((pit) => {
    sowPacked(stack, 0, pit - 1, flags, FRAME);
    return [pit, depth === 1 ? 1 : count(stack, FRAME, depth - 1, flags)];
  });
}

/** Passes if the mover must; false if the game is over. */
function settle(stack: Int32Array, at: number, rules: number): boolean {
  if (!moverEmpty(stack, at)) return (rules & SWEEP) === 0 || !otherEmpty(stack, at);
  if ((rules & SWEEP) !== 0 || otherEmpty(stack, at)) return false;
  turnRound(stack, at);
  return true;
}

function count(stack: Int32Array, at: number, depth: number, rules: number): number {
  if (!settle(stack, at, rules)) return 0;
  let leaves = 0;
  for (let pit = 0; pit < 6; pit += 1) {
    if (seedsAt(stack, at, pit) === 0) continue;
    if (depth === 1) {
      leaves += 1;
    } else {
      sowPacked(stack, at, pit, rules, at + FRAME);
      leaves += count(stack, at + FRAME, depth - 1, rules);
    }
  }
  return leaves;
}
