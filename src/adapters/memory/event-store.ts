/** Matches in memory: for tests and for houses that forget. Does what the contract says, but survives nothing. */
import { err, ok } from '../../kernel/result';
import type { MatchEnd, MatchEvent, MatchId } from '../../match/events';
import type { EventStore, FinishedMatch, MatchStarted } from '../../ports/event-store';
import { finishedBy, tallies } from './history';

interface Kept {
  readonly started: MatchStarted;
  readonly events: MatchEvent[];
  end: MatchEnd | null;
}

export function createMemoryEventStore(): EventStore {
  const matches: Kept[] = [];
  const keptOf = (match: MatchId): Kept | undefined => matches[match - 1];
  const entries = (): readonly (readonly [MatchId, Kept])[] =>
    matches.map((kept, index) => [(index + 1) as MatchId, kept]);
  const finished = (): readonly FinishedMatch[] =>
    entries().flatMap(([match, { started, end }]) => {
      const { at: startedAt, rules, players } = started;
      return !end ? [] : [{ match, startedAt, game: rules.game, preset: rules.preset, players, end }];
    });
  return {
    create(started) {
      matches.push({ started, events: [started], end: null });
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
    finishedOf: (player, limit) => Promise.resolve(finishedBy(finished(), player).slice(0, limit)),
    statisticsOf: (player) => Promise.resolve(tallies(finished(), player)),
    lastMatch: () => Promise.resolve(matches.length),
  };
}
