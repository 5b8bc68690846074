/** The facts of Kelma as sentences that say what happened and why (L4-L10). */
import { assertNever } from '../../kernel/assert-never';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { KelmaEvent, KelmaState, KelmaWarning, PawnMoved, Square, StoneMoved } from '../../rules/kelma';
import type { Message } from '../message';
import { addressOf } from './address';
import { kelmaOutcome } from './kelma-outcome';

/** Squares of a rank; the board of a position runs along the ranks (L1). */
const FILE_COUNT = 5;

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

/** File and rank of a square, counted from 0. */
const coordinates = (square: Square): readonly [number, number] => [
  square.charCodeAt(0) - 'a'.charCodeAt(0),
  Number(square.slice(1)) - 1,
];

/** The occupied square between, for the faces that go two squares in a line (L6); a knight's move has none. */
function jumpedOver({ face, from, to }: StoneMoved, before: KelmaState | null): string {
  if (face === 'S' || before === null) return 'none';
  const [[fromFile, fromRank], [toFile, toRank]] = [coordinates(from), coordinates(to)];
  const [file, rank] = [(fromFile + toFile) / 2, (fromRank + toRank) / 2];
  const jumped = before.position.board[rank * FILE_COUNT + file] ?? null;
  return jumped === null ? 'none' : `${String.fromCharCode('a'.charCodeAt(0) + file)}${rank + 1}`;
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
