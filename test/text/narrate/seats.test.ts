import { listenerOf, seatNames } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';
import { ANNA, BERND, seenBy, startMatch } from '../../support/khalaha-matches';

test('people go by their names, the computer by its level in the listener’s language', () => {
  const computer = { kind: 'computer', level: 'schwer' } as const;
  expect(seatNames([ANNA, BERND], catalogues.de)).toEqual(['Anna', 'Bernd']);
  expect(seatNames([ANNA, computer], catalogues.de)).toEqual(['Anna', 'Computer (schwer)']);
  expect(seatNames([ANNA, computer], catalogues.en)).toEqual(['Anna', 'Computer (hard)']);
});

test('who holds both seats is told apart by them, and never called Du', () => {
  const view = seenBy(startMatch([ANNA, ANNA]), ANNA);
  expect(seatNames(view.players, catalogues.de)).toEqual(['Anna (Süd)', 'Anna (Nord)']);
  expect(view.you).toBe(0);
  expect(listenerOf(view)).toBeNull();
  expect(listenerOf(seenBy(startMatch(), BERND))).toBe(1);
  expect(listenerOf(seenBy(startMatch(), null))).toBeNull();
});
