/** The facts of Kelma as sentences that say what happened and why (L4-L10). */
import { assertNever } from '../../kernel/assert-never';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import {
  indexOf,
  pieceAt,
  squareAt,
  type KelmaEvent,
  type KelmaState,
  type KelmaWarning,
  type PawnMoved,
  type StoneMoved,
} from '../../rules/kelma';
import type { Message } from '../message';
import { addressOf } from './address';
import { kelmaOutcome } from './kelma-outcome';

interface Audience {
  readonly names: BySide<string>;
  readonly listener: Side | null;
}

/** How the sentence ends: with the turn (and the lock) going over, with the lock alone, or with the move. */
type Next = 'other' | 'lock' | 'none';

const about = (side: Side, { names, listener }: Audience) => ({
  to: addressOf(side, listener),
  name: names[side],
  other: names[opponentOf(side)],
});

function pawnMessage(event: PawnMoved, next: Next, audience: Audience): Message {
  const { from, to: square, pushed } = event;
  const move = { ...about(event.side, audience), from, square, next };
  if (pushed === null) return { code: 'kelma-pawn', ...move };
  return { code: 'kelma-push', ...move, landing: pushed.to, face: pushed.face };
}

/** The occupied square between, for the faces that go two squares in a line (L6); a knight's move has none. */
function jumpedOver({ face, from, to }: StoneMoved, before: KelmaState | null): string {
  if (face === 'S' || before === null) return 'none';
  const between = squareAt((indexOf(from) + indexOf(to)) / 2);
  return pieceAt(before.position, between) === null ? 'none' : between;
}

function stoneMessage(event: StoneMoved, before: KelmaState | null, next: Next, audience: Audience): Message {
  const { side, from, to: square, face, newFace, captured, pawnsLeft } = event;
  const over = jumpedOver(event, before);
  const move = { ...about(side, audience), from, square, face, up: newFace, over, next };
  if (captured === null) return { code: 'kelma-stone', ...move };
  return {
    code: 'kelma-capture',
    ...move,
    whose: captured === side ? 'own' : 'other',
    left: pawnsLeft ?? 0,
  };
}

function moveMessage(event: KelmaEvent, before: KelmaState | null, next: Next, audience: Audience): Message {
  return event.type === 'PawnMoved'
    ? pawnMessage(event, next, audience)
    : stoneMessage(event, before, next, audience);
}

function warningMessage(warning: KelmaWarning): Message {
  switch (warning.code) {
    case 'repeated':
      return { code: 'kelma-repeated' };
    case 'quiet':
      return { code: 'kelma-quiet', plies: warning.plies, left: warning.left };
    default:
      return assertNever(warning);
  }
}

/** L9: who has lost the last pawn plays on, but only for a draw. */
function lastPawn(event: KelmaEvent, audience: Audience): readonly Message[] {
  if (event.type !== 'StoneMoved' || event.captured === null || event.pawnsLeft !== 0) return [];
  const { to, name } = about(event.captured, audience);
  return [{ code: 'kelma-last-pawn', to, name }];
}

/** before: the state in which the move was made. */
export function narrateKelma(event: KelmaEvent, before: KelmaState, audience: Audience): readonly Message[] {
  const { outcome, warnings } = event;
  if (outcome !== null) {
    const end = kelmaOutcome(outcome.winner, outcome.reason, audience.names, audience.listener);
    return [moveMessage(event, before, 'none', audience), end];
  }
  return [
    moveMessage(event, before, 'other', audience),
    ...lastPawn(event, audience),
    ...warnings.map(warningMessage),
  ];
}

/** The last move as an answer to "what was it?": the lock that it has left behind still counts. */
export const explainKelma = (event: KelmaEvent, audience: Audience): Message =>
  moveMessage(event, null, event.outcome === null ? 'lock' : 'none', audience);
