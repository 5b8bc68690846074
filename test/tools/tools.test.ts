/** The host's tools: the check and the backup of a data folder, as the scripts call them. */
import { mkdirSync, readdirSync } from 'node:fs';
import Database from 'better-sqlite3';
import { openSqlite, type SqliteStores } from '../../src/adapters/sqlite/open';
import { createRng } from '../../src/kernel/rng';
import type { MatchId } from '../../src/match/events';
import { check } from '../../src/tools/pruefe';
import { backUpHouse } from '../../src/tools/sichern';
import { begin } from '../contracts/store-on-trial';
import { folderPerTest } from '../support/folder';
import { ALL_RULES, randomMatch, started } from '../support/random-match';

const folder = folderPerTest();
const env = (): Record<string, string> => ({ DATA_DIR: folder.path('daten') });

beforeEach(() => {
  mkdirSync(folder.path('daten'));
});

interface Run {
  readonly code: number;
  readonly output: string;
}

async function pruefe(): Promise<Run> {
  const lines: string[] = [];
  const code = await check(env(), (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

interface Backup extends Run {
  readonly refusal: string;
}

function sichern(named?: string, settings = env()): Backup {
  const said: string[] = [];
  const refused: string[] = [];
  const code = backUpHouse(
    settings,
    named,
    (line) => said.push(line),
    (line) => refused.push(line),
  );
  return { code, output: said.join('\n'), refusal: refused.join('\n') };
}

function open(path: string): SqliteStores {
  const opened = openSqlite(path);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** Five random matches, played to some point. */
async function fill(stores: SqliteStores): Promise<void> {
  const rng = createRng(11);
  for (const rules of ALL_RULES) {
    const { events, match } = randomMatch(rng, started(rules), 60);
    const id = await begin(stores.events, match.players, rules);
    const stored = await stores.events.append(id, 1, events.slice(1), match.end);
    if (!stored.ok) throw new Error(stored.error);
  }
}

test('pruefe is content with what was played, also while the house is open, and names what was forged', async () => {
  expect(await pruefe()).toEqual({
    code: 2,
    output: expect.stringContaining('Es gibt keine Datenbank') as string,
  });
  const path = folder.path('daten/spielhaus.db');
  const stores = open(path);
  await fill(stores);
  expect(await pruefe()).toEqual({ code: 0, output: '5 Partien geprüft, 0 weichen von den Regeln ab.' });
  await stores.close();
  const file = new Database(path);
  file.exec(
    "update matches set reason = 'resigned', winner = 1, south_score = 0, north_score = 0 where id = 2",
  );
  file
    .prepare('insert into events (match, version, type, format, data) values (4, ?, ?, 1, ?)')
    .run(
      Number(file.prepare('select max(version) from events where match = 4').pluck().get()) + 1,
      'Geschehen',
      '{}',
    );
  file.close();
  const { code, output } = await pruefe();
  expect(code).toBe(1);
  expect(output).toMatch(/^Partie 2: .*\nPartie 4: .*\n5 Partien geprüft, 2 weichen von den Regeln ab.$/);
});

test('sichern copies an open house into a dated or a named file, which opens as a house of its own', async () => {
  const stores = open(folder.path('daten/spielhaus.db'));
  await fill(stores);
  expect(sichern()).toMatchObject({ code: 0, output: expect.stringContaining('Gesichert: ') as string });
  expect(readdirSync(folder.path('daten/sicherungen'))).toEqual([
    expect.stringMatching(/^spielhaus-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/),
  ]);
  const named = folder.path('kopie.db');
  expect(sichern(named)).toMatchObject({ code: 0 });
  expect(sichern(named)).toMatchObject({
    code: 1,
    output: '',
    refusal: expect.stringContaining('gibt es schon') as string,
  });
  const copy = open(named);
  for (let id = 1; id <= ALL_RULES.length; id += 1) {
    expect(await copy.events.read(id as MatchId)).toEqual(await stores.events.read(id as MatchId));
  }
  await copy.close();
  await stores.close();
});

test('sichern that fails leaves no folder behind, neither beside a mistyped database nor for the copy', async () => {
  expect(sichern(undefined, { DATA_DIR: folder.path('vertippt') })).toMatchObject({
    code: 1,
    refusal: expect.stringContaining('keine Datenbank') as string,
  });
  expect(sichern()).toMatchObject({ code: 1, output: '' });
  await open(folder.path('daten/spielhaus.db')).close();
  expect(sichern(folder.path('anderswo/kopie.db'))).toMatchObject({
    code: 1,
    refusal: `Den Ordner ${folder.path('anderswo')} gibt es nicht.`,
  });
  expect(readdirSync(folder.path('.'))).toEqual(['daten']);
  expect(readdirSync(folder.path('daten'))).not.toContain('sicherungen');
});
