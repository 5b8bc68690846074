/** Stored rows back to events. What cannot be read is damage, not an answer, and throws. */
import { decodeEvent } from '../../match/codec';
import type { MatchEnd, MatchEvent, MatchId } from '../../match/events';
import type { Side } from '../../rules/game';
import type { Db, EventsTable, MatchesTable } from './schema';

function parsed(row: EventsTable): unknown {
  try {
    return JSON.parse(row.data) as unknown;
  } catch {
    return undefined;
  }
}

export function eventOf(row: EventsTable): MatchEvent {
  const event = decodeEvent({ type: row.type, version: row.format, data: parsed(row) });
  if (event.ok) return event.value;
  throw new Error(`match ${row.match}, event ${row.version}: ${JSON.stringify(event.error)}`);
}

/** All events of a match in order; throws where one is missing or cannot be read. */
export async function readMatch(db: Db, match: MatchId): Promise<readonly MatchEvent[]> {
  const rows = await db
    .selectFrom('events')
    .where('match', '=', match)
    .selectAll()
    .orderBy('version')
    .execute();
  return rows.map((row, index) => {
    if (row.version !== index + 1) throw new Error(`match ${match} has no event ${index + 1}`);
    return eventOf(row);
  });
}

export async function unfinished(db: Db): Promise<readonly MatchId[]> {
  const rows = await db
    .selectFrom('matches')
    .where('reason', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id as MatchId);
}

type EndColumns = Pick<MatchesTable, 'winner' | 'reason' | 'south_score' | 'north_score'>;

/** null for the row of a match that goes on. */
export const endIn = ({ winner, reason, south_score, north_score }: EndColumns): MatchEnd | null =>
  reason === null
    ? null
    : { winner: winner as Side | null, reason, score: [south_score ?? 0, north_score ?? 0] };

export async function storedEnd(db: Db, match: MatchId): Promise<MatchEnd | null> {
  const row = await db
    .selectFrom('matches')
    .where('id', '=', match)
    .select(['winner', 'reason', 'south_score', 'north_score'])
    .executeTakeFirst();
  return row === undefined ? null : endIn(row);
}
