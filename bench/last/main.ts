/**
 * npm run bench:last -- [scenario ...]: puts load on a house and prints figures. Scenarios: idle:1000, cheap:100 (closed
 * loop), rate:1000 (one line a second each), games:500@1000 (games at commands/s), games:500 (closed loop); `:30s`
 * behind it sets the seconds, `=wer` the line of cheap and rate. Without any: all that docs/messungen.md shows.
 * FLAGS='--cpu-prof --cpu-prof-dir=/tmp' go to the house's node, PROGRAM=folder takes a house that is compiled already,
 * PROGRAM=echo a bare echo server instead, LAST_DIR is where its data goes.
 */
import { availableParallelism } from 'node:os';
import { withHouse, type LoadedHouse } from './house';
import { closedLoop, games, idle, openLoop } from './scenarios';

const ALL = [
  'idle:1000',
  'idle:10000',
  'cheap:1',
  'cheap:100',
  'cheap:1000',
  'rate:1000',
  'games:500@1000:60s',
  'games:500',
];
/** Answered by one sentence, without a look around. */
const CHEAP = 'ignoriere';

type Run = (house: LoadedHouse) => Promise<readonly string[]>;

function scenarioOf(text: string): Run {
  const [, kind, count, rate, time, line] =
    /^(idle|cheap|rate|games):(\d+)(?:@(\d+))?(?::(\d+)s)?(?:=(.+))?$/.exec(text) ?? [];
  const n = Number(count);
  const seconds = Number(time ?? 15);
  switch (kind) {
    case 'idle':
      return (house) => idle(house, n);
    case 'cheap':
      return (house) => closedLoop(house, n, line ?? CHEAP, seconds);
    case 'rate':
      return (house) => openLoop(house, n, line ?? CHEAP, seconds);
    case 'games':
      return (house) => games(house, n, rate === undefined ? null : Number(rate), seconds);
    case undefined:
    default:
      throw new Error(`no scenario: ${text}`);
  }
}

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const scenarios = (named.length > 0 ? named : ALL).map((text) => [text, scenarioOf(text)] as const);
  const flags = (process.env['FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
  console.log(`node ${process.version}, ${availableParallelism()} cores`);
  await withHouse(flags, async (open) => {
    for (const [text, run] of scenarios) {
      const house = await open();
      console.log(`\n${text}`);
      for (const line of await run(house)) console.log(`  ${line}`);
      await house.stop();
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
