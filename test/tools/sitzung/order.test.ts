/** The command line, the report and its exit codes. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { junit } from '../../../src/tools/sitzung/junit';
import { parseOrder } from '../../../src/tools/sitzung/order';
import { playFile } from '../../../src/tools/sitzung/play-file';
import { exitCodeOf, report, type Played, type Verdict } from '../../../src/tools/sitzung/report';
import { folderPerTest } from '../../support/folder';

const folder = folderPerTest();

it.each([
  ['a.txt', { does: 'play', files: ['a.txt'], where: 'own', junit: null }],
  ['--speicher a.txt b.txt', { files: ['a.txt', 'b.txt'], where: 'memory' }],
  ['a.txt --port 4000', { where: { host: '127.0.0.1', port: 4000 } }],
  ['a.txt --host h --port 1 --bericht junit', { where: { host: 'h', port: 1 }, junit: '' }],
  ['a.txt --bericht junit:b.xml', { junit: 'b.xml' }],
  ['--aufnehmen a.txt', { does: 'record', file: 'a.txt', where: 'own', relayPort: 0, columns: 80 }],
  ['--aufnehmen a.txt --horche 4444 --breite 40 --port 1', { relayPort: 4444, columns: 40 }],
])('understands %s', (typed, order) =>
  expect(parseOrder(typed.split(' '))).toMatchObject({ ok: true, value: order }),
);

it.each([
  '--speicher',
  'a.txt --host h',
  'a.txt --port 99999',
  'a.txt --port 1 --speicher',
  'a.txt --bericht html',
  'a.txt --unsinn',
  '--aufnehmen a.txt --speicher',
  '--aufnehmen a.txt b.txt',
  '--aufnehmen a.txt --breite 5',
])('refuses %s', (typed) => expect(parseOrder(typed.split(' '))).toMatchObject({ ok: false }));

const of = (file: string, verdict: Verdict): Played => ({ file, verdict, seconds: 0.5 });
const PASSED = of('a.txt', { kind: 'passed' });
const MISSED = of('b.txt', {
  kind: 'mismatch',
  mismatch: {
    line: 7,
    who: 'anna',
    why: 'different',
    expected: 'anna< "1" < 2 & 3',
    came: ['\u001b[1mKüche'],
  },
});
const FAULT = of('c.txt', { kind: 'fault', fault: { line: 3, problem: 'Das ist keine Zeile.' } });

it('tells what came, what was expected, who, file and line', () =>
  expect(report([PASSED, MISSED, FAULT])).toEqual([
    'a.txt: stimmt',
    'b.txt:7: anna liest etwas anderes',
    '  erwartet:  anna< "1" < 2 & 3',
    '  gekommen:  \u001b[1mKüche',
    'c.txt:3: Das ist keine Zeile.',
    '3 gespielt, 2 nicht wie geschrieben.',
  ]));

it.each([
  [0, [PASSED]],
  [1, [PASSED, MISSED]],
  [2, [MISSED, FAULT]],
])('exits with %i', (code, played) => expect(exitCodeOf(played)).toBe(code));

it('writes JUnit XML', () =>
  expect(junit([PASSED, MISSED, FAULT]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuite name="sitzung" tests="3" failures="1" errors="1" time="1.500">',
    '  <testcase classname="sitzung" name="a.txt" time="0.500"/>',
    '  <testcase classname="sitzung" name="b.txt" time="0.500">',
    '    <failure message="b.txt:7: anna liest etwas anderes">b.txt:7: anna liest etwas anderes',
    '  erwartet:  anna&lt; &quot;1&quot; &lt; 2 &amp; 3',
    '  gekommen:  \ufffd[1mKüche</failure>',
    '  </testcase>',
    '  <testcase classname="sitzung" name="c.txt" time="0.500">',
    '    <error message="c.txt:3: Das ist keine Zeile.">c.txt:3: Das ist keine Zeile.</error>',
    '  </testcase>',
    '</testsuite>',
    '',
  ]));

it('a file that is not there is one line', async () =>
  expect(await playFile('/gibt/es/nicht.txt', 'memory', '')).toMatchObject({ verdict: { kind: 'failed' } }));

it('as a program: the report on standard output, and the exit code', () => {
  const file = folder.path('falsch.txt');
  writeFileSync(file, 'dabei: anna\n---\nanna> sage a\nanna< b\n');
  const main = join(__dirname, '../../../src/tools/sitzung/main.ts');
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, ['-r', 'ts-node/register/transpile-only', main, ...args], {
      encoding: 'utf8',
    });
  const played = run([file, '--speicher', '--bericht', 'junit']);
  expect(played.status).toBe(1);
  expect(played.stdout).toContain('<testsuite name="sitzung" tests="1" failures="1" errors="0"');
  expect(played.stderr).toContain(`${file}:4: anna liest etwas anderes`);
  expect(run(['--speicher'])).toMatchObject({ status: 2, stdout: '' });
});
