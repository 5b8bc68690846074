/** What happens to a database file that is new, good, damaged, newer or foreign. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { backUp } from '../../../src/adapters/sqlite/backup';
import { SCHEMA } from '../../../src/adapters/sqlite/migrations';
import { connect, openSqlite, storesOn, type SqliteStores } from '../../../src/adapters/sqlite/open';
import type { MatchEvent } from '../../../src/match/events';
import { begin } from '../../contracts/store-on-trial';
import { digest, folderPerTest } from '../../support/folder';

const folder = folderPerTest();
const MANY: readonly MatchEvent[] = Array.from({ length: 2000 }, () => ({ type: 'MatchResumed', side: 1 }));

function open(path: string): SqliteStores {
  const opened = openSqlite(path);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** A sound database of some size, closed. */
async function goodFile(name = 'spielhaus.sqlite'): Promise<string> {
  const path = folder.path(name);
  const stores = open(path);
  const match = await begin(stores.events);
  await stores.events.append(match, 1, MANY, null);
  await stores.close();
  return path;
}

test('a new file is made for the highest safety: write-ahead log, every commit on the disk', () => {
  const file = connect(folder.path('new.sqlite'));
  expect(file.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(file.pragma('synchronous', { simple: true })).toBe(2);
  expect(file.pragma('foreign_keys', { simple: true })).toBe(1);
  file.close();
});

test('opening a good file again changes nothing in it', async () => {
  const path = await goodFile();
  const before = digest(path);
  await open(path).close();
  expect(digest(path)).toBe(before);
});

test('F2 what was answered survives a house that was never closed', async () => {
  const path = folder.path('spielhaus.sqlite');
  const killed = storesOn(connect(path));
  const match = await begin(killed.events);
  await killed.events.append(match, 1, MANY, null);
  // No close: the next one finds the log as a killed process leaves it.
  const next = open(path);
  expect(await next.events.read(match)).toHaveLength(2001);
  await next.close();
  await killed.close();
});

test.each([
  ['its beginning', 0],
  ['a page in the middle', 5 * 4096],
])('a file with %s overwritten is damaged and left untouched', async (_, at) => {
  const path = await goodFile();
  const bytes = readFileSync(path);
  bytes.fill(0xa5, at, at + 3000);
  writeFileSync(path, bytes);
  const before = digest(path);
  expect(openSqlite(path)).toMatchObject({ ok: false, error: { code: 'damaged' } });
  expect(digest(path)).toBe(before);
});

test('a file cut off in the middle is damaged and left untouched', async () => {
  const path = await goodFile();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length / 2)));
  const before = digest(path);
  expect(openSqlite(path)).toMatchObject({ ok: false, error: { code: 'damaged' } });
  expect(digest(path)).toBe(before);
});

test('a file of a newer program is refused and left untouched', async () => {
  const path = await goodFile();
  const file = new Database(path);
  file.pragma('user_version = 99');
  file.close();
  const before = digest(path);
  expect(openSqlite(path)).toEqual({ ok: false, error: { code: 'newer', schema: 99, known: SCHEMA } });
  expect(digest(path)).toBe(before);
});

test('a database of another program is refused and left untouched', () => {
  const path = folder.path('other.sqlite');
  const file = new Database(path);
  file.exec('create table notes (text)');
  file.close();
  const before = digest(path);
  expect(openSqlite(path)).toEqual({ ok: false, error: { code: 'foreign' } });
  expect(digest(path)).toBe(before);
});

test('a path that is no file is unavailable', () => {
  mkdirSync(folder.path('folder'));
  expect(openSqlite(folder.path('folder'))).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  expect(openSqlite(folder.path('missing/spielhaus.sqlite'))).toMatchObject({
    ok: false,
    error: { code: 'unavailable' },
  });
});

describe('backup', () => {
  test('holds what was committed, while the house goes on writing', async () => {
    const path = folder.path('spielhaus.sqlite');
    const stores = open(path);
    const match = await begin(stores.events);
    await stores.events.append(match, 1, MANY, null);
    const copied = backUp(path, folder.path('copy.sqlite'));
    expect(copied).toMatchObject({ ok: true });
    await stores.events.append(match, 2001, MANY, null);
    await stores.close();
    const copy = open(folder.path('copy.sqlite'));
    expect(await copy.events.read(match)).toHaveLength(2001);
    expect(await copy.events.append(match, 2001, MANY, null)).toEqual({ ok: true, value: 4001 });
    await copy.close();
  });

  test('never replaces a file, and leaves none behind that is not whole', async () => {
    const path = await goodFile();
    const before = digest(path);
    expect(backUp(path, path)).toEqual({ ok: false, error: { code: 'exists' } });
    expect(digest(path)).toBe(before);
    expect(backUp(folder.path('none.sqlite'), folder.path('copy'))).toEqual({
      ok: false,
      error: { code: 'missing' },
    });
    expect(backUp(path, folder.path('no/such/copy'))).toMatchObject({
      ok: false,
      error: { code: 'unavailable' },
    });
    expect(existsSync(folder.path('copy'))).toBe(false);
  });

  test('of a damaged file is refused', async () => {
    const path = await goodFile();
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xa5, 5 * 4096, 6 * 4096));
    expect(backUp(path, folder.path('copy'))).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(existsSync(folder.path('copy'))).toBe(false);
  });
});
