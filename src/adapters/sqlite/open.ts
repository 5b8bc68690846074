/** Opens the database of the house: looks at the file first, then takes it, brings its schema up to date, and serves. */
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { err, ok, type Result } from '../../kernel/result';
import type { MatchEnd, MatchId } from '../../match/events';
import type { Accounts } from '../../ports/accounts';
import type { EventStore } from '../../ports/event-store';
import type { StewardLog } from '../../ports/steward-log';
import type { StoreFault } from '../../ports/store-fault';
import { createSqliteAccounts } from './accounts';
import { createSqliteEventStore } from './event-store';
import { createSqliteStewardLog } from './steward-log';
import { GroupCommit } from './group-commit';
import { faultOf, inspect } from './inspect';
import { migrate } from './migrations';
import type { Outcome, Write } from './plan';
import { storedEnd } from './read';
import type { Tables } from './schema';
import { keepStatements } from './statements';
import { createWriter } from './write';

/** What the house needs of its database. */
export interface HouseStores {
  readonly events: EventStore;
  readonly accounts: Accounts;
  readonly stewardLog: StewardLog;
  /** Waits for all writes, then closes the file. Nothing may be asked of the stores afterwards. */
  close(): Promise<void>;
}

export interface SqliteStores extends HouseStores {
  /** How the match ended as lists and statistics have it; null while it goes on or when there is none of that id. */
  endOf(match: MatchId): Promise<MatchEnd | null>;
}

/** Told of every error of the database behind an 'unavailable', for the log. */
export type OnFailure = (error: unknown) => void;
/** Told of every group of writes that is on the disk now. */
export type OnCommit = (ms: number, writes: number) => void;

/** How long to wait for another process (a backup) that holds the file. */
const BUSY_MS = 2000;

/** A file, new or good, ready for use: write-ahead log, and a commit is on the disk when it returns. */
export function connect(path: string): Database.Database {
  const file = new Database(path, { timeout: BUSY_MS });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  migrate(file);
  return file;
}

/** The stores on a connected file. */
export function storesOn(
  file: Database.Database,
  onFailure: OnFailure = () => undefined,
  onCommit: OnCommit = () => undefined,
): SqliteStores {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keepStatements(file) }) });
  const failed = (error: unknown): Outcome => {
    onFailure(error);
    return err('unavailable');
  };
  const write = createWriter(db, file);
  const commit = async (writes: readonly Write[]): Promise<readonly Outcome[]> => {
    const began = performance.now();
    const outcomes = await write(writes);
    onCommit(performance.now() - began, writes.length);
    return outcomes;
  };
  const group = new GroupCommit<Write, Outcome>(commit, failed);
  return {
    events: createSqliteEventStore(db, group),
    accounts: createSqliteAccounts(db, onFailure),
    stewardLog: createSqliteStewardLog(db, onFailure),
    endOf: (match) => storedEnd(db, match),
    async close() {
      await group.idle();
      await db.destroy();
      // The builder closes only what it has used.
      if (file.open) file.close();
    },
  };
}

/** Opens the file, or makes it; a file that is refused stays as it is. Every durable commit stops the caller's thread. */
export function openSqlite(
  path: string,
  onFailure?: OnFailure,
  onCommit?: OnCommit,
): Result<SqliteStores, StoreFault> {
  const fault = inspect(path);
  if (fault !== null) return err(fault);
  try {
    return ok(storesOn(connect(path), onFailure, onCommit));
  } catch (error) {
    return err(faultOf(error));
  }
}

/** Opens an existing file only to read it, also while a house has it open; every write is unavailable. */
export function openSqliteForReading(path: string): Result<SqliteStores, StoreFault> {
  const fault = inspect(path);
  if (fault !== null) return err(fault);
  try {
    return ok(storesOn(new Database(path, { readonly: true, fileMustExist: true, timeout: BUSY_MS })));
  } catch (error) {
    return err(faultOf(error));
  }
}
