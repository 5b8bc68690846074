/** Holds the walls of the house: who may import whom, what stays pure, where sentences live, how long a file may be. */
import { join } from 'node:path';
import { ARROWS, wrongImports } from './architecture/arrows';
import { cycles } from './architecture/cycles';
import { wrongPackages } from './architecture/packages';
import { strayProse } from './architecture/prose';
import { impurities } from './architecture/purity';
import { importsOf, readSources, sourceOf, type Source } from './architecture/source';

const ROOT = join(__dirname, '..');
const MOST_LINES = 260;

const house = readSources(ROOT, ['src', 'commands', 'locales']);
const around = readSources(ROOT, ['test', 'bench']);

const all = (check: (source: Source) => readonly string[]): readonly string[] => house.flatMap(check);

const tooLong = (source: Source): readonly string[] => {
  const lines = source.text.trimEnd().split('\n').length;
  return lines > MOST_LINES ? [`${source.path}: ${String(lines)} lines, at most ${String(MOST_LINES)}`] : [];
};

describe('the house', () => {
  it('is read at all', () => {
    const paths = house.map((source) => source.path);
    expect(paths).toContain('src/rules/game.ts');
    expect(paths).toContain('locales/index.ts');
    expect(house.flatMap(importsOf).length).toBeGreaterThan(100);
  });

  it('imports only along the arrows', () => expect(all(wrongImports)).toEqual([]));
  it('imports each package in its place only', () => expect(all(wrongPackages)).toEqual([]));
  it('has no circles of imports', () => expect(cycles(house)).toEqual([]));
  it('has no time, chance, waiting or output in pure rooms', () => expect(all(impurities)).toEqual([]));
  it('keeps sentences for players in locales/', () => expect(all(strayProse)).toEqual([]));
  it('has no file that is too long', () => expect([...house, ...around].flatMap(tooLong)).toEqual([]));
});

describe('a planted wrong import is found', () => {
  const wrong = (path: string, text: string): readonly string[] => wrongImports(sourceOf(path, text));

  it.each([
    ['src/rules/a.ts', "import { decide } from '../match/decide';"],
    ['src/rules/khalaha/a.ts', "import type { Match } from '../../match/match';"],
    ['src/match/a.ts', "export * from '../text/message';"],
    ['src/match/a.ts', "export { say } from '../text/message';"],
    ['src/text/a.ts', "import { gameOf } from '../rules/registry';"],
    ['src/text/a.ts', "import { type GameId, GAME_IDS } from '../rules/registry';"],
    ['src/text/a.ts', "import '../rules/registry';"],
    ['src/hall/a.ts', "import { paint } from '../render/paint';"],
    ['src/session/a.ts', "const a = require('../runtime/house');"],
    ['src/session/a.ts', "const a = import('../runtime/house');"],
    ['src/session/a.ts', "type A = import('../runtime/house').House;"],
    ['src/ports/a.ts', "import { decide } from '../match/decide';"],
    ['src/adapters/memory/a.ts', "import { evolve } from '../../match/evolve';"],
    ['src/adapters/memory/a.ts', "import { open } from '../sqlite/database';"],
    ['src/runtime/a.ts', "import { commands } from '../../commands';"],
    ['src/session/a.ts', "import { catalogues } from '../../locales';"],
    ['src/runtime/a.ts', "import { main } from '../main';"],
    ['src/kernel/a.ts', "import type { Side } from '../rules/game';"],
    ['commands/a.ts', "import { House } from '../src/runtime/house';"],
    ['src/util/a.ts', 'export {};'],
  ])('%s: %s', (path, text) => expect(wrong(path, text)).toHaveLength(1));

  it.each([
    ['src/match/a.ts', "import { gameOf } from '../rules/registry';"],
    ['src/text/a.ts', "import { type Side } from '../rules/game';"],
    ['src/rules/a.ts', "import { ok } from '../kernel/result';"],
    ['src/main.ts', "import { commands } from '../commands';"],
    ['src/rules/kelma/a.ts', "import { SIDES } from '../game';"],
  ])('but %s may say %s', (path, text) => expect(wrong(path, text)).toEqual([]));

  it('tells file and line', () =>
    expect(wrong('src/rules/a.ts', "\nimport { a } from '../hall/b';")).toEqual([
      'src/rules/a.ts:2: rules may not import values of hall/b',
    ]));

  it('has arrows only to rooms', () => {
    const rooms = new Set(Object.keys(ARROWS));
    const targets = Object.values(ARROWS).flat();
    const unknown = targets.map((arrow) => arrow.replace(/^type /, '').split('/')[0] ?? '');
    expect(unknown.filter((room) => !rooms.has(room))).toEqual([]);
  });
});

