/** Keeps prepared statements between queries, and makes the query builder's roll back safe after a full disk. */
import type Database from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Inserts of different numbers of rows are different statements; beyond this all are forgotten. */
const MOST_KEPT = 200;

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  iterate: () => [][Symbol.iterator](),
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
};

/** The file as the query builder wants it. Closing it closes the file. */
export function keepStatements(file: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      // The database may have rolled back by itself (disk full); to do so again would be an error of its own.
      if (sql === 'rollback' && !file.inTransaction) return NOTHING;
      const known = kept.get(sql);
      if (known !== undefined) return known;
      if (kept.size >= MOST_KEPT) kept.clear();
      const statement = file.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
    close() {
      kept.clear();
      file.close();
    },
  };
}
