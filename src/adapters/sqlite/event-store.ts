/** The event store on an open database. Writes go in groups; reads see what is committed. */
import { err, ok } from '../../kernel/result';
import type { MatchId } from '../../match/events';
import type { EventStore } from '../../ports/event-store';
import type { GroupCommit } from './group-commit';
import { finishedOf, statisticsOf } from './history';
import type { Outcome, Write } from './plan';
import { readMatch, unfinished } from './read';
import type { Db } from './schema';
import { lastMatch } from './write';

export const createSqliteEventStore = (db: Db, group: GroupCommit<Write, Outcome>): EventStore => ({
  async create(started) {
    const id = await group.add({ kind: 'create', started });
    return id.ok ? ok(id.value as MatchId) : err(id.error);
  },
  append: (match, expectedVersion, events, end) =>
    group.add({ kind: 'append', match, expectedVersion, events, end }),
  read: (match) => readMatch(db, match),
  unfinished: () => unfinished(db),
  finishedOf: (player, limit) => finishedOf(db, player, limit),
  statisticsOf: (player) => statisticsOf(db, player),
  lastMatch: () => lastMatch(db),
});
