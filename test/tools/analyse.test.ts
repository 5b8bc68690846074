/** npm run analyse: what programs get to know of a position, and what they are told when there is none. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyse } from '../../src/tools/analyse';

/** One for all tests, since an endgame table takes its time. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const path = (name: string): string => join(folder, name);

interface Analysis {
  readonly value: number;
  readonly exact: boolean;
  readonly moves: readonly {
    readonly move: number | string;
    readonly value: number;
    readonly exact: boolean;
  }[];
  readonly best: number | string | null;
  readonly nodes: number;
  readonly seconds: number;
}

function found(...args: readonly string[]): Analysis {
  const answer = analyse(args, { DATA_DIR: path('daten') });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value as Analysis;
}

function complaint(...args: readonly string[]): string {
  const answer = analyse(args, { DATA_DIR: path('daten') });
  if (answer.ok) throw new Error(JSON.stringify(answer.value));
  return answer.error;
}

const everyPit = (seeds: number): string => `<6,0,0,${new Array<number>(12).fill(seeds).join(',')}>`;

describe('Khalaha', () => {
  it.each([
    ['khalaha', 1, 2],
    ['khalaha', 2, 0],
    ['kalah', 1, 2],
    ['kalah', 2, 6],
    ['kalah-leerschlag', 1, 2],
    ['kalah-leerschlag', 2, 10],
  ])('%s with %i in every pit is worth %i, every move proven', (preset, seeds, value) => {
    const analysis = found('khalaha', everyPit(seeds), '--regeln', preset);
    expect(analysis).toMatchObject({ value, exact: true });
    expect(analysis.moves.map(({ move }) => move)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(analysis.moves.every(({ exact }) => exact)).toBe(true);
    expect(analysis.moves.find(({ move }) => move === analysis.best)?.value).toBe(value);
    expect(Math.max(...analysis.moves.map((move) => move.value))).toBe(value);
  });

  it('counts the stores in, and takes two fillings for a position', () => {
    expect(found('khalaha', '<6,7,3,1,1,1,1,1,1,1,1,1,1,1,1>')).toMatchObject({ value: 6, exact: true });
    expect(found('khalaha', '111111/111111')).toMatchObject({ value: 2, exact: true });
  });

  it('passes for a mover whose pits are empty (K11)', () => {
    const passing = found('khalaha', '<6,20,21,0,0,0,0,0,0,1,2,3,0,0,0>');
    expect(passing).toMatchObject({ exact: true, moves: [], best: null });
    // What the other side gets alone is all of it.
    expect(passing.value).toBe(20 - 21 - 6);
    expect(found('khalaha', '<6,20,21,0,0,0,0,0,0,1,2,3,0,0,0>', '--regeln', 'kalah')).toMatchObject({
      value: -7,
      exact: true,
      moves: [],
    });
  });

  it('knows a finished game', () => {
    expect(found('khalaha', '<6,30,18,0,0,0,0,0,0,0,0,0,0,0,0>')).toMatchObject({
      value: 12,
      exact: true,
      moves: [],
      best: null,
    });
  });

  it('sees the end of a swept game before a bonus turn, and a draw (R3)', () => {
    const swept = found('khalaha', '<6,20,21,0,0,0,0,0,1,1,2,3,0,0,0>', '--regeln', 'kalah');
    expect(swept).toMatchObject({ value: -6, exact: true, best: 6 });
    const drawn = found('khalaha', '<6,23,22,0,0,0,0,0,1,0,0,0,0,0,2>', '--regeln', 'kalah');
    expect(drawn).toMatchObject({ value: 0, exact: true });
  });

  it('claims no proof that the limit did not allow, and keeps to the limit', () => {
    const limited = found('khalaha', '666666/666666', '--knoten', '5000', '--tabelle', '5');
    expect(limited.exact).toBe(false);
    expect(limited.moves).toHaveLength(6);
    expect(limited.nodes).toBeLessThan(10_000);
    expect(existsSync(path('daten/endspiel'))).toBe(true);
    expect(found('khalaha', '666666/666666', '--sekunden', '0.05', '--tabelle', '5').exact).toBe(false);
  });
});

describe('Kelma', () => {
  it('proves a win in one, and says in how many plies', () => {
    const analysis = found('kelma', '5/2w2/5/5/b4/1SLT1/5/5/5/5/5 SL,LT,TS s -', '--knoten', '20000');
    expect(analysis).toMatchObject({ exact: true, best: 'c10-c11', plies: 1 });
    expect(analysis.value).toBeGreaterThan(0);
  });

  it('names every legal move of the start', () => {
    const start = 'bbbbb/bbbbb/5/5/5/1SLT1/5/5/5/wwwww/wwwww SL,LT,TS s -';
    const analysis = found('kelma', start, '--knoten', '20000');
    expect(analysis.moves).toHaveLength(17);
    expect(analysis.exact).toBe(false);
    expect(analysis.moves.map(({ move }) => move)).toContain(analysis.best);
  });

  it('knows a finished game', () => {
    const lost = found('kelma', '2w2/5/5/5/b4/1SLT1/5/5/5/5/5 SL,LT,TS n -');
    expect(lost).toMatchObject({ exact: true, moves: [], best: null });
    expect(lost.value).toBeLessThan(0);
  });
});

test.each([
  [[], 'Es fehlt das Spiel'],
  [['schach', 'e4'], 'Ein Spiel "schach" gibt es nicht'],
  [['khalaha'], 'Es fehlt die Stellung'],
  [['khalaha', '<6,1,2>'], 'Die Stellung "<6,1,2>" geht nicht'],
  [['khalaha', '<5,0,0,1,1,1,1,1,1,1,1,1,1>'], '6 Feldern'],
  [['khalaha', '<6,200,200,1,1,1,1,1,1,1,1,1,1,1,1>'], 'mehr als 255'],
  [['khalaha', everyPit(1), '--regeln', 'wari'], 'Möglich: khalaha, kalah, kalah-leerschlag'],
  [['khalaha', everyPit(1), '--knoten', 'viele'], '--knoten: "viele" geht nicht'],
  [['khalaha', everyPit(1), '--sekunden', '-3'], '--sekunden: "-3" geht nicht'],
  [['khalaha', everyPit(1), '--knoten', '5', '--sekunden', '3'], 'gehen nicht zugleich'],
  [['khalaha', everyPit(1), '--tiefe', '5'], '--tiefe gibt es nicht'],
  [['khalaha', everyPit(1), '--knoten'], 'fehlt ein Wert'],
  [['khalaha', '<6,0,0,', '1,1>'], 'ist zu viel'],
  [['kelma', 'bbbbb'], 'erwartet werden Reihen 11 bis 1'],
  [['kelma', 'bbbbb/bbbbb/5/5/5/1SL2/5/5/5/wwwww/wwwww SL,LT s -'], 'ein Wendestein fehlt'],
])('refuses %j in one line', (args, reason) => {
  const line = complaint(...args);
  expect(line).toContain(reason);
  expect(line).not.toContain('\n');
});

test('names a wrong setting, and does without a data folder', () => {
  writeFileSync(path('datei'), '');
  const answer = analyse(['khalaha', everyPit(1)], { PORT: 'viele' });
  expect(answer).toEqual({ ok: false, error: expect.stringContaining('PORT') as string });
  // A folder that cannot be written costs time, and nothing else.
  expect(analyse(['khalaha', everyPit(1)], { DATA_DIR: path('datei') })).toMatchObject({ ok: true });
});
