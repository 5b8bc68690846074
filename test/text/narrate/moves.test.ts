import { movesMessages } from '../../../src/text/narrate/moves';
import { catalogues } from '../../../locales';
import * as kelma from '../../support/kelma-matches';
import * as khalaha from '../../support/khalaha-matches';

const NAMES = ['Anna', 'Bernd'] as const;
const AUDIENCE = { names: NAMES, listener: 0 } as const;

const said = (...args: Parameters<typeof movesMessages>): readonly string[] =>
  movesMessages(...args).map((message) => catalogues.de.say(message));

test('pits are emptied, and the change of sides is told apart', () => {
  const { state } = khalaha.startMatch();
  expect(said(state, 0, ['1', '5'], AUDIENCE)).toEqual(['Du kannst leeren: 1 und 5.']);
  expect(said(state, 0, ['5'], AUDIENCE)).toEqual(['Du kannst nur Feld 5 leeren.']);
  expect(said(state, 0, ['5', '6', 'x'], AUDIENCE)).toEqual([
    'Du kannst leeren: 5 und 6.',
    'Statt zu leeren, kannst Du mit „tausche“ alle Steine mit der anderen Seite tauschen.',
  ]);
  expect(said(state, 1, ['2', '3'], AUDIENCE)).toEqual(['Bernd kann leeren: 2 und 3.']);
});

test('pawns come file by file, then the stones', () => {
  const { state } = kelma.startMatch();
  expect(said(state, 0, ['Sb6-d5', 'c10-c11', 'Lb6-a4', 'c2-c3', 'a2-a3', 'Sb6-a4'], AUDIENCE)).toEqual([
    'Du kannst ziehen: a2-a3, c2-c3, c10-c11, Lb6-a4, Sb6-a4 und Sb6-d5.',
  ]);
});
