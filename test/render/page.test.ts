import * as fc from 'fast-check';
import { renderPage } from '../../src/render/page';
import { cellsOf } from '../../src/render/wrap';
import type { Catalogue } from '../../src/text/catalogue';
import type { Page } from '../../src/text/page';
import { catalogues } from '../../locales';
import { PLAIN } from '../support/khalaha-matches';

/** German, with the help of one made-up command, so that the layout is seen apart from the real texts. */
const CATALOGUE: Catalogue = {
  ...catalogues.de,
  help: () => ({
    summary: 'nimmt alle Steine aus einem Deiner Felder',
    description: 'Verteilt sie.\n\n+---+\n|   |\n+---+\n\nMehr nicht.',
  }),
};

const PAGE: Page = [
  { kind: 'heading', message: { code: 'board-turn', to: 'you', name: 'Anna' } },
  { kind: 'command', term: 'leere <feld>', command: 'sow' },
  { kind: 'entry', term: 'stand', message: { code: 'board-no-move' } },
  { kind: 'gap' },
  { kind: 'description', command: 'sow' },
];

test('two columns where there is room', () => {
  expect(renderPage(PAGE, PLAIN, CATALOGUE)).toEqual([
    'Du bist am Zug.',
    'leere <feld>  nimmt alle Steine aus einem Deiner Felder',
    'stand         Es ist noch kein Zug gemacht.',
    '',
    'Verteilt sie.',
    '',
    '+---+',
    '|   |',
    '+---+',
    '',
    'Mehr nicht.',
  ]);
});

test('one below the other where there is none', () => {
  expect(renderPage(PAGE.slice(1, 3), { ...PLAIN, columns: 24 }, CATALOGUE)).toEqual([
    'leere <feld>',
    '  nimmt alle Steine aus',
    '  einem Deiner Felder',
    'stand',
    '  Es ist noch kein Zug',
    '  gemacht.',
  ]);
});

test('who listens gets one fact a line and no drawing', () => {
  expect(renderPage(PAGE, { ...PLAIN, board: 'text' }, CATALOGUE)).toEqual([
    'Du bist am Zug.',
    'leere <feld>: nimmt alle Steine aus einem Deiner Felder',
    'stand: Es ist noch kein Zug gemacht.',
    'Verteilt sie.',
    'Mehr nicht.',
  ]);
});

test('T14 no page is wider than the client, in any style', () => {
  const terms = fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '日', 'ü'), maxLength: 60 }));
  const columns = fc.integer({ min: 20, max: 250 });
  const board = fc.constantFrom('ascii', 'unicode', 'text');
  fc.assert(
    fc.property(terms, columns, board, fc.constantFrom(0, 2), (words, width, style, colours) => {
      const entries: Page = words.map((term) => ({
        kind: 'entry',
        term,
        message: { code: 'board-adjourned' },
      }));
      const client = { ...PLAIN, columns: width, board: style, colours } as const;
      const topic: Page = [{ kind: 'topic', name: 'rules-khalaha' }];
      for (const line of renderPage([...PAGE, ...entries, ...topic], client, CATALOGUE)) {
        expect(cellsOf(line)).toBeLessThanOrEqual(width);
      }
    }),
  );
});
