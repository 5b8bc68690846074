import fc from 'fast-check';
import { distance, nearest } from '../../src/command/suggest';

describe('distance', () => {
  it.each([
    ['leere', 'leere', 0],
    ['lere', 'leere', 1],
    ['leree', 'leere', 1],
    ['neustrat', 'neustart', 1],
    ['stabd', 'stand', 1],
    ['abc', '', 3],
  ] as const)('%s, %s: %i', (a, b, far) => expect(distance(a, b, 5)).toBe(far));

  it('stops at the limit', () => expect(distance('aaaaaa', 'bbbbbb', 2)).toBe(3));

  it('is the same both ways, and nothing only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, b, 9)).toBe(distance(b, a, 9));
        expect(distance(a, b, 9) === 0).toBe(a === b);
        expect(distance(a, b, 2)).toBe(Math.min(distance(a, b, 9), 3));
      }),
    );
  });
});

describe('nearest', () => {
  const words = ['leere', 'lehre', 'stand', 'wer'].map((word) => ({
    folded: word,
    shown: word.toUpperCase(),
  }));

  it.each([
    ['lerre', ['LEERE', 'LEHRE']],
    ['stnad', ['STAND']],
    ['we', []],
    ['xyz', []],
    ['wr', []],
    ['x'.repeat(1000), []],
  ])('%s: %j', (typed, expected) => expect(nearest(typed, words)).toEqual(expected));
});
