import { parseForm, readForm, showForm, slotsOf, type Reading } from '../../src/command/form';
import { tokenize } from '../../src/command/tokenize';

const read = (form: string, line: string): readonly Reading[] => [
  ...readForm(parseForm(form), {
    line,
    tokens: tokenize(line),
    fillers: new Set(['das', 'feld', 'auf', 'in', 'der']),
  }),
];

const slots = (form: string, line: string): unknown => {
  const used = tokenize(line).length;
  return read(form, line).find((reading) => reading.end === 'complete' && reading.used === used)?.slots;
};

describe('readForm', () => {
  it.each([
    ['<pit>', '3', { pit: '3' }],
    ['<pit>', 'das Feld 3', { pit: '3' }],
    ['<pit>', '3 das', { pit: '3' }],
    ['<pit> mit <seeds>', 'feld 3 mit 5', { pit: '3', seeds: '5' }],
    ['<pit> mit <seeds>', '3 m 5', { pit: '3', seeds: '5' }],
    ['[dich] [an] <table>', 'dich 3', { table: '3' }],
    ['[dich] [an] <table>', '3', { table: '3' }],
    ['<name> mit <text...>', 'der mit das  Feld ', { name: 'der', text: 'das  Feld' }],
    ['', '', {}],
    ['', 'das', {}],
  ])('%s reads %s', (form, line, expected) => expect(slots(form, line)).toEqual(expected));

  it.each([
    ['<pit>', '3 4'],
    ['<pit> mit <seeds>', '3 5'],
    ['<pit>', ''],
    ['', '3'],
  ])('%s does not read %s', (form, line) => expect(slots(form, line)).toBeUndefined());

  it('names the slot that is missing', () =>
    expect(read('<pit> mit <seeds>', '3')).toContainEqual(
      expect.objectContaining({ end: 'missing', missing: 'seeds', used: 1 }),
    ));

  it('stays quick when a line is nothing but fillers', () => {
    const ways = read('<a> <b> <c>', 'das '.repeat(300)).length;
    expect(ways).toBeLessThan(2000);
  });
});

describe('forms', () => {
  it('are shown with the words of a language', () =>
    expect(showForm('<name> mit <text...>', { name: 'wer', text: 'was' })).toBe('<wer> mit <was>'));

  it('name their slots', () => expect(slotsOf(parseForm('[an] <a> mit <b...>'))).toEqual(['a', 'b']));
});
