/** Lines that are not understood or do not fit, those of English players, and any line at all. */
import fc from 'fast-check';
import { commands } from '../../commands';
import { LANGUAGES } from '../../src/text/settings';
import { AT, QUIET, SITUATIONS } from '../command/situations';
import { code, fill, go, interpreter, meant, set, sow, start, table, type Row } from './typed';

const candidates = (...words: readonly string[]): object => code('command-ambiguous', { candidates: words });
const near = (...words: readonly string[]): object => code('command-unknown-near', { suggestions: words });

table('not understood', [
  ['hall', '', 'nothing'],
  ['hall', ' \t ', 'nothing'],
  ['hall', 'quatsch', { code: 'command-unknown' }],
  ['hall', 'neustrat', near('neustart')],
  ['khalaha', 'lehre 3', near('leere')],
  ['khalaha', 'auf', candidates('aufstehen', 'aufgeben')],
  ['watching', 'auf', { type: 'standUp' }],
  ['khalaha', 'l', candidates('letzter', 'leere')],
  ['filling', 'l', { type: 'show', show: 'lastMove' }],
]);

const notHere = (where: string): object => code('command-not-here', { where });
const notNow = (moment: string): object => code('command-not-now', { moment });

table('F6 neither place nor moment', [
  ['hall', 'leere 3', notHere('khalaha')],
  ['hall', 'leere', notHere('khalaha')],
  ['hall', '3', notHere('khalaha')],
  ['kelma', 'leere 3', notHere('khalaha')],
  ['khalaha', 'c2', notHere('kelma')],
  ['hall', 'stand', notHere('table')],
  ['emptyTable', 'leere 3', notNow('none')],
  ['filling', 'leere', notNow('filling')],
  ['filling', 'züge', notNow('filling')],
  ['khalaha', 'fuelle 3 mit 5', notNow('playing')],
  ['over', 'leere 3', notNow('over')],
  ['adjourned', 'leere 3', notNow('adjourned')],
  ...['leere 3', '3', 'remis', 'zurück', 'aufgeben', 'vertagen', 'tausche', 'beanspruchen'].map(
    (line): Row => ['watching', line, code('command-not-watching')],
  ),
]);

it('lets the rules say who still has to fill, and offers no sowing meanwhile', () => {
  for (const line of ['leere 3', '3']) expect(meant('filling', line)).toEqual(sow(3));
  expect(interpreter.complete('l', AT.filling)).not.toContain('leere');
});

it('F6 an adjourned match cannot be begun anew, so that is not suggested there', () => {
  expect(interpreter.complete('neu', AT.adjourned)).not.toContain('neustart');
  expect(interpreter.complete('st', AT.adjourned)).toContain('stand');
  expect(interpreter.complete('neu', AT.over)).toContain('neustart');
});

it('names what fits instead, what is wanted most first', () => {
  expect(meant('filling', 'züge')).toMatchObject({ fits: expect.arrayContaining(['fülle']) as unknown });
  expect(meant('khalaha', 'fuelle 3 mit 5')).toMatchObject({
    fits: expect.arrayContaining(['leere']) as unknown,
  });
  expect(meant('hall', 'leere 3')).toMatchObject({ fits: expect.arrayContaining(['neustart']) as unknown });
});

it.each([
  ['khalaha', 'fuelle 3 mit 5', ['leere', 'züge', 'stand', 'remis']],
  ['kelma', 'leere 3', ['ziehe', 'züge', 'stand', 'remis']],
  ['watching', 'leere 3', ['züge', 'stand', 'sage', 'raus']],
  ['hall', 'leere 3', ['neustart', 'tische', 'wer', 'hilfe']],
] as const)('F6 in a quiet moment, what is wanted most comes first: %s', (where, line, fits) => {
  const { message } = interpreter.interpret(line, { ...AT[where], moment: QUIET }, 'de') as {
    message: unknown;
  };
  expect(message).toMatchObject({ fits });
});

describe('for English players', () => {
  it.each([
    ['khalaha', 'empty 3', sow(3)],
    ['khalaha', 'leere drei', sow(3)],
    ['khalaha', 'empty three', sow(3)],
    ['filling', '3 with 5', fill(3, 5)],
    ['hall', 'set colour off', set('colour', 'off')],
    ['hall', 'sit down at table 3', { type: 'sit', table: 3 }],
    ['hall', 'table 3', go({ kind: 'table', table: 3 })],
    ['khalahaSaal', 'neustart', start('khalaha', null, 'same')],
    ['hall', 'new computer master', code('which-game', { example: 'new khalaha computer master' })],
    ['hall', 'new khalaha with anna', start('khalaha', null, 'anna')],
    ['hall', 'resu', { type: 'resume', table: null }],
    ['hall', 'kom', { type: 'show', show: 'commands' }],
    ['hall', 'empty 3', code('command-not-here', { command: 'empty' })],
    ['khalaha', 'empty', code('command-missing', { example: 'empty 3' })],
  ] as const)('%s: %s', (where, line, expected) => expect(meant(where, line, 'en')).toEqual(expected));
});

it('answers any text at all, everywhere, without throwing', () => {
  const word = fc.constantFrom(
    ...commands.flatMap(({ words }) => [...words.de, ...words.en]),
    ...[
      'mit',
      '3',
      'drei',
      '-1',
      'das',
      'feld',
      'c2',
      'anna',
      "'",
      ':',
      '?',
      '__proto__',
      'constructor',
      'auf',
    ],
  );
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(fc.oneof({ weight: 4, arbitrary: word }, fc.string({ maxLength: 5 })), { maxLength: 8 })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(line, fc.constantFrom(...SITUATIONS), fc.constantFrom(...LANGUAGES), (text, at, language) => {
      const result = interpreter.interpret(text, at, language);
      expect(['intent', 'message', 'nothing']).toContain(result.kind);
      expect(result.kind === 'nothing').toBe(text.trim() === '');
      expect(interpreter.help(text, at, language).length).toBeGreaterThan(0);
      interpreter.complete(text, at, language);
      interpreter.isReserved(text);
    }),
    { numRuns: 500 },
  );
});
