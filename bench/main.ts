/** Runs the benchmarks beside this file and prints their figures: `npm run bench`, or `npm run bench -- perft sowing`. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import { join, parse } from 'node:path';

/** What a benchmark exports: it prints its own figures, one a line, or returns the lines. */
interface Benchmark {
  readonly bench?: () => Promise<readonly string[] | undefined> | readonly string[] | undefined;
}

// Under nodenext, import() would stay native and not see the TypeScript files.
const load = createRequire(__filename) as (path: string) => Benchmark;

const named = process.argv.slice(2);
const names = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => parse(file).name)
  .sort();

async function main(): Promise<void> {
  const unknown = named.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`no benchmark ${unknown.join(', ')}; there are ${names.join(', ')}`);
  console.log(`node ${process.version}, ${cpus()[0]?.model.trim() ?? '?'}, ${availableParallelism()} cores`);
  for (const name of named.length > 0 ? named : names) {
    const { bench } = load(join(__dirname, `${name}.ts`));
    if (bench === undefined) continue;
    console.log(`\n${name}`);
    for (const line of (await bench()) ?? []) console.log(`  ${line}`);
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
