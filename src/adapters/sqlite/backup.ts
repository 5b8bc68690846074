/** A copy of the database while the house plays on: one consistent moment of it, in one file. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { err, ok, type Result } from '../../kernel/result';
import type { StoreFault } from '../../ports/store-fault';
import { faultOf, inspect } from './inspect';

export type BackupFailure = StoreFault | { readonly code: 'missing' } | { readonly code: 'exists' };

function flush(path: string): void {
  const handle = openSync(path, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Copies the database at `from` to the new file `to`, checks the copy, and gives its size in bytes. `to` appears
 * only once it is complete. Needs no more than to read `from`; a house that writes there is not stopped.
 */
export function backUp(from: string, to: string): Result<number, BackupFailure> {
  if (!existsSync(from)) return err({ code: 'missing' });
  if (existsSync(to)) return err({ code: 'exists' });
  const fault = inspect(from);
  if (fault !== null) return err(fault);
  const unfinished = `${to}.part`;
  try {
    rmSync(unfinished, { force: true });
    const file = new Database(from, { readonly: true });
    try {
      file.prepare('vacuum into ?').run(unfinished);
    } finally {
      file.close();
    }
    const copied = inspect(unfinished);
    if (copied !== null) return err(copied);
    flush(unfinished);
    renameSync(unfinished, to);
    return ok(statSync(to).size);
  } catch (error) {
    rmSync(unfinished, { force: true });
    return err(faultOf(error));
  }
}
