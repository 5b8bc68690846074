/**
 * Kills the house again and again while two people play, and counts what of that which they were answered is gone or
 * there twice: npm run bench:crash -- [kills 300] [terms 50] [rngSeed 1]. With `voll` instead of the numbers it plays on a
 * disk that is full for a while (as root). Ends with exit code 1 if anything went wrong.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaign, type CampaignReport } from './crash/campaign';
import { fullDisk } from './crash/full-disk';
import type { Faults } from './crash/ledger';
import type { Life } from './crash/life';
import { build } from './last/build';

const IN_TIME_MS = 5000;

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

const isClean = ({ exit, endMs, lines, goodbyes }: Life): boolean =>
  exit.code === 0 && endMs < IN_TIME_MS && goodbyes === lines;

/** Prints what went wrong; true if nothing did. */
function judge({ lost, doubled, other }: Faults): boolean {
  console.log(`  lost ${lost}, doubled ${doubled}, otherwise wrong ${other.length}`);
  for (const fault of other.slice(0, 20)) console.log(`  ${fault}`);
  return lost + doubled + other.length === 0;
}

/** Prints the figures; true if nothing went wrong. */
function print({ kills, terms, ledger, matches, finished }: CampaignReport): boolean {
  const { faults, inDoubt } = ledger;
  const clean = terms.filter(isClean).length;
  console.log(`  ${kills.length} kills (SIGKILL), ${terms.length} stops (SIGTERM)`);
  console.log(
    `  ${matches} matches, ${finished} of them to their end; ${ledger.answers} moves and fillings answered`,
  );
  console.log(`  under way when killed: ${inDoubt.kept} there afterwards, ${inDoubt.gone} not`);
  console.log(`  from start to listening: ${spread([...kills, ...terms].map(({ startMs }) => startMs))}`);
  if (terms.length > 0) {
    console.log(`  ${clean} of ${terms.length} stops with goodbye to all, exit code 0 and within 5 s`);
    console.log(`  from SIGTERM to the end: ${spread(terms.map(({ endMs }) => endMs))}`);
  }
  return judge(faults) && clean === terms.length;
}

async function fill(folder: string): Promise<boolean> {
  const { lines, ledger } = await fullDisk(build(folder), folder);
  for (const line of lines) console.log(`  ${line}`);
  return judge(ledger.faults);
}

async function kill(folder: string): Promise<boolean> {
  const [kills = 300, terms = 50, rngSeed = 1] = process.argv.slice(2).map(Number);
  const settings = { program: build(folder), dataDir: join(folder, 'daten'), kills, terms, rngSeed };
  const progress = (done: number, { answers }: CampaignReport['ledger']): void => {
    if (done % 25 === 0) console.log(`  ... ${done} of ${kills + terms}, ${answers} answers`);
  };
  return print(await campaign({ ...settings, progress }));
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spielhaus-crash-'));
  try {
    const good = await (process.argv[2] === 'voll' ? fill(folder) : kill(folder));
    if (!good) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
