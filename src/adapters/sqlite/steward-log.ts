/** The stewards' log on an open database. */
import { err, ok } from '../../kernel/result';
import type { PlayerId } from '../../match/player';
import {
  SANCTION_KINDS,
  type Entry,
  type EntryKind,
  type Named,
  type StewardLog,
} from '../../ports/steward-log';
import type { Db, StewardLogTable } from './schema';

const namedOf = (id: string | null, name: string | null): Named | null =>
  id === null ? null : { id: id as PlayerId, name: name ?? id };

const entryOf = (row: StewardLogTable): Entry => ({
  at: row.at,
  kind: row.kind as EntryKind,
  by: namedOf(row.by_id, row.by_name),
  whom: namedOf(row.whom_id, row.whom_name),
  until: row.until,
  address: row.address,
  text: row.text,
});

const rowOf = ({ at, kind, by, whom, until, address, text }: Entry): StewardLogTable => ({
  at,
  kind,
  by_id: by?.id ?? null,
  by_name: by?.name ?? null,
  whom_id: whom?.id ?? null,
  whom_name: whom?.name ?? null,
  until,
  address,
  text,
});

/** failed: told of each error of the database, since the contract's code does not say it. */
export const createSqliteStewardLog = (db: Db, failed: (error: unknown) => void): StewardLog => ({
  async add(entry) {
    try {
      await db.insertInto('steward_log').values(rowOf(entry)).execute();
      return ok(null);
    } catch (error) {
      failed(error);
      return err('unavailable');
    }
  },
  async latest(limit) {
    const rows = await db.selectFrom('steward_log').selectAll().orderBy('id', 'desc').limit(limit).execute();
    return rows.map(entryOf);
  },
  async sanctions() {
    const rows = await db
      .selectFrom('steward_log')
      .where('kind', 'in', [...SANCTION_KINDS])
      .selectAll()
      .orderBy('id')
      .execute();
    return rows.map(entryOf);
  },
});
