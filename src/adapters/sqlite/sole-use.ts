/** One house at a time on a database: two would each play on without the other's moves. */
import Database from 'better-sqlite3';

/**
 * Takes the database at `path` for this process, by a lock on a file beside it that the system lets go of when the process
 * ends, however it ends. Tools that only look, copy or make stewards do not ask for it. False: another house has it.
 * Throws when the file cannot be made.
 */
export function takeForSoleUse(path: string): boolean {
  const lock = new Database(`${path}-haus`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    // Kept open as long as the process lives: nothing refers to it, so it is held on purpose.
    held.push(lock);
    return true;
  } catch (error) {
    lock.close();
    if (String(error).includes('locked')) return false;
    throw error;
  }
}

const held: Database.Database[] = [];
