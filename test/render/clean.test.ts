import * as fc from 'fast-check';
import { cleanText } from '../../src/render/clean';

test.each([
  ['erase the screen', '\u001b[2Jweg', '[2Jweg'],
  ['ring', 'hallo\u0007', 'hallo'],
  ['go back', 'ab\bc', 'ab c'],
  ['C1', 'a\u009b31mb', 'a 31mb'],
  ['turn the direction', 'gut\u202etug', 'guttug'],
  ['isolate', '\u2066a\u2069', 'a'],
  ['hide', 'An\u200bna\u200d\ufeff', 'Anna'],
  ['forge a line', 'hallo\r\nBernd sagt: ja\u2028nein', 'hallo Bernd sagt: ja nein'],
  ['scribble', 'a' + '\u0335'.repeat(30) + 'b', 'a\u0335\u0335\u0335\u0335b'],
  ['pass for nothing', ' \u3164 \u2800 ', ''],
])('T9 text cannot %s', (_what, typed, shown) => {
  expect(cleanText(typed, 100)).toBe(shown);
});

test('T9 letters of all kinds stay', () => {
  expect(cleanText('Grüße, Łukasz, 日本, Việt, 👍', 100)).toBe('Grüße, Łukasz, 日本, Việt, 👍');
});

test('T5 what is too long is cut between characters', () => {
  expect(cleanText('👍👍👍👍', 3)).toBe('👍👍👍');
  expect(cleanText('eins zwei', 5)).toBe('eins');
});

test('T9 nothing that steers a terminal survives, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 50 }), (typed, longest) => {
      const shown = cleanText(typed, longest);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(Array.from(shown).length).toBeLessThanOrEqual(longest);
      expect(cleanText(shown, longest)).toBe(shown);
    }),
  );
});
