/** The facts of a game of Kelma: each holds all that a sentence, a picture or a record needs to tell of it. */
import type { EventOf, Outcome, Side } from '../game';
import type { Face, StoneId } from './piece';
import type { Pushed } from './move';
import type { Square } from './square';

/** How a game of Kelma ends: by reaching the goal (L8), or drawn (L10). */
export const KELMA_REASONS = ['goal', 'noPawns', 'stalemate', 'repetition', 'quietPlies'] as const;
export type KelmaReason = (typeof KELMA_REASONS)[number];

export interface KelmaOutcome extends Outcome {
  readonly reason: KelmaReason;
}

/** A draw that comes near (L10). */
export type KelmaWarning =
  /** The position has occurred this many times; the third is a draw. */
  | { readonly code: 'repeated'; readonly times: number }
  /** Plies without a pawn's move or a capture, and how many are left before the draw. */
  | { readonly code: 'quiet'; readonly plies: number; readonly left: number };

interface MoveFact extends EventOf<'kelma'> {
  readonly from: Square;
  readonly to: Square;
  /** The stone that was locked during this move and is free from now on; null if none was. */
  readonly freed: StoneId | null;
  /** How often the position after the move has occurred, this time included. */
  readonly occurrences: number;
  /** Plies in a row without a pawn's move or a capture, this one included. */
  readonly quiet: number;
  readonly warnings: readonly KelmaWarning[];
  /** null while the game goes on. */
  readonly outcome: KelmaOutcome | null;
}

export interface PawnMoved extends MoveFact {
  readonly type: 'PawnMoved';
  readonly pushed: Pushed | null;
}

export interface StoneMoved extends MoveFact {
  readonly type: 'StoneMoved';
  readonly stone: StoneId;
  /** The face it moved by, and the one that came up (L7). */
  readonly face: Face;
  readonly newFace: Face;
  /** Whose pawn left the board; null if none did. */
  readonly captured: Side | null;
  /** Pawns that the side captured from has left; null without a capture. */
  readonly pawnsLeft: number | null;
  /** The side that must not move this stone in its next turn, and the ply (as plyOf counts) from which it may. */
  readonly lockedFor: Side;
  readonly lockedUntil: number;
}

export type KelmaEvent = PawnMoved | StoneMoved;
