/**
 * A campaign of hostile connections against a house in a process of its own, while two honest people play:
 * `npm run fuzz -- --minutes 5 --seed 1`, or `--hours 2`, `--connections 20000`, `--at-once 48`, `--per-second 40`, `--limits off`;
 * `--ordeal reader`, `cycles` or `passwords` instead. Prints figures, and why it has failed if it has; keeps a stream
 * that does harm for the tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressFor, campaign, type Tally } from '../test/fuzz/campaign';
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
import { failuresIn, type Reading } from '../test/fuzz/verdict';
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
/** Streams of one kind of harm; more would tell the same. */
const MOST_KEPT = 3;
/** Longer than the house waits for anybody: to close, for a proxy's header, for a handshake. */
const CALM_MS = 12_000;

/** Without limits on the pace of typing more of each stream is carried out. */
const NO_PACE = { COMMANDS_PER_SECOND: '10000', COMMAND_BURST: '100000' };
/** Limits per address as people from everywhere meet them. */
const LIMITED = { LIMIT_LOOPBACK: 'an' };

/** Rather fewer than are allowed, so that all of it is said. */
const FAST_LINES_PER_SECOND = 19;

/** What the log says of how far hostile people got. */
const REACH = ['entered', 'match started', 'match ended', 'password set', 'wrong proof'].concat([
  'no valid PROXY header',
  'connection refused',
  'lines came too fast',
  'output dropped',
]);

const say = (line: string): void => console.log(line);
const megabytes = (value: number): string => `${value.toFixed(0)} MB`;

/** Prints a line, and gives what the verdict needs of it. */
async function heapLine(house: HouseUnderFire, when: string): Promise<Reading> {
  const { heapUsed, rss } = await house.heap();
  say(
    `${when}: RSS ${megabytes(rss / 2 ** 20)}, heap ${(heapUsed / 2 ** 20).toFixed(1)} MB after collection`,
  );
  return { bytes: heapUsed, waiting: house.logged('match started') - house.logged('match ended') };
}

/** Tells the heap ten times while it runs: memory is flat if that comes to rest once the caches are full. */
class HeapSeries {
  private readonly told: Reading[] = [];
  private readonly begin = Date.now();
  private readonly timer: NodeJS.Timeout;

