/**
 * A real house under fire: streams that are kept for what they once did or could do, and short campaigns, without
 * limits and with them, while two honest people play on. How fast they are answered is a matter of `npm run fuzz`.
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
import { openLine } from './hostile-line';
import { startHouseUnderFire, type HouseUnderFire } from './house-under-fire';
import { parseStream } from './stream';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(240_000);

const CONNECTIONS = 120;
/** Slower than anybody may type. */
const PACE_MS = 100;
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
afterEach(async () => {
  honest.leave();
  await house.stop();
});

async function open(env: Readonly<Record<string, string>>): Promise<void> {
  house = await startHouseUnderFire({ program: compiled.folder, dataDir: folder.path('daten'), env });
  honest = await seatHonestPair(house.port, ['127.1.0.1', '127.1.0.2']);
}

/** The honest two make so many moves more. */
async function playOn(moves: number, pauseMs = 0): Promise<void> {
  let left = moves;
  await honest.play(() => left-- > 0, pauseMs);
}

/** Waits for what must come; the test's own time limit ends it. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A campaign while the honest two play; then they play on, and all is as it was before. */
async function standsCampaign(pauseMs: number, addresses?: number): Promise<void> {
  const sockets = house.sockets();
  let underFire = true;
  const playing = honest.play(() => underFire, pauseMs);
  const tally = await campaign({
    target: house,
    corpus: readCorpus(),
    rngSeed: 7_000_000,
    connections: CONNECTIONS,
    atOnce: 12,
    ...(addresses === undefined ? {} : { addresses }),
    goesOn: () => true,
  });
  underFire = false;
  await playing;
  expect(honest.times().length).toBeGreaterThan(0);
  await playOn(20, pauseMs);
  expect(tally.outcomes).toEqual({ ended: CONNECTIONS, stuck: 0, refused: 0 });
  expect([house.alive(), house.faults]).toEqual([true, []]);
  await until(() => house.sockets() <= sockets);
}

describe('a house that nobody is too fast for', () => {
  beforeEach(() => open({ COMMANDS_PER_SECOND: '10000', COMMAND_BURST: '100000' }));

  it('does not mind any stream that is kept', async () => {
    const sockets = house.sockets();
    for (const file of kept) {
      const outcome = await attack(house, parseStream(readFileSync(join(STREAMS, file), 'utf8')));
      await playOn(3);
      expect([file, outcome, house.alive(), house.faults]).toEqual([file, 'ended', true, []]);
    }
    await until(() => house.sockets() <= sockets);
  });

  it(`lets go of ${CONNECTIONS} hostile connections, and two honest people play on`, () => standsCampaign(5));

  it.each([
    [null, ''],
    ['proxy', 'PROXY TCP4 203.0.113.7 127.0.0.1 4711 4000\r\n'],
    ['tls', ''],
  ] as const)('is entered by the way %s', async (way, header) => {
    const before = house.logged('entered');
    const line = await openLine(house, way);
    line?.talk.write(`${header}gast\r\n`);
    await until(() => house.logged('entered') > before);
    line?.socket.destroy();
  });
});

describe('a house with its limits', () => {
  beforeEach(() => open({ LIMIT_LOOPBACK: 'an' }));

  it(`lets go of ${CONNECTIONS} hostile connections from few addresses, and two honest people play on`, async () => {
    await crowd();
    await shouter();
    await standsCampaign(PACE_MS, 4);
  });

  /** More than one address may have at once. */
  async function crowd(): Promise<void> {
    const before = house.sockets();
    const target = { ...house, from: '127.1.0.3' };
    const lines = await Promise.all(Array.from({ length: 25 }, () => openLine(target, null)));
    await until(() => house.logged('connection refused') > 0);
    for (const line of lines) line?.socket.destroy();
    await until(() => house.sockets() <= before);
  }

  /** More lines than one may type. */
  async function shouter(): Promise<void> {
    const line = await openLine({ ...house, from: '127.1.0.4' }, null);
    line?.talk.resume().write(`gast\r\n${'wer\r\n'.repeat(2000)}`);
    await until(() => house.logged('lines came too fast') > 0);
    line?.socket.destroy();
  }
});
