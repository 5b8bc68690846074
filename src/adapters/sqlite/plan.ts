/** What a group of writes comes to, as rows and outcomes: pure, so that the order of conflicts can be reasoned about. */
import { err, ok, type Result } from '../../kernel/result';
import { encodeEvent } from '../../match/codec';
import type { MatchEnd, MatchEvent, MatchId } from '../../match/events';
import type { Player } from '../../match/player';
import type { AppendFailure, MatchStarted } from '../../ports/event-store';
import type { EventsTable, MatchesTable } from './schema';

export type Write =
  | { readonly kind: 'create'; readonly started: MatchStarted }
  | {
      readonly kind: 'append';
      readonly match: MatchId;
      readonly expectedVersion: number;
      readonly events: readonly MatchEvent[];
      readonly end: MatchEnd | null;
    };

/** The id of a new match, or the new version of an old one. */
export type Outcome = Result<number, AppendFailure>;

/** How far a match has come. */
export interface Head {
  readonly version: number;
  readonly ended: boolean;
}

export interface Plan {
  readonly outcomes: readonly Outcome[];
  readonly matches: readonly MatchesTable[];
  readonly events: readonly EventsTable[];
  readonly ends: readonly (readonly [number, MatchEnd])[];
}

const idOf = (player: Player): string | null => (player.kind === 'person' ? player.id : null);

function matchRow(id: number, { at, rules, players }: MatchStarted): MatchesTable {
  const [south, north] = players;
  return {
    id,
    started_at: at,
    game: rules.game,
    south_id: idOf(south),
    north_id: idOf(north),
    reason: null,
    winner: null,
    south_score: null,
    north_score: null,
  };
}

function eventRow(match: number, version: number, event: MatchEvent): EventsTable {
  const { type, version: format, data } = encodeEvent(event);
  return { match, version, type, format, data: JSON.stringify(data) };
}

/** heads: of all matches that are appended to, as they stand; last: the newest match's id. */
export function plan(heads: ReadonlyMap<number, Head>, last: number, writes: readonly Write[]): Plan {
  const reached = new Map(heads);
  const matches: MatchesTable[] = [];
  const events: EventsTable[] = [];
  const ends: [number, MatchEnd][] = [];
  const outcomes = writes.map((write): Outcome => {
    if (write.kind === 'create') {
      const id = last + matches.length + 1;
      matches.push(matchRow(id, write.started));
      events.push(eventRow(id, 1, write.started));
      return ok(id);
    }
    const { match, expectedVersion, end } = write;
    const head = reached.get(match);
    if (head?.version !== expectedVersion || head.ended) return err('conflict');
    write.events.forEach((event, index) => events.push(eventRow(match, expectedVersion + index + 1, event)));
    if (end) ends.push([match, end]);
    const version = expectedVersion + write.events.length;
    reached.set(match, { version, ended: Boolean(end) });
    return ok(version);
  });
  return { outcomes, matches, events, ends };
}