describe('a package in the wrong place is found', () => {
  const wrong = (path: string, specifier: string): readonly string[] =>
    wrongPackages(sourceOf(path, `import a from '${specifier}';`));

  it.each([
    ['src/render/board.ts', 'chalk'],
    ['src/session/a.ts', 'telnetlib'],
    ['src/runtime/a.ts', 'pino'],
    ['src/adapters/memory/a.ts', 'better-sqlite3'],
    ['src/adapters/memory/a.ts', 'kysely'],
    ['src/match/decide.ts', 'zod'],
    ['src/match/a.ts', 'node:fs'],
    ['src/rules/a.ts', 'left-pad'],
    ['src/rules/a.ts', '@left/pad'],
  ])('%s: %s', (path, specifier) => expect(wrong(path, specifier)).toHaveLength(1));

  it.each([
    ['src/render/paint.ts', 'chalk'],
    ['src/adapters/telnet/server.ts', 'node:net'],
    ['src/match/codec.ts', 'zod'],
  ])('but %s may import %s', (path, specifier) => expect(wrong(path, specifier)).toEqual([]));
});

describe('a circle is found', () => {
  it('through types and index files too', () =>
    expect(
      cycles([
        sourceOf('src/rules/a.ts', "import type { B } from './b';"),
        sourceOf('src/rules/b/index.ts', "export * from '../c';"),
        sourceOf('src/rules/c.ts', "import { a } from './a';"),
      ]),
    ).toEqual(['src/rules/a.ts -> src/rules/b/index.ts -> src/rules/c.ts -> src/rules/a.ts']));
});

describe('an impurity is found', () => {
  const found = (text: string): readonly string[] => impurities(sourceOf('src/match/a.ts', text));

  it.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const n = Math.random();',
    'async function f() {}',
    'const a = await b;',
    "console.log('x');",
    'const e = process.env;',
    'setTimeout(f, 1);',
  ])('%s', (text) => expect(found(text)).toHaveLength(1));

  it.each(['a.process();', 'const a = { process: 1 };', 'const n = Math.floor(1);'])(
    'but not in: %s',
    (text) => expect(found(text)).toEqual([]),
  );

  it('only in pure rooms', () =>
    expect(impurities(sourceOf('src/adapters/clock/a.ts', 'Date.now();'))).toEqual([]));
});

describe('a stray sentence is found', () => {
  const found = (text: string, path = 'src/session/a.ts'): readonly string[] =>
    strayProse(sourceOf(path, text));

  it.each([
    "say('Du bist am Zug.');",
    "const a = 'your turn';",
    'const a = `${name} gewinnt`;',
    'const a = `Zug von ${name}`;',
    'const a = `${one} ${two} gewinnt`;',
    "const a = { words: ['nimm platz'] };",
    "const a = 'Spielhäuser';",
    "log.info({ who: () => say('Du bist am Zug.') }, 'said');",
  ])('%s', (text) => expect(found(text)).toHaveLength(1));

  it.each([
    "throw new Error('no such match');",
    "log.warn({ match: 1 }, 'append was refused');",
    "import a from './two words';",
    "const a = 'seedsSown';",
    "const a = '+---+ +---+';",
    'const a = `${one} ${two}`;',
    "const a = '5/5/S1L1T/wwwww SL,LT,TS s -';",
    "const a = { ä: 'ae', ß: 'ss' };",
    'const a = sql`select version from events`;',
  ])('but not in: %s', (text) => expect(found(text)).toEqual([]));

  it('leaves statements to the database', () => {
    const text = "const a = 'select count(*) from events where version is null';";
    expect(found(text, 'src/adapters/sqlite/a.ts')).toEqual([]);
    expect(found(text)).toHaveLength(1);
  });

  it('leaves the input language to commands/', () =>
    expect(found("export default { words: { de: ['lösche figur'] } };", 'commands/a.ts')).toEqual([]));

  it('leaves it only there', () => expect(found("const a = { words: ['nimm platz'] };")).toHaveLength(1));

  it('leaves the command line to config and tools', () =>
    expect(found("const a = 'PORT must be a number';", 'src/config.ts')).toEqual([]));

  it('tells file, line and literal', () =>
    expect(found("\nsay('Du bist am Zug.');")).toEqual([
      "src/session/a.ts:2: 'Du bist am Zug.' belongs into locales/",
    ]));
});
