/** Sessions in memory: what goes as written, and every way in which it does not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playText } from '../../../src/tools/sitzung/play-file';

const transcripts = join(__dirname, '../../transcripts');
const inMemory = (text: string) => playText(text, 'memory', '');
const files = readdirSync(transcripts).filter((file) => file.endsWith('.txt'));

it.each(files)('%s is played step by step, too', async (file) => {
  const text = readFileSync(join(transcripts, file), 'utf8');
  expect(await inMemory(text)).toEqual({ kind: 'passed' });
});

const HEAD = 'breite: 78\ndabei: anna, bernd\n---\n';

it.each([
  ['a line is another', 'anna> sage a\nanna< Du sagst: b', 5, 'anna', 'different'],
  ['a line does not come', 'anna> sage a\nanna< Du sagst: a\nanna< Ende', 6, 'anna', 'silent'],
  ['a line does not come after others', 'anna> schau\nanna< ...\nanna< Küche', 6, 'anna', 'silent'],
  ['lines are left over', 'anna> sage a\nanna< Du sagst: a', 5, 'bernd', 'unmentioned'],
  ['lines are left over when a line is given up', 'anna> sage a\nanna! trennt', 5, 'anna', 'unmentioned'],
  ['the house does not close', 'anna! wird getrennt', 4, 'anna', 'open'],
  [
    'the house closes',
    'anna> ende\nanna< /Bis bald/\nanna! wird getrennt\nanna< mehr',
    7,
    'anna',
    'different',
  ],
  ['a GMCP message is another', 'anna> sage a\nanna~ Comm.Text {"text":"b"}', 5, 'anna', 'silent'],
  ['a value is another', 'anna> sage a\nanna< Du {x}: a\nbernd< Anna {x}: a', 6, 'bernd', 'different'],
])('tells where it is when %s', async (_, text, line, who, why) =>
  expect(await inMemory(HEAD + text)).toMatchObject({ kind: 'mismatch', mismatch: { line, who, why } }),
);

it('shows what came instead', async () =>
  expect(await inMemory(`${HEAD}anna> sage a\nanna< Du sagst: b`)).toEqual({
    kind: 'mismatch',
    mismatch: {
      line: 5,
      who: 'anna',
      why: 'different',
      expected: 'anna< Du sagst: b',
      came: ['Du sagst: a'],
    },
  }));

it.each([
  ['loose, lines may be left over', 'locker: ja\ndabei: anna\n---\nanna> schau'],
  [
    'lines of two people may be written in any order',
    `${HEAD}anna> sage a\nbernd< Anna sagt: a\nanna< Du sagst: a`,
  ],
  ['after ... lines may be left over', `${HEAD}anna> sage a\nanna< ...\nbernd< ...`],
  [
    'a house in memory starts again with its data',
    'locker: ja\n---\nanna> anna\nanna< Dein Rückkehrwort: {wort}\nanna> neustart kalah allein\nhaus! startet neu\n' +
      'anna! kommt\nanna> anna\nanna< Dein Wort:\nanna> {wort}\nanna< /wieder da bist/',
  ],
])('%s', async (_, text) => expect(await inMemory(text)).toEqual({ kind: 'passed' }));

it('does not begin what this house cannot do', async () =>
  expect(await inMemory(`${HEAD}anna> sage a\nanna! sendet %FF`)).toMatchObject({
    kind: 'fault',
    fault: { line: 5 },
  }));
