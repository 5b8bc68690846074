/**
 * The moves (L4-L7) in plain form. judge is the one place that knows them: every pair of squares is either a
 * move or a coded refusal, and the legal moves are those pairs that it lets pass.
 */
import type { Side } from '../game';
import { opponentOf } from '../game';
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { Face, Piece, Stone, StoneId } from './piece';
import { otherFace, reachOf } from './piece';
import type { KelmaPosition } from './position';
import type { KelmaRefusal, PushObstacle } from './refusal';
import { refuse } from './refusal';
import type { KelmaRules } from './rules';
import type { Square } from './square';
import {
  FILE_COUNT,
  fileIndex,
  forwardOf,
  indexOf,
  offsetFrom,
  rankIndex,
  SQUARE_COUNT,
  squareAt,
} from './square';

/** What a move is judged on. */
export interface Ground {
  readonly rules: KelmaRules;
  readonly position: KelmaPosition;
  /** Moves made so far. */
  readonly ply: number;
}

/** A stone that a pawn moves on; face: the upper one afterwards. */
export interface Pushed {
  readonly stone: StoneId;
  readonly face: Face;
  readonly from: Square;
  readonly to: Square;
}

export interface PawnMove {
  readonly kind: 'pawn';
  readonly from: Square;
  readonly to: Square;
  readonly pushed: Pushed | null;
}

/** face: the one it moves by; newFace: the one that comes up (L7); captured: whose pawn leaves the board. */
export interface StoneMove {
  readonly kind: 'stone';
  readonly stone: StoneId;
  readonly face: Face;
  readonly newFace: Face;
  readonly from: Square;
  readonly to: Square;
  readonly captured: Side | null;
}

export type KelmaMove = PawnMove | StoneMove;

type Verdict = Result<KelmaMove, KelmaRefusal>;

const lockedAt = (ground: Ground, square: Square): boolean => ground.position.locked === square;

/** The lock ends with the move of the side on turn (L7). */
const unlockedFrom = (ground: Ground): number => ground.ply + 1;

function obstacleOf(piece: Piece | null, mover: Side): PushObstacle {
  if (piece === null) return 'edge';
  if (piece.kind === 'stone') return 'stone';
  return piece.side === mover ? 'ownPawn' : 'enemyPawn';
}

/** L5: the stone in front of the pawn, if it can be pushed on. */
function judgePush(ground: Ground, from: Square, at: number, stone: Stone): Result<Pushed, KelmaRefusal> {
  const { position, rules } = ground;
  const square = squareAt(at);
  const behind = offsetFrom(at, 0, forwardOf(position.turn));
  const inTheWay = behind === null ? null : (position.board[behind] ?? null);
  if (behind === null || inTheWay !== null) {
    const obstacle = obstacleOf(inTheWay, position.turn);
    const named = behind === null ? null : squareAt(behind);
    return err(refuse({ code: 'noRoomToPush', from, stone: stone.id, square, behind: named, obstacle }));
  }
  if (lockedAt(ground, square) && !rules.pushLocked) {
    return err(refuse({ code: 'pushOfLocked', from, stone: stone.id, square, until: unlockedFrom(ground) }));
  }
  const face = rules.pushFlips ? otherFace(stone.id, stone.face) : stone.face;
  return ok({ stone: stone.id, face, from: square, to: squareAt(behind) });
}

/** L4: one square straight ahead, and nothing else. */
function judgePawn(ground: Ground, from: number, to: number): Verdict {
  const { board, turn } = ground.position;
  const [origin, target] = [squareAt(from), squareAt(to)];
  const ahead = offsetFrom(from, 0, forwardOf(turn));
  // A pawn on the last rank has ended the game (L8), so only a bug gets here.
  if (ahead === null) throw new Error(`pawn beyond its goal: ${origin}`);
  if (to !== ahead) {
    const prey = board[to] ?? null;
    const diagonal = rankIndex(to) === rankIndex(ahead) && Math.abs(fileIndex(to) - fileIndex(from)) === 1;
    return diagonal && prey?.kind === 'pawn' && prey.side !== turn
      ? err(refuse({ code: 'pawnCannotCapture', from: origin, to: target }))
      : err(refuse({ code: 'pawnOnlyAhead', from: origin, to: target, ahead: squareAt(ahead) }));
  }
  const inFront = board[ahead] ?? null;
  if (inFront === null) return ok({ kind: 'pawn', from: origin, to: target, pushed: null });
  if (inFront.kind === 'pawn') {
    return err(refuse({ code: 'blockedByPawn', from: origin, square: target, whose: inFront.side }));
  }
  const push = judgePush(ground, origin, ahead, inFront);
  return push.ok ? ok({ kind: 'pawn', from: origin, to: target, pushed: push.value }) : push;
}

