/** What an analysis says of a match: sums and turning points first, mistakes only, and no measures of a search. */
import { analysisPage, type Judged } from '../../../src/text/narrate/analysis';
import type { PageLine } from '../../../src/text/page';
import { catalogues } from '../../../locales';

const NAMES = ['Anna', 'Computer (leicht)'] as const;

/** A move worth `value` beside a best one worth `bestValue`; exact: both are proven. */
const judged = (side: 0 | 1, value: number, bestValue: number, exact = false): Judged => ({
  side,
  move: { move: 'c2-c3', value, exact },
  best: { move: 'b6-b7', value: bestValue, exact },
});

const said = (page: readonly PageLine[]): readonly string[] =>
  page.map((line) => {
    if (line.kind === 'entry') return `${line.term} ${catalogues.de.say(line.message)}`;
    return line.kind === 'text' || line.kind === 'heading' ? catalogues.de.say(line.message) : '';
  });

/** Eight moves that decide nothing, four by each side. */
const OPENING = Array.from({ length: 8 }, (_, at) => judged(at % 2 === 0 ? 0 : 1, 0, 0));

test('only what cost something is told move by move, the summary first', () => {
  const page = said(analysisPage('kelma', [...OPENING, judged(0, 10, 60), judged(1, -300, 150)], NAMES));
  expect(page).toEqual([
    'Analyse: Anna gegen den Computer (leicht)',
    'Anna: 4 von 5 Zügen ohne Fehler.',
    'Der Computer (leicht): 4 von 5 Zügen ohne Fehler.',
    'Wendepunkt bei Zug 10: Der Computer (leicht) hatte den Vorteil und geriet mit c2-c3 in Nachteil, besser war b6-b7.',
    'Züge, die etwas gekostet haben:',
    '9 Anna, c2-c3: ist etwas schlechter, besser war b6-b7.',
    '10 Der Computer (leicht), c2-c3: ist viel schlechter, besser war b6-b7.',
  ]);
});

test('Kelma tells by proof who gave what away, and never in numbers', () => {
  const won = judged(0, 0, 29_990, true);
  const lost = { ...judged(1, -29_990, 40), best: { move: 'b6-b7', value: 40, exact: false } };
  const slower = judged(0, 29_980, 29_990, true);
  const page = said(
    analysisPage(
      'kelma',
      [won, { ...lost, move: { move: 'c2-c3', value: -29_990, exact: true } }, slower],
      NAMES,
    ),
  );
  expect(page).toContain('1 Anna, c2-c3: verschenkt den sicheren Gewinn, besser war b6-b7.');
  expect(page).toContain('2 Der Computer (leicht), c2-c3: verliert, besser war b6-b7.');
  expect(page.filter((line) => line.startsWith('3 '))).toEqual([]);
  expect(page.join('\n')).not.toMatch(/\d{3}/);
});

test('at most five turning points, the greatest, and none while nothing is decided', () => {
  const swings = Array.from({ length: 8 }, (_, at) => judged(at % 2 === 0 ? 0 : 1, -200 - at, 200 + at));
  const turns = (all: readonly Judged[]): readonly string[] =>
    said(analysisPage('kelma', all, NAMES)).filter((line) => line.startsWith('Wendepunkt'));
  expect(turns(swings)).toEqual([]);
  expect(turns([...OPENING, ...swings]).map((line) => /Zug (\d+)/.exec(line)?.[1])).toEqual([
    '12',
    '13',
    '14',
    '15',
    '16',
  ]);
});

test('Khalaha counts in seeds', () => {
  const move = { side: 0, move: { move: '3', value: -1, exact: true } } as const;
  const page = said(
    analysisPage('khalaha', [{ ...move, best: { move: '5', value: 2, exact: true } }], NAMES),
  );
  expect(page).toContain('1 Anna, Feld 3: verschenkt 3 Steine, besser war Feld 5.');
  expect(said(analysisPage('khalaha', [], NAMES))).toContain('Kein Zug hat etwas gekostet.');
});
