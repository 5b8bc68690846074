import * as fc from 'fast-check';
import { transliterate } from '../../src/render/transliterate';

test.each([
  ['Größe, Übermut, Äpfel, Öl', 'Groesse, Uebermut, Aepfel, Oel'],
  ['„leere 3“ – und weiter…', '"leere 3" - und weiter...'],
  ['It’s “done”', 'It\'s "done"'],
  ['Renée Čapek Łukasz Øre', 'Renee Capek Lukasz Ore'],
  ['Ju\u0308rgen', 'Juergen'],
  ['日本 ½', '?? ?'],
])('T8 writes %s in ASCII', (text, ascii) => {
  expect(transliterate(text, 'ascii')).toBe(ascii);
});

test('T8 Latin-1 keeps its own letters and reduces the others', () => {
  expect(transliterate('„Größe“ – Čapek, Renée, €', 'latin1')).toBe('"Größe" - Capek, Renée, EUR');
  expect(transliterate('Ju\u0308rgen', 'latin1')).toBe('Jürgen');
});

test('T8 UTF-8 is left alone', () => {
  expect(transliterate('„Größe“ 日本', 'utf8')).toBe('„Größe“ 日本');
});

test('T8 anything becomes pure ASCII or pure Latin-1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const character of transliterate(text, 'ascii'))
        expect(character.charCodeAt(0)).toBeLessThan(0x7f + 1);
      for (const character of transliterate(text, 'latin1')) {
        expect(character.charCodeAt(0)).toBeLessThan(0x100);
        expect(character).not.toMatch(/[\x80-\x9F]/);
      }
    }),
  );
});
