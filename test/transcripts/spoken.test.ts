/**
 * Every transcript once more for people who listen: whatever happens in it, no line is a drawing. So no later feature
 * can forget them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDrawing } from '../../src/render/drawing-signs';
import { playTranscript } from '../support/transcript';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.txt'));

/** Who asks for a drawing gets one. */
const ASKS_FOR_DRAWING = /^\S+> .*\b(?:ascii|unicode)\b/u;

/** The same session with a screen reader at every line, and room enough that no sentence is broken. */
function spoken(script: string): string {
  const lines = script
    .split('\n')
    .filter((line) => !/^(?:\S+\.)?(?:vorlesen|breite):/u.test(line) && !ASKS_FOR_DRAWING.test(line));
  return ['vorlesen: ja', 'breite: 250', ...lines].join('\n');
}

/** A line to be typed ("3") or a record to be taken along is what it is, also for who listens. */
const NOTATION = /^(?:\d+|\d{6}\/\d{6} [\d ]+)$/u;

const readLines = (played: string): readonly string[] =>
  played.split('\n').flatMap((line) => /^\S+< (.+)$/u.exec(line)?.[1] ?? []);

it.each(files)('%s', async (file) => {
  const read = readLines(await playTranscript(spoken(readFileSync(join(__dirname, file), 'utf8'))));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((line) => isDrawing(line) && !NOTATION.test(line))).toEqual([]);
});

it.each(['|  |  4|', '+-----+', '4  4  4  4', '─────', 'a ___ b'])('would find %j', (line) =>
  expect(isDrawing(line)).toBe(true),
);
