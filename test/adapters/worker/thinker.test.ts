/** The computer's head on real threads: it answers, stops when told to, and ends. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createThinker } from '../../../src/adapters/worker/thinker';
import type { Log } from '../../../src/ports/log';
import type { Thinker } from '../../../src/ports/thinker';
import { MITTE, start } from '../../../src/rules/kelma';
import { gameOf } from '../../../src/rules/registry';
import { khalahaAt } from './positions';

const faults: string[] = [];
const log: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: ({ error = '' }, message) => faults.push(`${message}: ${error}`),
};

let folder = '';
let thinkers: Thinker[] = [];
const create = (): Thinker => {
  const thinker = createThinker(join(folder, 'endspiel'), log, 8);
  thinkers.push(thinker);
  return thinker;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
});
afterEach(async () => {
  for (const thinker of thinkers) await thinker.close();
  thinkers = [];
  expect(faults.splice(0)).toEqual([]);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const small = khalahaAt('<6,2,3,0,1,2,0,1,0,1,0,2,1,0,0>');
/** Longer than any test may take. */
const FOR_EVER = 3_600_000;

it('two thinkers share a folder of tables, and both are right', async () => {
  const answers = await Promise.all(
    [create(), create()].map((thinker) => thinker.judge(small, FOR_EVER).result),
  );
  const [one, two] = answers;
  expect(one?.moves.every(({ exact }) => exact)).toBe(true);
  expect(two?.moves).toEqual(one?.moves);
  // No drafts are left behind.
  expect(readdirSync(join(folder, 'endspiel'))).toEqual([expect.stringMatching(/^khalaha-0-\d+\.table$/)]);
});

it('stop ends a thought at once, and frees the thread for the next', async () => {
  const thinker = create();
  const endless = start(MITTE);
  // More thoughts than there are threads: without stopping, the last would never be answered.
  const thoughts = Array.from({ length: 8 }, () => thinker.judge(endless, FOR_EVER));
  const next = thinker.choose(endless, 0, 'leicht', 1);
  for (const thought of thoughts) {
    thought.stop();
    thought.stop();
  }
  for (const thought of thoughts) expect(await thought.result).toBeNull();
  const [action] = (await next.result) ?? [];
  expect(action !== undefined && gameOf(endless).decide(endless, 0, action).ok).toBe(true);
});

it('a thought that runs is stopped in its midst', async () => {
  const thinker = create();
  // The first answer shows that the thread is up.
  await thinker.choose(start(MITTE), 0, 'leicht', 1).result;
  const running = thinker.judge(start(MITTE), FOR_EVER);
  await new Promise((resolve) => setTimeout(resolve, 50));
  running.stop();
  expect(await running.result).toBeNull();
  expect(await thinker.choose(start(MITTE), 0, 'leicht', 2).result).toHaveLength(1);
});

it('stopping what has been thought to its end stops nobody else', async () => {
  const thinker = create();
  const done = thinker.choose(start(MITTE), 0, 'leicht', 1);
  await done.result;
  // Until it is tidied away.
  await new Promise(setImmediate);
  const other = thinker.choose(start(MITTE), 0, 'leicht', 2);
  done.stop();
  expect(await other.result).toHaveLength(1);
});

it('close ends thoughts and threads', async () => {
  const thinker = create();
  const thought = thinker.judge(start(MITTE), FOR_EVER);
  await thinker.close();
  expect(await thought.result).toBeNull();
});
