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

interface Run {
  readonly code: number;
  readonly output: string;
  readonly refusal: string;
}

async function runIn(data: string, words: readonly string[]): Promise<Run> {
  const said: string[] = [];
  const refused: string[] = [];
  const code = await appoint(
    { DATA_DIR: folder.path(data) },
    words,
    (line) => said.push(line),
    (line) => refused.push(line),
  );
  return { code, output: said.join('\n'), refusal: refused.join('\n') };
}

const run = (...words: string[]): Promise<Run> => runIn('daten', words);

it('appoints an owner, as the house sees at once, and keeps who and whom on record', async () => {
  expect((await run('liste')).output).toMatch(/noch keine/u);
  expect(await run('ernenne', 'JUERGEN')).toMatchObject({ code: 0 });
  expect((await house.accounts.find(playerIdOf('Jürgen')))?.steward).toBe(true);
  expect(await run('liste')).toEqual({ code: 0, output: 'Jürgen', refusal: '' });
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
  expect(await run('ernenne', 'Jürgen')).toMatchObject({ code: 0, output: 'Jürgen ist schon Verwalter.' });
  await run('entziehe', 'Jürgen');
  expect(await run('entziehe', 'Jürgen')).toMatchObject({ code: 0, output: 'Jürgen ist kein Verwalter.' });
  expect(await house.stewardLog.latest(5)).toHaveLength(2);
});

it.each([
  ['a guest', 'Emil', /Passwort/u],
  ['nobody', 'Fritz', /Niemand heißt Fritz/u],
])('refuses %s', async (_, name, reason) => {
  expect(await run('ernenne', name)).toEqual({
    code: 1,
    output: '',
    refusal: expect.stringMatching(reason) as string,
  });
  expect(await house.accounts.stewards()).toEqual([]);
});

it.each([[[]], [['ernenne']], [['ernenne', 'Anna', 'Bernd']], [['liste', 'Anna']], [['lösche', 'Anna']]])(
  'says how it is used: %j',
  async (words: string[]) => {
    expect(await run(...words)).toEqual({
      code: 2,
      output: '',
      refusal: expect.stringContaining('ernenne <name>') as string,
    });
  },
);

it('makes no database where there is none', async () => {
  const { code, output, refusal } = await runIn('leer', ['liste']);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(refusal).toMatch(/keine Datenbank/u);
});
