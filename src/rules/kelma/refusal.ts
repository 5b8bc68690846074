/** Every reason why Kelma refuses a wish, with what a friendly sentence needs to name. */
import type { OfGame, Side } from '../game';
import type { Face, StoneId } from './piece';
import type { Square } from './square';

/** What is in the way of a pushed stone. */
export const PUSH_OBSTACLES = ['edge', 'ownPawn', 'enemyPawn', 'stone'] as const;
export type PushObstacle = (typeof PUSH_OBSTACLES)[number];

type Reason =
  /** The text is no move in any notation. */
  | { readonly code: 'notAMove'; readonly text: string }
  /** A square is named that the board does not have. */
  | { readonly code: 'offBoard'; readonly square: string }
  /** The move is legal, but not what the long notation says of it (face, capture, push); move: as it is written right. */
  | { readonly code: 'misnoted'; readonly text: string; readonly move: string }
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'emptySquare'; readonly square: Square }
  | { readonly code: 'enemyPawn'; readonly square: Square }
  /** From and to are the same. */
  | { readonly code: 'standsThere'; readonly square: Square }
  /** A pawn goes only to `ahead`: not sideways, back or farther (L4). */
  | { readonly code: 'pawnOnlyAhead'; readonly from: Square; readonly to: Square; readonly ahead: Square }
  /** A pawn wants to take an enemy pawn diagonally as in chess (L4). */
  | { readonly code: 'pawnCannotCapture'; readonly from: Square; readonly to: Square }
  /** A pawn stands right in front (L4); whose: its side. */
  | { readonly code: 'blockedByPawn'; readonly from: Square; readonly square: Square; readonly whose: Side }
  /** The stone in front cannot be pushed on (L5); behind: null at the edge. */
  | {
      readonly code: 'noRoomToPush';
      readonly from: Square;
      readonly stone: StoneId;
      readonly square: Square;
      readonly behind: Square | null;
      readonly obstacle: PushObstacle;
    }
  /** House rule pushLocked is off and the stone in front is locked. until: the ply from which it is free. */
  | {
      readonly code: 'pushOfLocked';
      readonly from: Square;
      readonly stone: StoneId;
      readonly square: Square;
      readonly until: number;
    }
  /** The opponent has just moved this stone (L7). until: the ply (as plyOf counts) from which it is free again. */
  | {
      readonly code: 'locked';
      readonly stone: StoneId;
      readonly face: Face;
      readonly square: Square;
      readonly until: number;
    }
  /** The upper face does not reach that square (L6). */
  | {
      readonly code: 'wrongByFace';
      readonly stone: StoneId;
      readonly face: Face;
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly code: 'ownPawnOnTarget';
      readonly stone: StoneId;
      readonly face: Face;
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly code: 'stoneOnTarget';
      readonly stone: StoneId;
      readonly face: Face;
      readonly from: Square;
      readonly to: Square;
      readonly target: StoneId;
    }
  /** Only the stone's square was named, and it has several moves, given in long notation. */
  | { readonly code: 'ambiguous'; readonly square: Square; readonly candidates: readonly string[] }
  /** Only the stone's square was named, and it has no move at all. */
  | { readonly code: 'stoneStuck'; readonly stone: StoneId; readonly face: Face; readonly square: Square };

export type KelmaRefusal = OfGame<'kelma'> & Reason;

/** Marks a reason as one of this game. */
export const refuse = (reason: Reason): KelmaRefusal => ({ game: 'kelma', ...reason });
