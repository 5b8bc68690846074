/** A database that must not be touched stops the start: one clear line, exit code 1, the file as it was. */
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { digest } from '../support/folder';
import { standPerTest } from './stand';

const { folder, start, enters } = standPerTest();
const file = (): string => folder.path('daten/spielhaus.db');

/** A house's own database, closed well. */
async function leaveDatabase(): Promise<void> {
  const house = start();
  const { client } = await enters(house, 'Anna');
  client.type('neustart khalaha kalah allein');
  await client.waitFor('am Zug');
  house.kill('SIGTERM');
  expect(await house.exit).toEqual({ code: 0, signal: null });
}

async function refusal(): Promise<string> {
  const before = digest(file());
  const house = start();
  expect(await house.exit).toEqual({ code: 1, signal: null });
  expect(digest(file())).toBe(before);
  expect(house.complaints).toHaveLength(1);
  expect(house.complaints[0]).toContain(file());
  return house.complaints.join('\n');
}

test('F2 a database of a newer house', async () => {
  await leaveDatabase();
  const database = new Database(file());
  database.pragma('user_version = 999');
  database.close();
  expect(await refusal()).toMatch(
    /stammt von einem neueren Spielhaus \(Schema 999, .*Sie bleibt unverändert/,
  );
});

test('F2 a database that was cut off', async () => {
  await leaveDatabase();
  truncateSync(file(), readFileSync(file()).length / 2);
  expect(await refusal()).toMatch(/ist beschädigt .*Sie bleibt unverändert/);
});

test('F2 a file that is no database, and a database of something else', async () => {
  mkdirSync(folder.path('daten'));
  writeFileSync(file(), 'Das ist ein Brief und keine Datenbank. '.repeat(100));
  expect(await refusal()).toContain('beschädigt');
  writeFileSync(file(), '');
  const database = new Database(file());
  database.exec('create table letters (text)');
  database.close();
  expect(await refusal()).toContain('keine Datenbank des Spielhauses');
});

test('F2 a stored match that the house cannot read', async () => {
  await leaveDatabase();
  const database = new Database(file());
  database
    .prepare("insert into events (match, version, type, format, data) values (1, 2, 'Geschehen', 1, '{}')")
    .run();
  database.close();
  await refusal();
});
