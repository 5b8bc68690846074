/**
 * A campaign of hostile connections against a house in a process of its own, while two honest people play:
 * `npm run fuzz -- --minutes 5 --seed 1`, or `--hours 2`, `--connections 20000`, `--at-once 48`, `--per-second 40`, `--limits off`;
 * `--ordeal reader`, `cycles` or `passwords` instead. Prints figures; keeps a stream that does harm for the tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { campaign, type Tally } from '../test/fuzz/campaign';
import { readCorpus } from '../test/fuzz/corpus';
import { findCulprit, isHurt, keep } from '../test/fuzz/culprit';
import { showLatency } from '../test/fuzz/figures';
import { generateStream } from '../test/fuzz/generate';
import { startHonest, type HonestChild } from '../test/fuzz/honest-child';
import { startHouseUnderFire, type HouseUnderFire } from '../test/fuzz/house-under-fire';
import { cycles } from '../test/fuzz/ordeals/cycles';
import { guessPasswords, prepareNames } from '../test/fuzz/ordeals/passwords';
import { slowReader } from '../test/fuzz/ordeals/slow-reader';
import { sleep } from '../test/fuzz/ordeals/typist';
import { compileHouse } from '../test/support/compiled-house';

/** Read only when run by itself: other benchmarks have arguments of their own. */
const readOptions = () =>
  parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      hours: { type: 'string' },
      connections: { type: 'string' },
      'at-once': { type: 'string', default: '48' },
      'per-second': { type: 'string', default: 'Infinity' },
      limits: { type: 'string', default: 'on' },
      ordeal: { type: 'string' },
    },
  }).values;
type Options = ReturnType<typeof readOptions>;

const MINUTE_MS = 60_000;
const PAUSE_MS = 50;
const QUIET_MS = 15_000;
/** Longer than the house gives a peer that does not close. */
const CALM_MS = 8_000;

/** Without limits on the pace of typing more of each stream is carried out. */
const NO_PACE = { COMMANDS_PER_SECOND: '10000', COMMAND_BURST: '100000' };
/** Limits per address as people from everywhere meet them. */
const LIMITED = { LIMIT_LOOPBACK: 'an' };

/** Rather fewer than are allowed, so that all of it is said. */
const FAST_LINES_PER_SECOND = 19;

const say = (line: string): void => console.log(line);
const megabytes = (value: number): string => `${value.toFixed(0)} MB`;

async function heapLine(house: HouseUnderFire, when: string): Promise<void> {
  const { heapUsed, rss } = await house.heap();
  say(
    `${when}: RSS ${megabytes(rss / 2 ** 20)}, heap ${(heapUsed / 2 ** 20).toFixed(1)} MB after collection`,
  );
}

/** Ten lines while it runs: memory is flat if they come to rest once the caches are full. */
function heapSeries(house: HouseUnderFire, minutes: number): NodeJS.Timeout {
  const begin = Date.now();
  const tell = (): void => {
    const passed = (Date.now() - begin) / MINUTE_MS;
    heapLine(house, `after ${passed.toFixed(1)} minutes`).catch(() => undefined);
  };
  return setInterval(tell, (minutes * MINUTE_MS) / 10);
}

/** Looks for the stream that did the harm among the last ones, and keeps it. */
async function accuse(tally: Tally, start: () => Promise<HouseUnderFire>): Promise<void> {
  const corpus = readCorpus();
  const candidates = [...tally.latest].reverse().map((seed) => generateStream(seed, corpus));
  const culprit = await findCulprit(candidates, start);
  if (culprit === null) say(`no single stream does it; the last seeds: ${tally.latest.join(' ')}`);
  else say(`kept: ${keep(`harm-${tally.latest.at(-1) ?? 0}`, culprit, ['did harm to the house'])}`);
}

