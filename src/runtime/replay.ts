/** A match of the past as it is stepped through. */
import type { MatchId } from '../match/events';
import type { Match } from '../match/match';
import type { Fact } from './matches';

/** A match being looked through: the positions after each ply, the first before any. */
export interface Replay {
  readonly match: MatchId;
  readonly frames: readonly Frame[];
  readonly at: number;
}

export interface Frame {
  readonly match: Match;
  /** What led to this position from the one before. */
  readonly facts: readonly Fact[];
}
