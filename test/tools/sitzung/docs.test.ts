/** docs/sitzungen.md tells the truth: every example is played, and what is shown of a failure is what is reported. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScript } from '../../../src/tools/sitzung/parse';
import { openMemoryStage } from '../../../src/tools/sitzung/memory-stage';
import { unfit } from '../../../src/tools/sitzung/perform';
import { playText } from '../../../src/tools/sitzung/play-file';
import { explain } from '../../../src/tools/sitzung/report';
import { programPerSuite } from './program';

const document = readFileSync(join(__dirname, '../../../docs/sitzungen.md'), 'utf8');
const blocks = [
  ...document.matchAll(/^```sitzung( scheitert)?\n(.*?)^```\n(?:\n```text\n(.*?)^```)?/gmsu),
].map(([, fails, script = '', told = '']) => ({ fails: fails !== undefined, script, told: told.trimEnd() }));
const named = blocks.map((block, at) => [`example ${at + 1}`, block] as const);

const program = programPerSuite();

/** In memory where that can be, since it is quick; else in a house of its own. */
async function whereFor(text: string): Promise<'memory' | 'own'> {
  const script = parseScript(text);
  return script.ok && unfit(script.value, await openMemoryStage(1)) !== null ? 'own' : 'memory';
}

it('has examples, also such that fail', () => {
  expect(blocks.length).toBeGreaterThan(8);
  expect(blocks.filter(({ fails }) => fails).length).toBeGreaterThan(1);
});

it.each(named)('%s', async (_, { fails, script, told }) => {
  const verdict = await playText(script, await whereFor(script), program.folder());
  const lines = explain({ file: 'beispiel.txt', verdict, seconds: 0 });
  expect(lines).toEqual(fails ? told.split('\n') : []);
});
