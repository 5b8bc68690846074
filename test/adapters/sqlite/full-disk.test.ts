/** A database that may not grow any more behaves as on a full disk: it says so, keeps what it has, and recovers. */
import type Database from 'better-sqlite3';
import { connect, storesOn, type SqliteStores } from '../../../src/adapters/sqlite/open';
import type { MatchEvent, MatchId } from '../../../src/match/events';
import { playerIdOf } from '../../../src/match/player';
import type { Account } from '../../../src/ports/accounts';
import { begin, KHALAHA } from '../../contracts/store-on-trial';
import { started } from '../../support/random-match';
import { folderPerTest } from '../../support/folder';

const folder = folderPerTest();
let file: Database.Database;
let stores: SqliteStores;
let failures: unknown[];

beforeEach(() => {
  failures = [];
  file = connect(folder.path('spielhaus.sqlite'));
  stores = storesOn(file, (error) => failures.push(error));
});

afterEach(async () => {
  await stores.close();
});

const fillDisk = (): void => {
  file.pragma(`max_page_count = ${String(file.pragma('page_count', { simple: true }))}`);
};
const freeDisk = (): void => {
  file.pragma('max_page_count = 1000000');
};

/** Large enough to need new pages, whatever room the old ones have left. */
const LARGE: readonly MatchEvent[] = Array.from({ length: 500 }, () => ({
  type: 'OfferMade',
  side: 0,
  offer: 'takeback',
  move: 'c2-c3',
}));

const SMALL: readonly MatchEvent[] = [{ type: 'OfferMade', side: 0, offer: 'draw', move: null }];

const UNAVAILABLE = { ok: false, error: 'unavailable' };

test('F2 an append on a full disk is unavailable, writes nothing, and works once there is room', async () => {
  const match = await begin(stores.events);
  fillDisk();
  expect(await stores.events.append(match, 1, LARGE, null)).toEqual(UNAVAILABLE);
  expect(failures).toHaveLength(1);
  expect(await stores.events.read(match)).toHaveLength(1);
  expect(await stores.events.append(match, 1, LARGE, null)).toEqual(UNAVAILABLE);
  freeDisk();
  expect(await stores.events.append(match, 1, LARGE, null)).toEqual({ ok: true, value: 501 });
  expect(await stores.events.read(match)).toHaveLength(501);
});

test('one write that is too large does not fail those that came with it', async () => {
  const [one, two, three] = [
    await begin(stores.events),
    await begin(stores.events),
    await begin(stores.events),
  ];
  fillDisk();
  const outcomes = await Promise.all([
    stores.events.append(one, 1, SMALL, null),
    stores.events.append(two, 1, LARGE, null),
    stores.events.append(three, 1, SMALL, null),
  ]);
  expect(outcomes).toEqual([{ ok: true, value: 2 }, UNAVAILABLE, { ok: true, value: 2 }]);
  expect(await stores.events.read(two)).toHaveLength(1);
  expect(await stores.events.read(three)).toHaveLength(2);
});

test('a match that cannot begin is unavailable and takes no number', async () => {
  await begin(stores.events);
  fillDisk();
  const outcomes = [];
  for (let tries = 0; tries < 100; tries += 1) outcomes.push(await stores.events.create(started(KHALAHA)));
  expect(outcomes.at(-1)).toEqual(UNAVAILABLE);
  const begun = outcomes.filter(({ ok }) => ok).length;
  freeDisk();
  expect(await begin(stores.events)).toBe(begun + 2);
  expect(await stores.events.lastMatch()).toBe(begun + 2);
});

test('an account on a full disk is unavailable, and the name stays free', async () => {
  const account: Account = {
    id: playerIdOf('Anna'),
    name: 'Anna',
    proof: { kind: 'returnWord', word: 'x'.repeat(100_000) },
    settings: {},
    steward: false,
    createdAt: 0,
    seenAt: 0,
  };
  fillDisk();
  expect(await stores.accounts.add(account)).toEqual(UNAVAILABLE);
  expect(await stores.accounts.save(account)).toEqual(UNAVAILABLE);
  expect(failures).toHaveLength(2);
  freeDisk();
  expect(await stores.accounts.find(account.id)).toBeNull();
  expect(await stores.accounts.add(account)).toEqual({ ok: true, value: null });
});

test('stored events cannot be changed or removed, by whatever statement', async () => {
  const match = await begin(stores.events);
  expect(() => file.exec("update events set data = '{}'")).toThrow('append-only');
  expect(() => file.exec('delete from events')).toThrow('append-only');
  expect(await stores.events.read(match)).toHaveLength(1);
});

test('a stored event that cannot be read is damage, not an answer', async () => {
  const match = await begin(stores.events);
  const insert = file.prepare(
    'insert into events (match, version, type, format, data) values (?, ?, ?, ?, ?)',
  );
  insert.run(match, 2, 'MatchResigned', 1, '{"side":7}');
  await expect(stores.events.read(match)).rejects.toThrow('match 1, event 2');
  insert.run(match, 4, 'MatchDrawn', 1, '{}');
  const other = await begin(stores.events);
  insert.run(other, 3, 'MatchDrawn', 1, '{}');
  await expect(stores.events.read(other)).rejects.toThrow('match 2 has no event 2');
  expect(await stores.events.read(3 as MatchId)).toEqual([]);
});
