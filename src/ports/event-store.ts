/** Where the events of matches are kept, append-only. A match's n-th event has version n. */
import type { Result } from '../kernel/result';
import type { MatchEvent, MatchId } from '../match/events';

/**
 * conflict: the match has other events than expected, nothing was written.
 * unavailable: the store could not write (disk full, damaged ...), nothing was written.
 */
export type AppendFailure = 'conflict' | 'unavailable';

export interface EventStore {
  /** Stores the first event of a new match; the value is the match's id, one more than the last. */
  create(started: MatchEvent & { readonly type: 'MatchStarted' }): Promise<Result<MatchId, AppendFailure>>;
  /** Stores all events or none. Resolves only once they are as safe as the store can make them. */
  append(
    match: MatchId,
    expectedVersion: number,
    events: readonly MatchEvent[],
  ): Promise<Result<number, AppendFailure>>;
  /** All events of a match in order; empty when there is none of that id. */
  read(match: MatchId): Promise<readonly MatchEvent[]>;
  /** Matches without an end. */
  unfinished(): Promise<readonly MatchId[]>;
}