  constructor(house: HouseUnderFire, minutes: number) {
    const tell = async (): Promise<void> => {
      const passed = (Date.now() - this.begin) / MINUTE_MS;
      this.told.push(await heapLine(house, `after ${passed.toFixed(1)} minutes`));
    };
    this.timer = setInterval(() => void tell().catch(() => undefined), (minutes * MINUTE_MS) / 10);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** The middle of what was told; null: nothing was. */
  get half(): Reading | null {
    return this.told[Math.floor((this.told.length - 1) / 2)] ?? null;
  }
}

const minutesOf = (values: Options): number => Number(values.hours ?? 0) * 60 + Number(values.minutes ?? 0);

/** Looks for the stream that did the harm among the last ones, and keeps it. */
async function accuse(tally: Tally, start: () => Promise<HouseUnderFire>): Promise<void> {
  const corpus = readCorpus();
  const candidates = [...tally.latest]
    .reverse()
    .map((seed) => ({ stream: generateStream(seed, corpus), from: addressFor(seed) }));
  const culprit = await findCulprit(candidates, start);
  if (culprit === null) say(`no single stream does it; the last seeds: ${tally.latest.join(' ')}`);
  else say(`kept: ${keep(`harm-${tally.latest.at(-1) ?? 0}`, culprit, ['did harm to the house'])}`);
}

interface Campaign {
  readonly tally: Tally;
  /** The heap at half time; null: nobody looked. */
  readonly halfHeap: Reading | null;
}

async function runCampaign(values: Options, house: HouseUnderFire, honest: HonestChild): Promise<Campaign> {
  const minutes = minutesOf(values);
  const connections = Number(values.connections ?? (minutes > 0 ? Infinity : 5000));
  const begin = Date.now();
  const until = minutes > 0 ? begin + minutes * MINUTE_MS : Infinity;
  const memory: number[] = [house.rss()];
  const sample = setInterval(() => memory.push(house.rss()), 1000);
  const series = minutes > 0 ? new HeapSeries(house, minutes) : null;
  const tally = await campaign({
    target: house,
    corpus: readCorpus(),
    rngSeed: Number(values.seed) * 1_000_000,
    connections,
    atOnce: Number(values['at-once']),
    perSecond: Number(values['per-second']),
    goesOn: () => Date.now() < until && !isHurt(house) && honest.served(),
  });
  clearInterval(sample);
  series?.stop();
  const { ended, refused, stuck } = tally.outcomes;
  const seconds = (Date.now() - begin) / 1000;
  const [first = NaN, middle = NaN] = [memory[0], memory[Math.floor(memory.length / 2)]];
  say(`hostile connections: ${ended + refused + stuck} in ${seconds.toFixed(0)} s, ${refused} not let in`);
  say(`reach: ${REACH.map((message) => `${message} ${house.logged(message)}`).join(', ')}`);
  say(`crashes: ${house.alive() ? 0 : 1}, faults logged: ${house.faults.length}, stuck: ${stuck}`);
  say(
    `RSS: start ${megabytes(first)}, middle ${megabytes(middle)}, end ${megabytes(house.rss())}, most ${megabytes(Math.max(...memory))}`,
  );
  for (const fault of house.faults.slice(0, 5)) say(`fault: ${fault}`);
  return { tally, halfHeap: series?.half ?? null };
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

interface Calm {
  readonly sockets: number;
  /** null: there is none any more. */
  readonly heap: Reading | null;
}

/** What is left in the house when everybody has gone and all waiting has ended. */
async function lookAfterwards(house: HouseUnderFire, honest: HonestChild): Promise<Calm> {
  if (!house.alive()) return { sockets: NaN, heap: null };
  if (honest.served()) say(`honest, under fire: ${showLatency(await honest.latency())}`);
  await sleep(CALM_MS);
  return { heap: await heapLine(house, 'end'), sockets: house.sockets() };
}

/** One run; resolves with why it has failed. */
async function run(values: Options, start: () => Promise<HouseUnderFire>): Promise<readonly string[]> {
  const house = await start();
  if (values.ordeal === 'passwords') await prepareNames(house.port);
  const honest = await startHonest(house.port, PAUSE_MS);
  await sleep(QUIET_MS);
  say(`seed ${values.seed}, ${values.ordeal ?? 'campaign'}, limits ${values.limits}`);
  say(`honest, quiet: ${showLatency(await honest.latency())}`);
  await heapLine(house, 'start');
  const before = house.sockets();
  let campaigned: Campaign | null = null;
  if (values.ordeal === undefined) campaigned = await runCampaign(values, house, honest);
  else await runOrdeal(values.ordeal, house, values.limits === 'off' ? Infinity : FAST_LINES_PER_SECOND);
  const { sockets: after, heap: end } = await lookAfterwards(house, honest);
  say(`sockets of the house: ${before} before, ${after} after`);
  const half = campaigned?.halfHeap ?? null;
  const failures = failuresIn({
    alive: house.alive(),
    faults: house.faults.length,
    stuck: campaigned?.tally.stuck.length ?? 0,
    served: honest.served(),
    sockets: { before, after },
    heap: half === null || end === null ? null : { half, end },
    minutes: minutesOf(values),
  });
  const harmed = isHurt(house);
  honest.stop();
  await house.stop();
  for (const seed of campaigned?.tally.stuck.slice(0, MOST_KEPT) ?? []) {
    say(`kept: ${keep(`stuck-${seed}`, generateStream(seed, readCorpus()), ['was not let go of'])}`);
  }
  if (campaigned !== null && harmed) await accuse(campaigned.tally, start);
  return failures;
}

async function main(values: Options): Promise<void> {
  const compiled = compileHouse();
  const folders: string[] = [];
  const houses: HouseUnderFire[] = [];
  const start = async (): Promise<HouseUnderFire> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'spielhaus-fuzz-'));
    folders.push(dataDir);
    const env = values.limits === 'off' ? NO_PACE : LIMITED;
    const house = await startHouseUnderFire({ program: compiled.folder, dataDir, env });
    houses.push(house);
    return house;
  };
  try {
    const failures = await run(values, start);
    for (const failure of failures) say(`FAILED: ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    // Stopped already, unless something went wrong; the honest two end with their house.
    for (const house of houses) await house.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    compiled.remove();
  }
}

if (require.main === module) {
  void main(readOptions()).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
