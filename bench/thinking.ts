/**
 * Whether the house answers while the computer thinks: a compiled house on a real socket, four bots at full power on two
 * watched tables, and one more line that asks and waits. Also how soon a stopped thread is free, and what memory it takes.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createThinker } from '../src/adapters/worker/thinker';
import { MITTE, start } from '../src/rules/kelma';
import { startHouse } from '../test/support/house-process';
import { LoadLine } from './last/line';
import { compileHouse } from '../test/support/compiled-house';

const LINES = 400;
const GAP_MS = 40;
const ABORTS = 30;
const LONG_MS = 600_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds from the line typed to the prompt after its answer. */
async function timed(line: LoadLine, text: string): Promise<number> {
  const began = performance.now();
  await line.ask(text);
  return performance.now() - began;
}

async function comeIn(port: number, name: string): Promise<LoadLine> {
  const line = await LoadLine.open(port, name);
  await line.ask(name);
  return line;
}

function quantiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}

/** Resident memory in MiB of the process that runs in a folder (Linux); 0 where it cannot be read. */
function residentMiB(folder: string): number {
  for (const pid of existsSync('/proc') ? readdirSync('/proc') : []) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) continue;
      const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Math.round(Number(kib ?? 0) / 1024);
    } catch {
      // Not a process, or not ours.
    }
  }
  return 0;
}

async function ask(line: LoadLine): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < LINES; n += 1) {
    times.push(await timed(line, n % 2 === 0 ? 'wer' : 'tische'));
    await wait(GAP_MS);
  }
  return times;
}

async function besideBots(): Promise<readonly string[]> {
  const compiled = compileHouse();
  const dataDir = mkdtempSync(join(tmpdir(), 'spielhaus-'));
  const house = startHouse({ program: compiled.folder, dataDir });
  try {
    const port = await house.listening;
    const asker = await comeIn(port, 'Frieda');
    const alone = await ask(asker);
    const before = residentMiB(compiled.folder);
    const watchers = [await comeIn(port, 'Anna'), await comeIn(port, 'Bernd')];
    for (const [index, watcher] of watchers.entries()) {
      const preset = index === 0 ? 'khalaha kalah' : 'kelma mitte';
      await watcher.ask(`neustart ${preset} computer meister gegen computer meister`);
    }
    await wait(5_000);
    const beside = await ask(asker);
    const after = residentMiB(compiled.folder);
    for (const line of [asker, ...watchers]) line.close();
    return [
      `load of this machine: ${loadavg()[0]?.toFixed(1) ?? '?'}`,
      `nobody thinks: ${quantiles(alone)}`,
      `four bots think: ${quantiles(beside)}`,
      `memory: ${before} MiB before, ${after} MiB with two tables of bots`,
    ];
  } finally {
    house.kill('SIGTERM');
    await house.exit;
    compiled.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** From stop to the answer of the thought that waited behind it. */
async function aborts(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
  const silent = (): void => undefined;
  const thinker = createThinker(folder, { debug: silent, info: silent, warn: silent, error: silent });
  const state = start(MITTE);
  await thinker.choose(state, 0, 'leicht', 1).result;
  const times: number[] = [];
  for (let n = 0; n < ABORTS; n += 1) {
    const running = thinker.judge(state, LONG_MS);
    await wait(60);
    const next = thinker.choose(state, 0, 'leicht', n);
    const began = performance.now();
    running.stop();
    await next.result;
    times.push(performance.now() - began);
  }
  await thinker.close();
  rmSync(folder, { recursive: true, force: true });
  return [`stop, until the next thought is answered (a few ms of its own): ${quantiles(times)}`];
}

export async function bench(): Promise<readonly string[]> {
  return [...(await aborts()), ...(await besideBots())];
}
