/** The command line, the report and its exit codes. */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { junit } from '../../../src/tools/sitzung/junit';
import { parseOrder } from '../../../src/tools/sitzung/order';
import { playFile } from '../../../src/tools/sitzung/play-file';
import { exitCodeOf, report, type Played, type Verdict } from '../../../src/tools/sitzung/report';
import { folderPerTest } from '../../support/folder';

const folder = folderPerTest();

/** A port on which something listens until it is closed. */
async function takenPort(): Promise<{ readonly port: number; readonly close: () => Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => once(server.close(), 'close') };
}

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

it.each([
  ['--unsinn', 'Die Angabe --unsinn gibt es nicht.'],
  ['a.txt --port', 'Hinter --port fehlt ein Wert.'],
  ['a.txt --speicher=ja', 'Hinter --speicher steht kein Wert.'],
])('says in German what is wrong with %s', (typed, error) =>
  expect(parseOrder(typed.split(' '))).toEqual({ ok: false, error }),
);

it('a file that cannot be read is one German line', async () => {
  const problemWith = async (file: string): Promise<unknown> => (await playFile(file, 'memory', '')).verdict;
  const missing = folder.path('nicht.txt');
  expect(await problemWith(missing)).toEqual({
    kind: 'failed',
    problem: `Die Datei ${missing} gibt es nicht.`,
  });
  expect(await problemWith(folder.path('.'))).toEqual({
    kind: 'failed',
    problem: `${folder.path('.')} ist ein Ordner, keine Datei.`,
  });
});

it('a house that is not there is one German line', async () => {
  const file = folder.path('gruss.txt');
  writeFileSync(file, '---\nanna> wer\n');
  const { port, close } = await takenPort();
  await close();
  expect((await playFile(file, { host: '127.0.0.1', port }, '')).verdict).toEqual({
    kind: 'failed',
    problem: `Auf 127.0.0.1, Port ${port}, ist kein Haus.`,
  });
});

const MAIN = join(__dirname, '../../../src/tools/sitzung/main.ts');

/** Without blocking, so that this process can hold a port meanwhile. */
const runAsProgram = (
  ...args: readonly string[]
): Promise<{ readonly status: unknown; readonly stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['-r', 'ts-node/register/transpile-only', MAIN, ...args], (error, _, stderr) =>
      resolve({ status: error?.code ?? 0, stderr }),
    );
  });

it('as a program: never records over a file, nor where none can be written', async () => {
  const file = folder.path('wertvoll.txt');
  writeFileSync(file, 'wertvoll');
  expect(await runAsProgram('--aufnehmen', file)).toEqual({
    status: 2,
    stderr: `${file} gibt es schon, nichts wurde überschrieben.\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('wertvoll');
  expect(await runAsProgram('--aufnehmen', folder.path('nirgends/neu.txt'))).toEqual({
    status: 2,
    stderr: `Den Ordner ${folder.path('nirgends')} gibt es nicht.\n`,
  });
});

it('as a program: a taken port and a report that cannot be written are one German line', async () => {
  const { port, close } = await takenPort();
  const recording = ['--aufnehmen', folder.path('neu.txt'), '--port', String(port), '--horche', String(port)];
  const taken = await runAsProgram(...recording);
  await close();
  expect(taken).toEqual({ status: 2, stderr: `Port ${port} ist schon belegt.\n` });
  const file = folder.path('gruss.txt');
  writeFileSync(file, 'dabei: anna\n---\n');
  const unwritten = await runAsProgram(
    file,
    '--speicher',
    '--bericht',
    `junit:${folder.path('nirgends/b.xml')}`,
  );
  expect(unwritten).toEqual({ status: 2, stderr: `Den Ordner ${folder.path('nirgends')} gibt es nicht.\n` });
});

it('as a program: the report on standard output, and the exit code', () => {
  const file = folder.path('falsch.txt');
  writeFileSync(file, 'dabei: anna\n---\nanna> sage a\nanna< b\n');
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, ['-r', 'ts-node/register/transpile-only', MAIN, ...args], {
      encoding: 'utf8',
    });
  const played = run([file, '--speicher', '--bericht', 'junit']);
  expect(played.status).toBe(1);
  expect(played.stdout).toContain('<testsuite name="sitzung" tests="1" failures="1" errors="0"');
  expect(played.stderr).toContain(`${file}:4: anna liest etwas anderes`);
  expect(run(['--speicher'])).toMatchObject({ status: 2, stdout: '' });
});
