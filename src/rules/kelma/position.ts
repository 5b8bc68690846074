/**
 * A position is where everything stands, whose turn it is and which stone is locked. Foreign ones come in
 * through one door, fromSetup; whatever passes it can be played on.
 */
import type { BySide, Side } from '../game';
import { NORTH, opponentOf, SIDES, SOUTH } from '../game';
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { Face, Piece, Stone, StoneId } from './piece';
import { facesOf, pawnOf, STONES } from './piece';
import type { Square } from './square';
import { FILE_COUNT, goalRankOf, indexOf, rankIndex, SQUARE_COUNT, squareAt } from './square';

/** board: 55 fields by square number, null where empty. locked: the stone that the side on turn must not move. */
export interface KelmaPosition {
  readonly board: readonly (Piece | null)[];
  readonly turn: Side;
  readonly locked: Square | null;
}

export interface PlacedStone {
  readonly id: StoneId;
  readonly face: Face;
  readonly square: Square;
}

/** A position that somebody claims; it may be impossible. */
export interface Setup {
  readonly pawns: BySide<readonly Square[]>;
  readonly stones: readonly PlacedStone[];
  readonly turn: Side;
  readonly locked: Square | null;
}

/** Why a claimed position cannot be one. */
export type SetupFault =
  | { readonly code: 'twoOnOneSquare'; readonly square: Square }
  | { readonly code: 'tooManyPawns'; readonly side: Side; readonly count: number }
  | { readonly code: 'stonesMissing'; readonly missing: readonly StoneId[] }
  | { readonly code: 'stoneTwice'; readonly stone: StoneId }
  | { readonly code: 'faceNotOfStone'; readonly stone: StoneId; readonly face: Face }
  | { readonly code: 'lockWithoutStone'; readonly square: Square }
  /** Somebody had won already when the last move was made (L8). */
  | { readonly code: 'playedOnAfterGoal'; readonly side: Side };

/** Pawns that each side has at the start (L2), and so the most it can have. */
export const PAWNS_PER_SIDE = 10;

export const pieceAt = (position: KelmaPosition, square: Square): Piece | null =>
  position.board[indexOf(square)] ?? null;

/** The squares of one side's pawns, by square number. */
export function pawnsOf(position: KelmaPosition, side: Side): readonly Square[] {
  const squares: Square[] = [];
  position.board.forEach((piece, index) => {
    if (piece?.kind === 'pawn' && piece.side === side) squares.push(squareAt(index));
  });
  return squares;
}

/** The three stones in the order of STONES. */
export function stonesOf(position: KelmaPosition): readonly PlacedStone[] {
  const placed: PlacedStone[] = [];
  position.board.forEach((piece, index) => {
    if (piece?.kind === 'stone') placed.push({ id: piece.id, face: piece.face, square: squareAt(index) });
  });
  return placed.sort((a, b) => STONES.indexOf(a.id) - STONES.indexOf(b.id));
}

/** The pawn of this side that stands on the opponent's base line; null while there is none (L8). */
export function pawnOnGoal(position: KelmaPosition, side: Side): Square | null {
  const first = goalRankOf(side) * FILE_COUNT;
  for (let index = first; index < first + FILE_COUNT; index += 1) {
    const piece = position.board[index];
    if (piece?.kind === 'pawn' && piece.side === side) return squareAt(index);
  }
  return null;
}

/** The claim that a position makes; fromSetup takes it back. */
export function toSetup(position: KelmaPosition): Setup {
  return {
    pawns: [pawnsOf(position, SOUTH), pawnsOf(position, NORTH)],
    stones: stonesOf(position),
    turn: position.turn,
    locked: position.locked,
  };
}

function stoneFault(stones: readonly PlacedStone[]): SetupFault | null {
  for (const { id, face } of stones) {
    if (stones.filter((other) => other.id === id).length > 1) return { code: 'stoneTwice', stone: id };
    if (!facesOf(id).includes(face)) return { code: 'faceNotOfStone', stone: id, face };
  }
  const missing = STONES.filter((id) => !stones.some((stone) => stone.id === id));
  return missing.length > 0 ? { code: 'stonesMissing', missing } : null;
}

function goalFault(position: KelmaPosition): SetupFault | null {
  const mover = position.turn;
  // The side that moved last may have won by that very move, with one pawn; nothing else can have happened.
  if (pawnOnGoal(position, mover) !== null) return { code: 'playedOnAfterGoal', side: mover };
  const winner = opponentOf(mover);
  const goal = goalRankOf(winner);
  const arrived = pawnsOf(position, winner).filter((square) => rankIndex(indexOf(square)) === goal);
  return arrived.length > 1 ? { code: 'playedOnAfterGoal', side: winner } : null;
}

/** The only door for positions from outside. It checks what rules and search rely on, not whether play could lead there. */
export function fromSetup(setup: Setup): Result<KelmaPosition, SetupFault> {
  for (const side of SIDES) {
    const count = setup.pawns[side].length;
    if (count > PAWNS_PER_SIDE) return err({ code: 'tooManyPawns', side, count });
  }
  const fault = stoneFault(setup.stones);
  if (fault !== null) return err(fault);
  const placed: [Square, Piece][] = [
    ...SIDES.flatMap((side) => setup.pawns[side].map((square): [Square, Piece] => [square, pawnOf(side)])),
    ...setup.stones.map(({ id, face, square }): [Square, Stone] => [square, { kind: 'stone', id, face }]),
  ];
  const board = new Array<Piece | null>(SQUARE_COUNT).fill(null);
  for (const [square, piece] of placed) {
    const index = indexOf(square);
    if (board[index] !== null) return err({ code: 'twoOnOneSquare', square });
    board[index] = piece;
  }
  const position: KelmaPosition = { board, turn: setup.turn, locked: setup.locked };
  if (setup.locked !== null && pieceAt(position, setup.locked)?.kind !== 'stone') {
    return err({ code: 'lockWithoutStone', square: setup.locked });
  }
  const goal = goalFault(position);
  return goal === null ? ok(position) : err(goal);
}
