/** A database of an older version is brought up to date with all that is in it. */
import Database from 'better-sqlite3';
import { SCHEMA } from '../../../src/adapters/sqlite/migrations';
import { openSqlite } from '../../../src/adapters/sqlite/open';
import { playerIdOf } from '../../../src/match/player';
import { begin } from '../../contracts/store-on-trial';
import { folderPerTest } from '../../support/folder';

const folder = folderPerTest();

/** As version 1 left it: no stewards and no log of theirs. */
function takeBack(path: string): void {
  const file = new Database(path);
  file.exec(`
    drop index accounts_stewards;
    alter table accounts drop column steward;
    drop table steward_log;
    pragma user_version = 1;
    insert into accounts (id, name, proof_kind, proof, settings, created_at, seen_at)
      values ('anna', 'Anna', 'returnWord', 'Hecht Reh', '{}', 1, 2);
  `);
  file.close();
}

it('gets stewards and their log, and keeps matches and accounts', async () => {
  const path = folder.path('haus.db');
  const first = openSqlite(path);
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  const match = await begin(first.value.events);
  await first.value.close();
  takeBack(path);
  const later = openSqlite(path);
  if (!later.ok) throw new Error(JSON.stringify(later.error));
  const { events, accounts, stewardLog } = later.value;
  expect(await events.read(match)).toHaveLength(1);
  expect(await accounts.find(playerIdOf('Anna'))).toMatchObject({ name: 'Anna', steward: false });
  expect(await stewardLog.latest(1)).toEqual([]);
  await later.value.close();
  const file = new Database(path, { readonly: true });
  expect(file.pragma('user_version', { simple: true })).toBe(SCHEMA);
  file.close();
});
