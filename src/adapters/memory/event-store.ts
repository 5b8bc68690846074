/** Matches in memory: for tests and for houses that forget. Does what the contract says, but survives nothing. */
import { err, ok } from '../../kernel/result';
import type { MatchEnd, MatchEvent, MatchId } from '../../match/events';
import type { PlayerId } from '../../match/player';
import type { EventStore, FinishedMatch, MatchStarted } from '../../ports/event-store';
import { finishedBy, tallies } from './history';

interface Kept {
  readonly started: MatchStarted;
  readonly events: MatchEvent[];
  end: MatchEnd | null;
  /** Whose account was removed since the match has ended. */
  readonly formerly: Set<PlayerId>;
}

export interface MemoryEventStore extends EventStore {
  /** What this person has finished is nobody's from now on. */
  disown(player: PlayerId): void;
}

export function createMemoryEventStore(): MemoryEventStore {
  const matches: Kept[] = [];
  const keptOf = (match: MatchId): Kept | undefined => matches[match - 1];
  const entries = (): readonly (readonly [MatchId, Kept])[] =>
    matches.map((kept, index) => [(index + 1) as MatchId, kept]);
  const finished = (player: PlayerId): readonly FinishedMatch[] =>
    entries().flatMap(([match, { started, end, formerly }]) => {
      const { at: startedAt, rules, players } = started;
      return !end || formerly.has(player)
        ? []
        : [{ match, startedAt, game: rules.game, preset: rules.preset, players, end }];
    });
  return {
    create(started) {
      matches.push({ started, events: [started], end: null, formerly: new Set() });
      return Promise.resolve(ok(matches.length as MatchId));
    },
    append(match, expectedVersion, events, end) {
      const kept = keptOf(match);
      if (kept?.events.length !== expectedVersion || kept.end) {
        return Promise.resolve(err('conflict'));
      }
      kept.events.push(...events);
      kept.end = end;
      return Promise.resolve(ok(kept.events.length));
    },
    read: (match) => Promise.resolve([...(keptOf(match)?.events ?? [])]),
    unfinished: () => Promise.resolve(entries().flatMap(([match, { end }]) => (end ? [] : [match]))),
    finishedOf: (player, limit) => Promise.resolve(finishedBy(finished(player), player).slice(0, limit)),
    statisticsOf: (player) => Promise.resolve(tallies(finished(player), player)),
    lastMatch: () => Promise.resolve(matches.length),
    disown(player) {
      for (const { end, formerly } of matches) if (end) formerly.add(player);
    },
  };
}
