/** The command on the machine that makes stewards, also beside a running house. */
import { mkdirSync } from 'node:fs';
import { openSqlite, type SqliteStores } from '../../src/adapters/sqlite/open';
import { playerIdOf } from '../../src/match/player';
import type { Account } from '../../src/ports/accounts';
import { appoint } from '../../src/tools/verwalter';
import { folderPerTest } from '../support/folder';

const folder = folderPerTest();
const HASH = { kind: 'password', hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' } as const;

const account = (name: string, proof: Account['proof']): Account => ({
  id: playerIdOf(name),
  name,
  proof,
  settings: {},
  steward: false,
  createdAt: 1,
  seenAt: 1,
});

/** The house that runs meanwhile. */
let house: SqliteStores;

beforeEach(async () => {
  mkdirSync(folder.path('daten'));
  const opened = openSqlite(folder.path('daten/spielhaus.db'));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  house = opened.value;
  await house.accounts.add(account('Jürgen', HASH));
  await house.accounts.add(account('Emil', { kind: 'returnWord', word: 'Hecht Reh' }));
});

afterEach(() => house.close());

async function run(...words: string[]): Promise<{ readonly code: number; readonly output: string }> {
  const lines: string[] = [];
  const code = await appoint({ DATA_DIR: folder.path('daten') }, words, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

it('appoints an owner, as the house sees at once, and keeps who and whom on record', async () => {
  expect((await run('liste')).output).toMatch(/noch keine/u);
  expect(await run('ernenne', 'JUERGEN')).toMatchObject({ code: 0 });
  expect((await house.accounts.find(playerIdOf('Jürgen')))?.steward).toBe(true);
  expect(await run('liste')).toEqual({ code: 0, output: 'Jürgen' });
  expect(await run('entziehe', 'jürgen')).toMatchObject({ code: 0 });
  expect((await house.accounts.find(playerIdOf('Jürgen')))?.steward).toBe(false);
  const whom = { id: playerIdOf('Jürgen'), name: 'Jürgen' };
  expect(await house.stewardLog.latest(5)).toMatchObject([
    { kind: 'dismiss', by: null, whom },
    { kind: 'appoint', by: null, whom },
  ]);
});

it('does nothing twice', async () => {
  await run('ernenne', 'Jürgen');
  expect(await run('ernenne', 'Jürgen')).toEqual({ code: 0, output: 'Jürgen ist schon Verwalter.' });
  await run('entziehe', 'Jürgen');
  expect(await run('entziehe', 'Jürgen')).toEqual({ code: 0, output: 'Jürgen ist kein Verwalter.' });
  expect(await house.stewardLog.latest(5)).toHaveLength(2);
});

it.each([
  ['a guest', 'Emil', /Passwort/u],
  ['nobody', 'Fritz', /Niemand heißt Fritz/u],
])('refuses %s', async (_, name, reason) => {
  const { code, output } = await run('ernenne', name);
  expect(code).toBe(1);
  expect(output).toMatch(reason);
  expect(await house.accounts.stewards()).toEqual([]);
});

it.each([[[]], [['ernenne']], [['ernenne', 'Anna', 'Bernd']], [['liste', 'Anna']], [['lösche', 'Anna']]])(
  'says how it is used: %j',
  async (words: string[]) => {
    const { code, output } = await run(...words);
    expect(code).toBe(2);
    expect(output).toContain('ernenne <name>');
  },
);

it('makes no database where there is none', async () => {
  const lines: string[] = [];
  expect(await appoint({ DATA_DIR: folder.path('leer') }, ['liste'], (line) => lines.push(line))).toBe(2);
  expect(lines[0]).toMatch(/keine Datenbank/u);
});
