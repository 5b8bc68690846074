/** What is a script and what is none, with the line that says so. */
import * as fc from 'fast-check';
import {
  escapeLine,
  escapeTyped,
  fillIn,
  match,
  parseExpectation,
} from '../../../src/tools/sitzung/expectation';
import { parseScript, stepsOf } from '../../../src/tools/sitzung/parse';
import { holds } from '../../../src/tools/sitzung/partial';
import { parseBytes, showBytes } from '../../../src/tools/sitzung/raw-bytes';

const kindsOf = (text: string): readonly string[] => {
  const script = parseScript(text);
  return script.ok
    ? stepsOf(script.value).map(({ kind, line }) => `${line} ${kind}`)
    : [script.error.problem];
};

it('reads every kind of line, with its number', () =>
  expect(
    kindsOf(
      '---\n# Bemerkung\n\nanna> {x}a\\{y\\}'.replace('{x}', '') +
        '\nanna< ...\nanna< {x}\nanna~ A.B {"c":1}\nanna! reißt ab\njürgen! sendet %FF\nuhr! 60 s\nfrist! 0,5 s\nhaus! stirbt',
    ),
  ).toEqual(
    ['4 type', '5 read', '6 read', '7 gmcp', '8 act', '9 act', '10 clock', '11 patience', '12 house'].map(
      String,
    ),
  ));

it.each([
  [1, 'anna> hallo', 'Kopf'],
  [1, 'breit: 3\n---', 'breit'],
  [2, 'locker: ja\nbreite: viel\n---', 'viel'],
  [1, 'dabei: Anna\n---', 'Anna'],
  [1, 'frist: 5\n---', '5'],
  ...['uhr', 'frist', 'haus'].flatMap((word): [number, string, string][] => [
    [1, `dabei: anna, ${word}\n---`, 'sind keine Personen'],
    [1, `${word}.breite: 40\n---`, 'sind keine Personen'],
    [2, `---\n${word}> foo`, 'sind keine Personen'],
    [2, `---\n${word}< foo`, 'sind keine Personen'],
    [2, `---\n${word}~ A.B`, 'sind keine Personen'],
  ]),
  [2, '---\nAnna> hallo', 'keine Zeile'],
  [3, '---\nanna< hallo\nanna! tanzt', 'tanzt'],
  [2, '---\nanna! sendet %F', 'hexadezimal'],
  [2, '---\nanna~ {"a":1}', 'Name'],
  [2, '---\nanna~ A {a}', 'JSON'],
  [2, '---\nanna< /(/', 'Ausdruck'],
  [2, '---\nanna< /offen', 'Schrägstrich'],
  [2, '---\nanna> {wort}', '{wort}'],
  [3, '---\nanna< /(?<eins>a)/\nanna< /{zwei}/', '{zwei}'],
  [2, '---\nuhr! morgen', 'Zeit'],
  [2, '---\nhaus! brennt', 'brennt'],
])('names line %i of %j', (line, text, part) => {
  const script = parseScript(text);
  expect(script).toMatchObject({ ok: false, error: { line } });
  expect(script.ok ? '' : script.error.problem).toContain(part);
});

describe('an expectation', () => {
  const takes = (written: string, line: string, values: Readonly<Record<string, string>> = {}) => {
    const expectation = parseExpectation(written);
    if (!expectation.ok) throw new Error(expectation.error);
    const found = match(expectation.value, line, new Map(Object.entries(values)));
    return found === null ? null : Object.fromEntries(found);
  };

  it.each([
    ['Hallo {wer}, {wer}!', 'Hallo Anna, Anna!', { wer: 'Anna' }],
    ['Hallo {wer}, {wer}!', 'Hallo Anna, Bernd!', null],
    ['/b+(?<rest>c*)/', 'abbcc', { rest: 'cc' }],
    ['/ABC/i', 'xabcx', {}],
    ['a.c', 'abc', null],
    ['\\/abc/', '/abc/', {}],
    ['\\...', '...', {}],
    ['abc', 'abc  ', {}],
    ['', '', {}],
    ['', 'a', null],
  ])('%j on %j gives %j', (written, line, values) => expect(takes(written, line)).toEqual(values));

  it('puts in what is known', () => {
    expect(takes('{wort}!', 'a+b!', { wort: 'a+b' })).toEqual({});
    expect(takes('/^{wort}{2}$/', 'a+bb', { wort: 'a+b' })).toEqual({});
    expect(takes('{wort}!', 'aab!', { wort: 'a+b' })).toBeNull();
  });

  it('written from a line takes that line and is no pattern', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', '/', '...', '{a}', '\\'),
        (text, start) => {
          const line = (start + text).replaceAll('\n', ' ').trimEnd();
          expect(takes(escapeLine(line), line)).toEqual({});
          expect(fillIn(escapeTyped(line), new Map([['a', 'b']]))).toBe(line);
        },
      ),
    ));
});

it('bytes are written and read back', () =>
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(parseBytes(showBytes(Buffer.from(bytes)))).toEqual(Buffer.from(bytes));
    }),
  ));

it.each([
  [{ a: 1 }, { a: 1, b: 2 }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2, d: 3 }], e: 4 } }, true],
  [{ a: [1] }, { a: [1, 2] }, false],
  [{ a: null }, {}, false],
  [{ a: null }, { a: null }, true],
  [{ a: 1 }, [1], false],
  [1, '1', false],
  [undefined, { a: 1 }, true],
])('%j of %j: %j', (expected, actual, result) => expect(holds(expected, actual)).toBe(result));
