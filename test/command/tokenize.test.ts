import { matchWord, tokenize } from '../../src/command/tokenize';

describe('tokenize', () => {
  it('folds words and keeps what was typed', () =>
    expect(tokenize('  FÜLLE  Größe')).toEqual([
      { raw: 'FÜLLE', folded: 'fuelle', at: 2 },
      { raw: 'Größe', folded: 'groesse', at: 9 },
    ]));

  it('reads a decomposed umlaut as one letter', () =>
    expect(tokenize('fu\u0308lle').map(({ folded }) => folded)).toEqual(['fuelle']));

  it('leaves punctuation at the end out of account, but not inside, nor where there is nothing else', () =>
    expect(tokenize('ende! 1.5 3. ?').map(({ folded }) => folded)).toEqual(['ende', '1.5', '3', '?']));

  it('finds nothing in blanks', () => expect(tokenize(' \t\u00a0 ')).toEqual([]));
});

describe('matchWord', () => {
  it.each([
    ['leere', 'leere', 'full'],
    ['leer', 'leere', 'full'],
    ['lee', 'leere', 'beginning'],
    ['l', 'leere', 'beginning'],
    ['leeren', 'leere', null],
    ['', 'leere', null],
  ] as const)('%s for %s: %s', (typed, word, match) => expect(matchWord(typed, word)).toBe(match));
});