async function runCampaign(values: Options, house: HouseUnderFire, honest: HonestChild): Promise<Tally> {
  const minutes = Number(values.hours ?? 0) * 60 + Number(values.minutes ?? 0);
  const connections = Number(values.connections ?? (minutes > 0 ? Infinity : 5000));
  const begin = Date.now();
  const until = minutes > 0 ? begin + minutes * MINUTE_MS : Infinity;
  const memory: number[] = [house.rss()];
  const sample = setInterval(() => memory.push(house.rss()), 1000);
  const series = minutes > 0 ? heapSeries(house, minutes) : null;
  const tally = await campaign({
    port: house.port,
    corpus: readCorpus(),
    rngSeed: Number(values.seed) * 1_000_000,
    connections,
    atOnce: Number(values['at-once']),
    perSecond: Number(values['per-second']),
    goesOn: () => Date.now() < until && !isHurt(house) && honest.served(),
  });
  clearInterval(sample);
  clearInterval(series ?? undefined);
  const { ended, refused, stuck } = tally.outcomes;
  const seconds = (Date.now() - begin) / 1000;
  const [first = NaN, middle = NaN] = [memory[0], memory[Math.floor(memory.length / 2)]];
  say(`hostile connections: ${ended + refused + stuck} in ${seconds.toFixed(0)} s, ${refused} not let in`);
  say(`crashes: ${house.alive() ? 0 : 1}, faults logged: ${house.faults.length}, stuck: ${stuck}`);
  say(
    `RSS: start ${megabytes(first)}, middle ${megabytes(middle)}, end ${megabytes(house.rss())}, most ${megabytes(Math.max(...memory))}`,
  );
  for (const fault of house.faults.slice(0, 5)) say(`fault: ${fault}`);
  return tally;
}

async function runOrdeal(name: string, house: HouseUnderFire, linesPerSecond: number): Promise<void> {
  if (name === 'reader') {
    const figures = await slowReader(house.port, linesPerSecond);
    say(
      `${figures.megabytes.toFixed(1)} MB said; the one who does not read was put out ${figures.putOut} times`,
    );
  } else if (name === 'cycles') {
    for (let round = 1; round <= 2; round += 1) {
      await cycles(house.port, 10_000);
      await heapLine(house, `after ${round * 10_000} connections`);
    }
  } else if (name === 'passwords') {
    const figures = await guessPasswords(house.port, 30);
    say(`${figures.guesses} guesses in 30 s, ${figures.checked} of them checked`);
  } else throw new Error(`no ordeal ${name}; there are reader, cycles and passwords`);
}

async function main(values: Options): Promise<void> {
  const limitless = values.limits === 'off';
  const compiled = compileHouse();
  const folders: string[] = [];
  const start = (): Promise<HouseUnderFire> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'spielhaus-fuzz-'));
    folders.push(dataDir);
    const limits = limitless ? NO_PACE : LIMITED;
    return startHouseUnderFire({ program: compiled.folder, dataDir, env: limits });
  };
  const house = await start();
  if (values.ordeal === 'passwords') await prepareNames(house.port);
  const honest = await startHonest(house.port, PAUSE_MS);
  await sleep(QUIET_MS);
  say(`seed ${values.seed}, ${values.ordeal ?? 'campaign'}, limits ${values.limits}`);
  say(`honest, quiet: ${showLatency(await honest.latency())}`);
  await heapLine(house, 'start');
  const sockets = house.sockets();
  const before = house.rss();
  const tally = values.ordeal === undefined ? await runCampaign(values, house, honest) : null;
  if (values.ordeal !== undefined)
    await runOrdeal(values.ordeal, house, limitless ? Infinity : FAST_LINES_PER_SECOND);
  if (house.alive()) {
    say(`honest, under fire: ${showLatency(await honest.latency())}`);
    await sleep(CALM_MS);
    await heapLine(house, `end (RSS before ${megabytes(before)})`);
    say(`sockets of the house: ${sockets} before, ${house.sockets()} after`);
  }
  const hurt = isHurt(house) || !honest.served() || (tally?.stuck.length ?? 0) > 0;
  const harmed = isHurt(house);
  honest.stop();
  await house.stop();
  for (const seed of tally?.stuck ?? []) {
    say(`kept: ${keep(`stuck-${seed}`, generateStream(seed, readCorpus()), ['was not let go of'])}`);
  }
  if (tally !== null && harmed) await accuse(tally, start);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  compiled.remove();
  if (hurt) process.exitCode = 1;
}

if (require.main === module) {
  void main(readOptions()).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
