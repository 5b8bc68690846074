/** Finished matches and statistics as queries that any SQL database answers. */
import { sql } from 'kysely';
import type { MatchId } from '../../match/events';
import type { PlayerId } from '../../match/player';
import { WITHOUT_RESULT, type FinishedMatch, type Tally } from '../../ports/event-store';
import { NORTH, SOUTH, type Side } from '../../rules/game';
import type { GameId } from '../../rules/registry';
import { endIn, eventOf } from './read';
import type { Db } from './schema';

/** The ids of the last matches that somebody finished in that seat: a walk along an index from its end. */
const lastFrom = (db: Db, id: PlayerId, own: 'south_id' | 'north_id', limit: number) =>
  db
    .selectFrom('matches')
    .where(own, '=', id)
    .where('reason', 'is not', null)
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit);

/** Newest first. The seats and rules are told by the match's first event. */
export async function finishedOf(db: Db, id: PlayerId, limit: number): Promise<readonly FinishedMatch[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('events', 'events.match', 'matches.id')
    .where('events.version', '=', 1)
    .where((row) =>
      row.or([
        row('matches.id', 'in', lastFrom(db, id, 'south_id', limit)),
        row('matches.id', 'in', lastFrom(db, id, 'north_id', limit)),
      ]),
    )
    .select(['match', 'version', 'type', 'format', 'data', 'winner', 'reason', 'south_score', 'north_score'])
    .orderBy('matches.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => {
    const started = eventOf(row);
    if (started.type !== 'MatchStarted') throw new Error(`match ${row.match} does not begin with its start`);
    const { at: startedAt, rules, players } = started;
    const { game, preset } = rules;
    const end = endIn(row);
    return end === null ? [] : [{ match: row.match as MatchId, startedAt, game, preset, players, end }];
  });
}

/** Every match with a result that somebody played in that seat: one row each, seen from there. */
function playedFrom(db: Db, id: PlayerId, seat: Side) {
  const [own, other] =
    seat === SOUTH ? (['south_id', 'north_id'] as const) : (['north_id', 'south_id'] as const);
  return db
    .selectFrom('matches')
    .where(own, '=', id)
    .where('reason', 'is not', null)
    .where('reason', 'not in', [...WITHOUT_RESULT])
    .where((row) => row.or([row(other, 'is', null), row(other, '<>', id)]))
    .select(['game', 'reason', 'winner', sql<number>`${seat}`.as('seat')])
    .select(
      sql<Tally['against']>`case when ${sql.ref(other)} is null then 'computer' else 'person' end`.as(
        'against',
      ),
    );
}

/** Ordered by game, then by kind of opponent. */
export async function statisticsOf(db: Db, id: PlayerId): Promise<readonly Tally[]> {
  const rows = await db
    .selectFrom(
      playedFrom(db, id, SOUTH)
        .unionAll(playedFrom(db, id, NORTH))
        .as('played'),
    )
    .groupBy(['game', 'against'])
    .orderBy('game')
    .orderBy('against')
    .select(['game', 'against'])
    .select([
      sql<number>`sum(case when winner = seat then 1 else 0 end)`.as('won'),
      sql<number>`sum(case when winner <> seat then 1 else 0 end)`.as('lost'),
      sql<number>`sum(case when winner is null then 1 else 0 end)`.as('drawn'),
      sql<number>`sum(case when winner <> seat and reason = 'abandoned' then 1 else 0 end)`.as('abandoned'),
    ])
    .execute();
  return rows.map((row) => ({ ...row, game: row.game as GameId }));
}
