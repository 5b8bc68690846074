/** decide and evolve: from a wish to a fact or a refusal, and from a fact to the next state. */
import type { BySide, OfGame, Side } from '../game';
import { NORTH, opponentOf, SOUTH } from '../game';
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { KelmaEvent, KelmaWarning } from './event';
import { makeLiteral } from './literal';
import type { KelmaMove } from './move';
import { afterMove, judge, movesFrom } from './move';
import { makeMove } from './notation';
import type { StoneId } from './piece';
import { pieceAt, PAWNS_PER_SIDE } from './position';
import type { KelmaRefusal } from './refusal';
import { refuse } from './refusal';
import type { Square } from './square';
import { forwardOf, indexOf, offsetFrom } from './square';
import type { KelmaState } from './state';
import { judgeOutcome, occurrencesOf, QUIET_LIMIT, QUIET_WARNING, REPETITION_LIMIT } from './state';

/** to: null when only the piece was named; a pawn then goes ahead, a stone needs to have just one move. */
export interface KelmaAction extends OfGame<'kelma'> {
  readonly type: 'move';
  readonly from: Square;
  readonly to: Square | null;
}

/** What the move leads to, all but the outcome. */
function advance(state: KelmaState, move: KelmaMove): KelmaState {
  const position = afterMove(state.position, move);
  const victim = move.kind === 'stone' ? move.captured : null;
  const isQuiet = move.kind === 'stone' && victim === null;
  const literal = makeLiteral(position);
  const lost = (side: Side): number => state.captured[side] + (victim === side ? 1 : 0);
  const captured: BySide<number> = victim === null ? state.captured : [lost(SOUTH), lost(NORTH)];
  return {
    game: 'kelma',
    rules: state.rules,
    position,
    ply: state.ply + 1,
    quiet: isQuiet ? state.quiet + 1 : 0,
    recent: isQuiet ? [...state.recent, literal] : [literal],
    captured,
    last: { from: move.from, to: move.to, pushedTo: move.kind === 'pawn' ? (move.pushed?.to ?? null) : null },
    outcome: null,
  };
}

function warningsOf(quiet: number, occurrences: number): readonly KelmaWarning[] {
  const warnings: KelmaWarning[] = [];
  if (occurrences === REPETITION_LIMIT - 1) warnings.push({ code: 'repeated', times: occurrences });
  if (quiet === QUIET_WARNING) warnings.push({ code: 'quiet', plies: quiet, left: QUIET_LIMIT - quiet });
  return warnings;
}

/** The stone whose lock ends with this move (L7). */
function freedBy({ position }: KelmaState): StoneId | null {
  const piece = position.locked === null ? null : pieceAt(position, position.locked);
  return piece?.kind === 'stone' ? piece.id : null;
}

/** Spelled out field by field: spreading a common part takes most of the time of a whole game. */
function factOf(state: KelmaState, move: KelmaMove): KelmaEvent {
  const next = advance(state, move);
  const { quiet } = next;
  const { from, to } = move;
  const side = state.position.turn;
  const freed = freedBy(state);
  const occurrences = occurrencesOf(next.recent);
  const outcome = judgeOutcome(next, occurrences, quiet);
  const warnings = outcome === null ? warningsOf(quiet, occurrences) : [];
  if (move.kind === 'pawn') {
    const { pushed } = move;
    const type = 'PawnMoved';
    return { game: 'kelma', type, side, from, to, pushed, freed, occurrences, quiet, warnings, outcome };
  }
  return {
    game: 'kelma',
    type: 'StoneMoved',
    side,
    stone: move.stone,
    face: move.face,
    newFace: move.newFace,
    from,
    to,
    captured: move.captured,
    pawnsLeft: move.captured === null ? null : PAWNS_PER_SIDE - next.captured[move.captured],
    lockedFor: opponentOf(side),
    lockedUntil: next.ply + 1,
    freed,
    occurrences,
    quiet,
    warnings,
    outcome,
  };
}

/** A move by the piece alone: a pawn's only way is ahead; a stone with just one move has named it. */
function resolveAlone(state: KelmaState, from: Square): Result<KelmaMove, KelmaRefusal> {
  const piece = pieceAt(state.position, from);
  const index = indexOf(from);
  if (piece?.kind !== 'stone') {
    const ahead = offsetFrom(index, 0, forwardOf(state.position.turn));
    return judge(state, index, ahead ?? index);
  }
  const [first, second] = movesFrom(state, index);
  if (first !== undefined && second === undefined) return ok(first);
  if (first !== undefined) {
    const candidates = movesFrom(state, index).map(makeMove);
    return err(refuse({ code: 'ambiguous', square: from, candidates }));
  }
  // A locked stone says so; any other target off its step pattern would blame the face.
  return state.position.locked === from
    ? judge(state, index, index === 0 ? 1 : 0)
    : err(refuse({ code: 'stoneStuck', stone: piece.id, face: piece.face, square: from }));
}

/** The move that an action stands for, if the side on turn makes it. */
export function resolve(state: KelmaState, action: KelmaAction): Result<KelmaMove, KelmaRefusal> {
  if (state.outcome !== null) return err(refuse({ code: 'gameOver' }));
  return action.to === null
    ? resolveAlone(state, action.from)
    : judge(state, indexOf(action.from), indexOf(action.to));
}

export function decide(
  state: KelmaState,
  side: Side,
  action: KelmaAction,
): Result<readonly KelmaEvent[], KelmaRefusal> {
  if (state.outcome !== null) return err(refuse({ code: 'gameOver' }));
  if (side !== state.position.turn) return err(refuse({ code: 'notYourTurn' }));
  const move = resolve(state, action);
  return move.ok ? ok([factOf(state, move.value)]) : move;
}

/** The move that a fact tells of. */
export function moveOfEvent(event: KelmaEvent): KelmaMove {
  const { from, to } = event;
  if (event.type === 'PawnMoved') return { kind: 'pawn', from, to, pushed: event.pushed };
  const { stone, face, newFace, captured } = event;
  return { kind: 'stone', stone, face, newFace, from, to, captured };
}

/** The state after a fact; its outcome is the fact's own. */
export function evolve(state: KelmaState, event: KelmaEvent): KelmaState {
  const next = advance(state, moveOfEvent(event));
  return event.outcome === null ? next : { ...next, outcome: event.outcome };
}