/** L6, L7: exactly the steps of the upper face, onto an empty square or a pawn that may be taken. */
function judgeStone(ground: Ground, stone: Stone, from: number, to: number): Verdict {
  const { board, turn } = ground.position;
  const [origin, target] = [squareAt(from), squareAt(to)];
  const named = { stone: stone.id, face: stone.face };
  if (lockedAt(ground, origin)) {
    return err(refuse({ code: 'locked', ...named, square: origin, until: unlockedFrom(ground) }));
  }
  if (!reachOf(stone.face, from).includes(to)) {
    return err(refuse({ code: 'wrongByFace', ...named, from: origin, to: target }));
  }
  const prey = board[to] ?? null;
  if (prey?.kind === 'stone') {
    return err(refuse({ code: 'stoneOnTarget', ...named, from: origin, to: target, target: prey.id }));
  }
  if (prey?.side === turn && !ground.rules.captureOwn) {
    return err(refuse({ code: 'ownPawnOnTarget', ...named, from: origin, to: target }));
  }
  const newFace = otherFace(stone.id, stone.face);
  return ok({ kind: 'stone', ...named, newFace, from: origin, to: target, captured: prey?.side ?? null });
}

/** Whether the side on turn may go from one square (by number) to another, or why not. */
export function judge(ground: Ground, from: number, to: number): Verdict {
  const piece = ground.position.board[from] ?? null;
  if (piece === null) return err(refuse({ code: 'emptySquare', square: squareAt(from) }));
  if (piece.kind === 'pawn' && piece.side !== ground.position.turn) {
    return err(refuse({ code: 'enemyPawn', square: squareAt(from) }));
  }
  if (from === to) return err(refuse({ code: 'standsThere', square: squareAt(from) }));
  return piece.kind === 'pawn' ? judgePawn(ground, from, to) : judgeStone(ground, piece, from, to);
}

/** The squares (by number) that the piece on a square could go to if nothing were in its way. */
const targetsOf = (piece: Piece, from: number): readonly number[] =>
  piece.kind === 'pawn' ? [from + forwardOf(piece.side) * FILE_COUNT] : reachOf(piece.face, from);

function addMoves(ground: Ground, from: number, moves: KelmaMove[]): void {
  const piece = ground.position.board[from] ?? null;
  if (piece === null || (piece.kind === 'pawn' && piece.side !== ground.position.turn)) return;
  for (const to of targetsOf(piece, from)) {
    const verdict = judge(ground, from, to);
    if (verdict.ok) moves.push(verdict.value);
  }
}

/** The legal moves of the piece on one square (by number), in the order of its steps. */
export function movesFrom(ground: Ground, from: number): readonly KelmaMove[] {
  const moves: KelmaMove[] = [];
  addMoves(ground, from, moves);
  return moves;
}

/** All moves that the board allows the side on turn, by square number; the caller knows whether the game is over. */
export function movesOf(ground: Ground): readonly KelmaMove[] {
  const moves: KelmaMove[] = [];
  for (let from = 0; from < SQUARE_COUNT; from += 1) addMoves(ground, from, moves);
  return moves;
}

/** Whether the side on turn has any move (L10, Patt). */
export const canMove = (ground: Ground): boolean =>
  ground.position.board.some(
    (piece, from) =>
      piece !== null &&
      (piece.kind === 'stone' || piece.side === ground.position.turn) &&
      targetsOf(piece, from).some((to) => judge(ground, from, to).ok),
  );

/** The position after a move; the lock goes to the stone just moved, or to none (L7). */
export function afterMove(position: KelmaPosition, move: KelmaMove): KelmaPosition {
  const board = position.board.slice();
  const [from, to] = [indexOf(move.from), indexOf(move.to)];
  if (move.kind === 'stone') board[to] = { kind: 'stone', id: move.stone, face: move.newFace };
  else {
    const { pushed } = move;
    if (pushed !== null) board[indexOf(pushed.to)] = { kind: 'stone', id: pushed.stone, face: pushed.face };
    board[to] = board[from] ?? null;
  }
  board[from] = null;
  return { board, turn: opponentOf(position.turn), locked: move.kind === 'stone' ? move.to : null };
}
