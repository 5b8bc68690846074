/** The database in its thread as the house sees it: order, groups, failures, and how it ends. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { openSqlite, type HouseStores } from '../../../src/adapters/sqlite/open';
import { openSqliteThread, storesIn } from '../../../src/adapters/sqlite/threaded';
import type { MatchEvent, MatchId } from '../../../src/match/events';
import { playerIdOf } from '../../../src/match/player';
import type { Account } from '../../../src/ports/accounts';
import { begin, KHALAHA } from '../../contracts/store-on-trial';
import { folderPerTest } from '../../support/folder';
import { started } from '../../support/random-match';
import { storeListeners, type Heard } from '../../support/store-listeners';

const folder = folderPerTest();
const RESUMED: MatchEvent = { type: 'MatchResumed', side: 0 };
const UNAVAILABLE = { ok: false, error: 'unavailable' };
const ANNA: Account = {
  id: playerIdOf('Anna'),
  name: 'Anna',
  proof: { kind: 'password', hash: 'x' },
  settings: {},
  steward: false,
  createdAt: 1,
  seenAt: 1,
};

const path = (): string => folder.path('haus.db');

async function open(heard: Heard): Promise<HouseStores> {
  const opened = await openSqliteThread(path(), heard);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

describe('a thread that lives', () => {
  let heard: Heard;
  let stores: HouseStores;

  beforeEach(async () => {
    heard = storeListeners();
    stores = await open(heard);
  });

  afterEach(async () => {
    await stores.close();
    expect(heard.deaths).toEqual([]);
  });

  test('appends of one turn share one commit, in the order in which they were made', async () => {
    const match = await begin(stores.events);
    heard.commits.length = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => stores.events.append(match, index + 1, [RESUMED], null)),
    );
    expect(outcomes).toEqual(Array.from({ length: 50 }, (_, index) => ({ ok: true, value: index + 2 })));
    expect(heard.commits).toEqual([50]);
  });

  test('calls of all kinds begin in the order in which they were made', async () => {
    const outcomes = await Promise.all([
      stores.accounts.find(ANNA.id),
      stores.accounts.add(ANNA),
      stores.accounts.find(ANNA.id),
      stores.accounts.save({ ...ANNA, seenAt: 2 }),
      stores.accounts.find(ANNA.id),
      stores.accounts.remove(ANNA.id),
      stores.accounts.find(ANNA.id),
    ]);
    const done = { ok: true, value: null };
    expect(outcomes).toEqual([null, done, ANNA, done, { ...ANNA, seenAt: 2 }, done, null]);
  });

  test('one write that fails does not fail those that came with it, and its error is told', async () => {
    const matches = [await begin(stores.events), await begin(stores.events), await begin(stores.events)];
    const other = new Database(path());
    other.exec(`create trigger refusing before insert on events when new.match = 2
      begin select raise(abort, 'no room for it'); end`);
    const outcomes = await Promise.all(matches.map((id) => stores.events.append(id, 1, [RESUMED], null)));
    other.exec('drop trigger refusing');
    other.close();
    expect(outcomes).toEqual([{ ok: true, value: 2 }, UNAVAILABLE, { ok: true, value: 2 }]);
    expect(heard.failures).toEqual([expect.stringContaining('no room for it')]);
  });

  test('a stored event that cannot be read rejects with what is wrong with it', async () => {
    const match = await begin(stores.events);
    const other = new Database(path());
    other.exec(
      `insert into events (match, version, type, format, data) values (1, 2, 'MatchResigned', 1, '{}')`,
    );
    other.close();
    await expect(stores.events.read(match)).rejects.toThrow('match 1, event 2');
    expect(await stores.events.lastMatch()).toBe(1);
  });
});

test('closing waits for the writes that wait, and they are in the file', async () => {
  const stores = await open(storeListeners());
  const match = await begin(stores.events);
  const settled: string[] = [];
  const writes = [
    stores.events.append(match, 1, [RESUMED], null).then(({ ok }) => settled.push(`append ${String(ok)}`)),
    stores.accounts.add(ANNA).then(({ ok }) => settled.push(`add ${String(ok)}`)),
  ];
  await stores.close();
  expect(settled.toSorted()).toEqual(['add true', 'append true']);
  await Promise.all(writes);
  const again = openSqlite(path());
  if (!again.ok) throw new Error(again.error.code);
  expect(await again.value.events.read(match)).toHaveLength(2);
  expect(await again.value.accounts.find(ANNA.id)).toEqual(ANNA);
  await again.value.close();
});

test('what is asked as soon as the last answer is there is still done before closing', async () => {
  const heard = storeListeners();
  const stores = await open(heard);
  const hurried = async (): Promise<unknown> => {
    const found = await stores.accounts.find(ANNA.id);
    return found ?? stores.accounts.add(ANNA);
  };
  const added = hurried();
  await stores.close();
  expect(await added).toEqual({ ok: true, value: null });
  expect([heard.failures, heard.deaths]).toEqual([[], []]);
});

test('what is asked while the thread closes is given up at once, and the thread hears nothing of it', async () => {
  const heard = storeListeners();
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (message) => { if (message === 'close') parentPort.close(); });`,
    { eval: true },
  );
  const posted = jest.spyOn(worker, 'postMessage');
  const stores = storesIn(worker, heard);
  const closed = stores.close();
  const read = stores.accounts.find(ANNA.id);
  const write = stores.accounts.add(ANNA);
  await expect(read).rejects.toThrow('closed');
  expect(await write).toEqual(UNAVAILABLE);
  await closed;
  expect(posted.mock.calls).toEqual([['close']]);
  expect([heard.failures, heard.deaths]).toEqual([[], []]);
});

describe('a file that is refused', () => {
  test('is told as without a thread, and nobody has died', async () => {
    const heard = storeListeners();
    writeFileSync(path(), 'Kochrezepte, keine Datenbank. '.repeat(500));
    expect(await openSqliteThread(path(), heard)).toEqual(openSqlite(path()));
    mkdirSync(folder.path('ordner'));
    expect(await openSqliteThread(folder.path('ordner'), heard)).toMatchObject({
      ok: false,
      error: { code: 'unavailable' },
    });
    expect(heard.deaths).toEqual([]);
  });

  test('is one that another house plays on, until that ends', async () => {
    const first = await open(storeListeners());
    expect(await openSqliteThread(path(), storeListeners())).toEqual({ ok: false, error: { code: 'inUse' } });
    const tool = openSqlite(path());
    if (!tool.ok) throw new Error(tool.error.code);
    await tool.value.close();
    await first.close();
    const second = await open(storeListeners());
    await second.close();
  });
});

describe('a thread that dies', () => {
  /** Ends in this way as soon as it is asked something. */
  const dying = (how: string): Worker =>
    new Worker(`require('node:worker_threads').parentPort.on('message', () => { ${how} });`, { eval: true });

  test.each([
    ['of an error', `throw new Error('out of order');`, 'out of order'],
    ['without a word', 'process.exit(0);', 'ended with code 0'],
  ])('%s: writes are unavailable, reads reject, and the house is told once', async (_, how, why) => {
    const heard = storeListeners();
    const worker = dying(how);
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    const stores = storesIn(worker, heard);
    const read = stores.events.read(1 as MatchId);
    const writes = [
      stores.events.create(started(KHALAHA)),
      stores.events.append(1 as MatchId, 1, [RESUMED], null),
      stores.accounts.save(ANNA),
    ];
    await expect(read).rejects.toThrow(why);
    expect(await Promise.all(writes)).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
    await exited;
    expect(heard.deaths.map(({ message }) => message)).toEqual([expect.stringContaining(why)]);
    expect(await stores.accounts.add(ANNA)).toEqual(UNAVAILABLE);
    await expect(stores.accounts.find(ANNA.id)).rejects.toThrow(why);
    await stores.close();
  });

  test('while it closes: closing ends, and the house is told', async () => {
    const heard = storeListeners();
    const stores = storesIn(dying(`throw new Error('torn');`), heard);
    await stores.close();
    expect(heard.deaths.map(({ message }) => message)).toEqual(['torn']);
  });
});
