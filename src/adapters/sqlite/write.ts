/** Carries out a group of writes in one transaction. */
import type { MatchEnd } from '../../match/events';
import { plan, type Head, type Outcome, type Write } from './plan';
import type { Db } from './schema';

/** Rows an insert; far below the number of parameters that databases allow. */
const ROWS = 500;

function* slices<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}

async function headsOf(db: Db, writes: readonly Write[]): Promise<ReadonlyMap<number, Head>> {
  const ids = new Set<number>();
  for (const write of writes) if (write.kind === 'append') ids.add(write.match);
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .where('id', 'in', [...ids])
    .select((row) => [
      'id',
      'reason',
      row
        .selectFrom('events')
        .whereRef('events.match', '=', 'matches.id')
        .select((event) => event.fn.max('version').as('version'))
        .as('version'),
    ])
    .execute();
  return new Map(
    rows.map(({ id, reason, version }) => [id, { version: version ?? 0, ended: reason !== null }]),
  );
}

export async function lastMatch(db: Db): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .select((match) => match.fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function setEnd(db: Db, match: number, { winner, reason, score }: MatchEnd): Promise<void> {
  const [south_score, north_score] = score;
  await db
    .updateTable('matches')
    .where('id', '=', match)
    .set({ winner, reason, south_score, north_score })
    .execute();
}

/** Writes what has no conflict; throws, with nothing written, when the database cannot. */
export function write(db: Db, writes: readonly Write[]): Promise<readonly Outcome[]> {
  return db.transaction().execute(async (inside) => {
    const heads = await headsOf(inside, writes);
    const last = writes.some(({ kind }) => kind === 'create') ? await lastMatch(inside) : 0;
    const planned = plan(heads, last, writes);
    for (const rows of slices(planned.matches)) await inside.insertInto('matches').values(rows).execute();
    for (const rows of slices(planned.events)) await inside.insertInto('events').values(rows).execute();
    for (const [match, end] of planned.ends) await setEnd(inside, match, end);
    return planned.outcomes;
  });
}
