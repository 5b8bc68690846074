/**
 * A real house under fire: streams that are kept for what they once did or could do, and a short campaign, while two
 * honest people play on. How fast they are answered is a matter of `npm run fuzz`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHouse, type CompiledHouse } from '../support/compiled-house';
import { folderPerTest } from '../support/folder';
import { attack } from './attack';
import { campaign } from './campaign';
import { readCorpus } from './corpus';
import { STREAMS } from './culprit';
import { seatHonestPair, type HonestPair } from './honest';
import { startHouseUnderFire, type HouseUnderFire } from './house-under-fire';
import { parseStream } from './stream';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(240_000);

const CONNECTIONS = 150;
const kept = readdirSync(STREAMS).filter((file) => file.endsWith('.txt'));
const folder = folderPerTest();

let compiled: CompiledHouse;
let house: HouseUnderFire;
let honest: HonestPair;

beforeAll(() => {
  compiled = compileHouse();
});
afterAll(() => {
  compiled.remove();
});
beforeEach(async () => {
  // Many come from one address in a short time, which is not what is tried here.
  const env = { COMMANDS_PER_SECOND: '10000', COMMAND_BURST: '100000' };
  house = await startHouseUnderFire({ program: compiled.folder, dataDir: folder.path('daten'), env });
  honest = await seatHonestPair(house.port);
});
afterEach(async () => {
  honest.leave();
  await house.stop();
});

/** The honest two make so many moves more. */
async function playOn(moves: number): Promise<void> {
  let left = moves;
  await honest.play(() => left-- > 0, 0);
}

/** Waits until only so many sockets are open; the test's own time limit ends it. */
async function socketsDownTo(count: number): Promise<void> {
  while (house.sockets() > count) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('does not mind any stream that is kept', async () => {
  const sockets = house.sockets();
  for (const file of kept) {
    const outcome = await attack(
      { port: house.port },
      parseStream(readFileSync(join(STREAMS, file), 'utf8')),
    );
    await playOn(3);
    expect([file, outcome, house.alive(), house.faults]).toEqual([file, 'ended', true, []]);
  }
  await socketsDownTo(sockets);
});

it(`lets go of ${CONNECTIONS} hostile connections, and two honest people play on`, async () => {
  const sockets = house.sockets();
  let underFire = true;
  const playing = honest.play(() => underFire, 5);
  const tally = await campaign({
    port: house.port,
    corpus: readCorpus(),
    rngSeed: 7_000_000,
    connections: CONNECTIONS,
    atOnce: 12,
    goesOn: () => true,
  });
  underFire = false;
  await playing;
  expect(honest.times().length).toBeGreaterThan(0);
  await playOn(20);
  expect(tally.outcomes).toEqual({ ended: CONNECTIONS, stuck: 0, refused: 0 });
  expect([house.alive(), house.faults]).toEqual([true, []]);
  await socketsDownTo(sockets);
});
