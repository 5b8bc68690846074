import * as fc from 'fast-check';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { cellsOf, centreCells, padCells, wrap } from '../../src/render/wrap';

test('breaks between words, and a paragraph at its line end', () => {
  expect(wrap('Du leerst Feld 3, und der letzte Stein\nfällt in Deine Bank.', 20)).toEqual([
    'Du leerst Feld 3,',
    'und der letzte Stein',
    'fällt in Deine Bank.',
  ]);
});

test('hangs what follows the first row, and keeps a line’s own indent', () => {
  expect(wrap('leere <feld> nimmt alle Steine auf', 20, 4)).toEqual([
    'leere <feld>',
    '    nimmt alle',
    '    Steine auf',
  ]);
  expect(wrap('  eins zwei drei vier fünf', 20)).toEqual(['  eins zwei drei', '  vier fünf']);
});

test('T14 counts display cells', () => {
  expect(wrap('日本日本日本日本日本日本', 20)).toEqual(['日本日本日本日本日本', '日本']);
  expect(padCells('日本', 6)).toBe('日本  ');
  expect(padCells('日本', 3)).toBe('日 ');
  expect(padCells('Ju\u0308rgen', 8)).toBe('Ju\u0308rgen  ');
  expect(centreCells('日', 4)).toBe(' 日 ');
});

test('T14 no line is wider than asked for, and no word is lost', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', 'ü', '日', 'e\u0301', '👍', '-'),
    maxLength: 300,
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 250 }), fc.nat({ max: 30 }), (said, columns, hanging) => {
      const lines = wrap(said, columns, hanging);
      for (const line of lines) expect(cellsOf(line)).toBeLessThanOrEqual(columns);
      const letters = (words: string): string => words.normalize().replaceAll(/\s/g, '');
      expect(letters(lines.join(''))).toBe(letters(said));
    }),
  );
});

test('T14 the short cut for plain text agrees with string-width on every character', () => {
  for (let code = 0x20; code <= 0x2fff; code += 1) {
    const character = String.fromCharCode(code);
    if (code < 0x7f || code > 0x9f)
      expect([code, cellsOf(character)]).toEqual([code, stringWidth(character)]);
  }
  expect(cellsOf('\u001b[1m日\u001b[22m')).toBe(2);
});

test('the short way for plain words breaks them as wrap-ansi does', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'ä', 'W', '.', '–', '3'),
    minLength: 1,
    maxLength: 24,
  });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 10, max: 40 }),
      (words, columns) => {
        const text = words.join(' ');
        expect(wrap(text, columns)).toEqual(wrapAnsi(text, columns, { hard: true, trim: true }).split('\n'));
      },
    ),
  );
});
