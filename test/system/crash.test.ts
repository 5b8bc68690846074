/** The crash campaign, short: bench/crash.ts kills the house hundreds of times. */
import { campaign } from '../../bench/crash/campaign';
import { compileHouse, type CompiledHouse } from '../support/compiled-house';
import { folderPerTest } from '../support/folder';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(600_000);

const folder = folderPerTest();
let compiled: CompiledHouse;

beforeAll(() => {
  compiled = compileHouse();
});

afterAll(() => {
  compiled.remove();
});

test('F2 what was answered is there, once, after each of five kills and two stops at random moments', async () => {
  const { kills, terms, ledger } = await campaign({
    program: compiled.folder,
    dataDir: folder.path('daten'),
    kills: 5,
    terms: 2,
    rngSeed: 7,
  });
  expect(ledger.faults).toEqual({ lost: 0, doubled: 0, other: [] });
  expect(kills.map(({ exit }) => exit.signal)).toEqual(Array(5).fill('SIGKILL'));
  expect(terms.map(({ exit }) => exit.code)).toEqual([0, 0]);
  for (const { lines, goodbyes } of terms) expect([lines, goodbyes]).toEqual([2, 2]);
  expect(ledger.answers).toBeGreaterThan(0);
});
