/** What the rules of Kelma refuse, as a sentence that names the reason and what helps. */
import { assertNever } from '../../kernel/assert-never';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { KelmaRefusal } from '../../rules/kelma';
import type { Message } from '../message';
import { addressOf } from '../narrate/address';

type StoneCode = 'wrongByFace' | 'ownPawnOnTarget' | 'stoneOnTarget';
type OfCode<C extends KelmaRefusal['code']> = Extract<KelmaRefusal, { readonly code: C }>;

const STONE_CODES = {
  wrongByFace: 'kelma-refused-wrong-by-face',
  ownPawnOnTarget: 'kelma-refused-own-pawn',
  stoneOnTarget: 'kelma-refused-stone-on-target',
} as const;

function stoneRefused({ code, face, from, to: square }: OfCode<StoneCode>): Message {
  return { code: STONE_CODES[code], face, from, square };
}

function noRoom({ from, square, behind, obstacle }: OfCode<'noRoomToPush'>): Message {
  return { code: 'kelma-refused-no-room', from, square, behind: behind ?? '', obstacle };
}

/** Candidates all begin on the named square, so the first of them shows how to name both. */
function ambiguous({ square, candidates }: OfCode<'ambiguous'>): Message {
  const target = /([a-e]\d+)$/.exec(candidates[0] ?? '')?.[1] ?? '';
  return { code: 'kelma-refused-ambiguous', square, candidates, example: target };
}

/** listener: the side whose wish was refused; null for who holds both seats. */
export function refuseKelma(refusal: KelmaRefusal, names: BySide<string>, listener: Side | null): Message {
  switch (refusal.code) {
    case 'notAMove':
      return { code: 'kelma-refused-not-a-move', text: refusal.text };
    case 'offBoard':
      return { code: 'kelma-refused-off-board', square: refusal.square };
    case 'misnoted':
      return { code: 'kelma-refused-misnoted', text: refusal.text, move: refusal.move };
    case 'gameOver':
      return { code: 'kelma-refused-game-over' };
    case 'notYourTurn':
      // Who holds both seats is always on turn.
      return { code: 'kelma-refused-not-your-turn', name: names[opponentOf(listener ?? 0)] };
    case 'emptySquare':
      return { code: 'kelma-refused-empty-square', square: refusal.square };
    case 'enemyPawn':
      return { code: 'kelma-refused-enemy-pawn', square: refusal.square };
    case 'standsThere':
      return { code: 'kelma-refused-stands-there', square: refusal.square };
    case 'pawnOnlyAhead': {
      const { from, to: square, ahead } = refusal;
      return { code: 'kelma-refused-pawn-only-ahead', from, square, ahead };
    }
    case 'pawnCannotCapture': {
      const { from, to: square } = refusal;
      return { code: 'kelma-refused-pawn-cannot-capture', from, square };
    }
    case 'blockedByPawn': {
      const { from, square, whose } = refusal;
      return {
        code: 'kelma-refused-blocked',
        to: addressOf(whose, listener),
        name: names[whose],
        from,
        square,
      };
    }
    case 'noRoomToPush':
      return noRoom(refusal);
    case 'pushOfLocked':
      return { code: 'kelma-refused-push-of-locked', from: refusal.from, square: refusal.square };
    case 'locked':
      return { code: 'kelma-refused-locked', square: refusal.square };
    case 'wrongByFace':
    case 'ownPawnOnTarget':
    case 'stoneOnTarget':
      return stoneRefused(refusal);
    case 'ambiguous':
      return ambiguous(refusal);
    case 'stoneStuck':
      return { code: 'kelma-refused-stone-stuck', face: refusal.face, square: refusal.square };
    default:
      return assertNever(refusal);
  }
}
