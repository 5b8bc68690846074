/** Looks at a database file before anything is written to it, so that what we must not touch stays as it is. */
import { existsSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { StoreFault } from '../../ports/store-fault';
import { APPLICATION_ID, SCHEMA } from './migrations';

/** A field of an error as text. Its class says nothing: the addon keeps the class of whoever loaded it first. */
function fieldOf(error: unknown, field: 'code' | 'message'): string {
  return typeof error === 'object' && error !== null && field in error
    ? String((error as Record<typeof field, unknown>)[field])
    : '';
}

/** What an error of the database or the file system says about the file. */
export function faultOf(error: unknown): StoreFault {
  const code = fieldOf(error, 'code');
  const problem = fieldOf(error, 'message') || String(error);
  const damaged = code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT');
  return { code: damaged ? 'damaged' : 'unavailable', problem };
}

/** null: ours, sound, and not newer than this program. */
function faultIn(file: Database.Database): StoreFault | null {
  const tables = file.prepare('select count(*) from sqlite_schema').pluck().get();
  const application = file.pragma('application_id', { simple: true });
  if (tables !== 0 && application !== APPLICATION_ID) return { code: 'foreign' };
  const schema = Number(file.pragma('user_version', { simple: true }));
  if (schema > SCHEMA) return { code: 'newer', schema, known: SCHEMA };
  const found = String(file.pragma('quick_check(1)', { simple: true }));
  return found === 'ok' ? null : { code: 'damaged', problem: found };
}

/** null: there is no file yet, or a good one. Reads every page of it, writes none. */
export function inspect(path: string): StoreFault | null {
  try {
    if (!existsSync(path) || statSync(path).size === 0) return null;
    const file = new Database(path, { readonly: true });
    try {
      return faultIn(file);
    } finally {
      file.close();
    }
  } catch (error) {
    return faultOf(error);
  }
}
