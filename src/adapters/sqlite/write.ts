/**
 * Carries out a group of writes in one transaction. Every move goes through here, so the statements are written out
 * and prepared once; the query builder would cost as much as the drawing of a board.
 */
import type Database from 'better-sqlite3';
import { plan, type Head, type Outcome, type Write } from './plan';
import type { Db } from './schema';

const HEAD = `
  select reason, (select max(version) from events where match = matches.id) as version
  from matches where id = ?`;
const LAST = 'select max(id) from matches';
const MATCH = `
  insert into matches (id, started_at, game, south_id, north_id, reason, winner, south_score, north_score)
  values (@id, @started_at, @game, @south_id, @north_id, @reason, @winner, @south_score, @north_score)`;
const EVENT = 'insert into events (match, version, type, format, data) values (?, ?, ?, ?, ?)';
const END = 'update matches set winner = ?, reason = ?, south_score = ?, north_score = ? where id = ?';

interface HeadRow {
  readonly reason: string | null;
  readonly version: number | null;
}

export async function lastMatch(db: Db): Promise<number> {
  const row = await db
    .selectFrom('matches')
    .select((match) => match.fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Writes what has no conflict; throws, with nothing written, when the database cannot. */
export type WriteGroup = (writes: readonly Write[]) => readonly Outcome[];

/** The file must hold the present schema. */
function prepareWriting(file: Database.Database): WriteGroup {
  const [head, last] = [file.prepare<[number], HeadRow>(HEAD), file.prepare(LAST).pluck()];
  const [match, event, end] = [file.prepare(MATCH), file.prepare(EVENT), file.prepare(END)];
  const headsOf = (writes: readonly Write[]): ReadonlyMap<number, Head> => {
    const heads = new Map<number, Head>();
    for (const write of writes) {
      if (write.kind !== 'append' || heads.has(write.match)) continue;
      const row = head.get(write.match);
      if (row !== undefined)
        heads.set(write.match, { version: row.version ?? 0, ended: row.reason !== null });
    }
    return heads;
  };
  const group = file.transaction((writes: readonly Write[]): readonly Outcome[] => {
    const newest = writes.some(({ kind }) => kind === 'create') ? Number(last.get() ?? 0) : 0;
    const planned = plan(headsOf(writes), newest, writes);
    for (const row of planned.matches) match.run(row);
    for (const row of planned.events) event.run(row.match, row.version, row.type, row.format, row.data);
    for (const [id, { winner, reason, score }] of planned.ends)
      end.run(winner, reason, score[0], score[1], id);
    return planned.outcomes;
  });
  return (writes) => group.immediate(writes);
}

/** Nothing else is done on the connection meanwhile. Rejects, with nothing written, when the database cannot. */
export function createWriter(
  db: Db,
  file: Database.Database,
): (writes: readonly Write[]) => Promise<readonly Outcome[]> {
  let write: WriteGroup | null = null;
  return (writes) =>
    db.connection().execute(() => {
      write ??= prepareWriting(file);
      return Promise.resolve(write(writes));
    });
}
