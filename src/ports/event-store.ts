/** Where the events of matches are kept, append-only. A match's n-th event has version n. */
import type { Result } from '../kernel/result';
import type { MatchEnd, MatchEvent, MatchId } from '../match/events';
import type { Player, PlayerId } from '../match/player';
import type { BySide } from '../rules/game';
import type { GameId } from '../rules/registry';

/**
 * conflict: the match has other events than expected, nothing was written.
 * unavailable: the store could not write (disk full, damaged ...), nothing was written; a later call may work.
 */
export type AppendFailure = 'conflict' | 'unavailable';

export type MatchStarted = MatchEvent & { readonly type: 'MatchStarted' };

/** A match that has ended, in short. */
export interface FinishedMatch {
  readonly match: MatchId;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly game: GameId;
  readonly preset: string;
  readonly players: BySide<Player>;
  readonly end: MatchEnd;
}

/** What one person has reached in one game against people or computers. Matches without a result do not count. */
export interface Tally {
  readonly game: GameId;
  readonly against: Player['kind'];
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** How many of the lost ones the person stayed away from. */
  readonly abandoned: number;
}

/** Ends that leave no result; such matches are listed, not counted. */
export const WITHOUT_RESULT = ['calledOff', 'restarted'] as const;

export interface EventStore {
  /** Stores the first event of a new match; the value is the match's id, one more than the last. */
  create(started: MatchStarted): Promise<Result<MatchId, AppendFailure>>;
  /**
   * Stores all events or none; the value is the match's new version. Resolves only once they are as safe as the
   * store can make them. end: the match's end after these events, null while it goes on; lists and statistics are
   * made from it. A match that has ended takes no more events (conflict).
   */
  append(
    match: MatchId,
    expectedVersion: number,
    events: readonly MatchEvent[],
    end: MatchEnd | null,
  ): Promise<Result<number, AppendFailure>>;
  /** All events of a match in order; empty when there is none of that id. Rejects when they cannot be read. */
  read(match: MatchId): Promise<readonly MatchEvent[]>;
  /** Matches without an end, oldest first. */
  unfinished(): Promise<readonly MatchId[]>;
  /** The last matches that this person has finished, newest first; practice and matches without result included. */
  finishedOf(player: PlayerId, limit: number): Promise<readonly FinishedMatch[]>;
  /** One tally for each game and kind of opponent that occurs; practice does not count. */
  statisticsOf(player: PlayerId): Promise<readonly Tally[]>;
  /** The id of the newest match, 0 when there is none: the number of matches so far. */
  lastMatch(): Promise<number>;
}
