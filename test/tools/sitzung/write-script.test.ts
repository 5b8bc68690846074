/** What a recording makes of names, secrets, words and dates. */
import type { Heard, HeardEvent } from '../../../src/tools/sitzung/heard';
import { ShownText } from '../../../src/tools/sitzung/shown-text';
import { TypedLines } from '../../../src/tools/sitzung/typed-lines';
import { guestGreeting } from '../../../src/tools/sitzung/volatile';
import { writeScript } from '../../../src/tools/sitzung/write-script';

const greetings = [guestGreeting((name, word) => `Willkommen, ${name}!\nDein Wort: ${word}`)];
const written = (heard: readonly Heard[]): readonly string[] =>
  writeScript(heard, { columns: 40, loginWords: new Set(['gast']), greetings })
    .trimEnd()
    .split('\n')
    .slice(2);

const at = (seat: number, ...events: readonly HeardEvent[]): Heard[] =>
  events.map((event) => ({ seat, event }));
const types = (text: string, hidden = false): HeardEvent => ({ kind: 'types', text, hidden });
const reads = (text: string): HeardEvent => ({ kind: 'reads', text });
const COMES: HeardEvent = { kind: 'comes' };
const LEAVES: HeardEvent = { kind: 'leaves' };

it('people are called as they called themselves; who comes again is the same, two at a time are two', () =>
  expect(
    written([
      ...at(0, COMES, types('4nna'), types('Anna'), LEAVES),
      ...at(1, COMES, types('anna')),
      ...at(2, COMES, types('anna')),
      ...at(3, COMES, types('Uhr')),
    ]).filter((row) => row.endsWith('kommt')),
  ).toEqual(['anna! kommt', 'anna! kommt', 'annaneu! kommt', 'uhrx! kommt']));

it('return words and given names become values, dates become patterns, what looks like a pattern is none', () =>
  expect(
    written([
      ...at(
        0,
        COMES,
        types('gast'),
        reads('Willkommen, Igel!'),
        reads('Dein Wort: Reh Hut'),
        types('reh hut'),
      ),
      ...at(0, reads('Igel geht. Igelchen auch.'), reads('1.12.2026 um 9:30 (a)'), reads('/x/'), reads('')),
      ...at(1, COMES, types('Anna'), reads('Willkommen, Anna!'), types('{a}'), { kind: 'isClosed' }),
    ]),
  ).toEqual([
    'gast! kommt',
    'gast> gast',
    'gast< Willkommen, {gast1}!',
    'gast< Dein Wort: {wort1}',
    'gast> {wort1}',
    'gast< {gast1} geht. Igelchen auch.',
    'gast< /^\\d{1,2}\\.\\d{1,2}\\.\\d{4} um \\d{1,2}:\\d{2} \\(a\\)$/',
    'gast< \\/x/',
    'gast<',
    'anna! kommt',
    'anna> Anna',
    'anna< Willkommen, Anna!',
    'anna> \\{a\\}',
    'anna! wird getrennt',
  ]));

it('T6 what was hidden is not written: the same stands for the same, as long as it was', () => {
  const secrets = ['erstes Geheimnis', 'erstes Geheimnis', 'zweites', 'kurz', ''];
  const rows = written(at(0, COMES, types('Anna'), ...secrets.map((each) => types(each, true)))).slice(2);
  const typed = rows.map((row) => row.replace(/^anna> ?/, ''));
  expect(typed.map((each) => each.length)).toEqual(secrets.map((each) => each.length));
  expect(typed[0]).toBe(typed[1]);
  expect(new Set(typed).size).toBe(4);
  expect(rows.join()).not.toMatch(/Geheimnis|zweites|kurz/);
});

it('T1 typed lines are read however they are ended, edited and cut', () => {
  const lines: string[] = [];
  const answers: Buffer[] = [];
  const typed = new TypedLines(
    (text) => lines.push(text),
    (bytes) => answers.push(bytes),
  );
  const bytes = Buffer.from(
    'a\r\nb\r\0c\nd\rx\b\x7fe\r\n\xff\xfb\x1f\xff\xfb\x1f\xff\xfd\x01gr\xfcn\r\n',
    'latin1',
  );
  for (const byte of bytes) typed.push(Buffer.of(byte));
  typed.push(Buffer.from('grün\r\n'));
  expect(lines).toEqual(['a', 'b', 'c', 'd', 'e', 'grün', 'grün']);
  expect(answers).toEqual([Buffer.of(255, 254, 31)]);
});

it('shown text is parted alike wherever it is cut', () => {
  const pieces: readonly (string | null)[] = [
    'Hallo\r\nName: ',
    null,
    'Anna da\r\n> ',
    null,
    '\r\nBernd da\r\n\r\nEnde',
  ];
  for (const size of [1, 2, 3, 100]) {
    const lines: string[] = [];
    let entered = 0;
    const shown = new ShownText(
      (line) => lines.push(line),
      () => (entered += 1),
    );
    for (const piece of pieces) {
      if (piece === null) shown.mark();
      else for (let from = 0; from < piece.length; from += size) shown.push(piece.slice(from, from + size));
    }
    shown.end();
    expect([lines, entered]).toEqual([['Hallo', 'Name:', 'Anna da', 'Bernd da', '', 'Ende'], 1]);
  }
});
