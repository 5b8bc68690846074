/** What is done to the house, and the figures that come of it. */
import { createRng } from '../../src/kernel/rng';
import { comeIn } from './crowd';
import type { LoadedHouse } from './house';
import { Latencies } from './latencies';
import type { LoadLine } from './line';
import { Pair } from './pair';
import { cpuSeconds, every, residentKib } from './process-figures';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** So long it takes until what is done a thousand times a second is compiled. */
const WARM_UP_SECONDS = 10;
const round = (value: number, digits = 0): string => value.toFixed(digits);

/** Commands, seconds of the clock and of the CPU, as one line. */
function rates(commands: number, seconds: number, cpu: number): string {
  const perThousand = (cpu / commands) * 1000;
  return `${round(commands)} commands in ${round(seconds, 1)} s = ${round(commands / seconds)}/s; CPU ${round(perThousand, 3)} s per 1,000`;
}

/** How a fixed rate is kept: `close` looks all the time and takes a core for it, `easy` once a millisecond. */
type Watch = 'close' | 'easy';

/** Calls `act` at a fixed rate, whatever becomes of the calls before; with the time at which each was due. */
function atRate(
  perSecond: number,
  seconds: number,
  watch: Watch,
  act: (dueAt: number) => void,
): Promise<void> {
  const began = performance.now();
  const all = perSecond * seconds;
  let made = 0;
  return new Promise((resolve) => {
    const look = (): void => {
      const due = Math.min(all, Math.floor(((performance.now() - began) * perSecond) / 1000));
      for (; made < due; made += 1) act(began + ((made + 1) * 1000) / perSecond);
      if (made >= all) resolve();
      else if (watch === 'close') setImmediate(look);
      else setTimeout(look, 1);
    };
    look();
  });
}

/** People who are in the house and do nothing. */
export async function idle(house: LoadedHouse, count: number): Promise<readonly string[]> {
  await comeIn(house.port, 20, 900_000 % 456_976);
  await sleep(2000);
  const before = residentKib(house.pid);
  const cpuBefore = cpuSeconds(house.pid);
  const began = performance.now();
  const lines = await comeIn(house.port, count);
  const seconds = (performance.now() - began) / 1000;
  const loginCpu = cpuSeconds(house.pid) - cpuBefore;
  const atOnce = residentKib(house.pid);
  await sleep(5000);
  const quiet = cpuSeconds(house.pid);
  await sleep(10_000);
  const idleCpu = cpuSeconds(house.pid) - quiet;
  const after = residentKib(house.pid);
  for (const line of lines) line.close();
  return [
    `${count} logins in ${round(seconds, 1)} s = ${round(count / seconds)}/s; CPU ${round((loginCpu / count) * 1000, 3)} s per 1,000`,
    `memory ${round(before / 1024)} MiB before, ${round(atOnce / 1024)} MiB after the last login, ${round(after / 1024)} MiB 15 s later`,
    `${round((after - before) / count, 1)} KiB per idle session; CPU ${round(idleCpu * 100, 1)} ms a second for all of them`,
  ];
}

/** The same line again and again from each of so many people, each as soon as the last is answered. */
export async function closedLoop(
  house: LoadedHouse,
  people: number,
  text: string,
  seconds: number,
): Promise<readonly string[]> {
  const lines = await comeIn(house.port, people);
  const latencies = new Latencies();
  let running = true;
  const loop = async (line: LoadLine): Promise<void> => {
    while (running) {
      const sentAt = performance.now();
      await line.ask(text);
      latencies.add(performance.now() - sentAt);
    }
  };
  const cpu = cpuSeconds(house.pid);
  const began = performance.now();
  const loops = lines.map(loop);
  await sleep(seconds * 1000);
  running = false;
  await Promise.all(loops);
  const took = (performance.now() - began) / 1000;
  const used = cpuSeconds(house.pid) - cpu;
  for (const line of lines) line.close();
  return [`${people} people, "${text}": ${rates(latencies.count, took, used)}; ${latencies.toString()}`];
}

/** A cheap line from each of so many people once a second, spread over it; measured when the house is warm. */
export async function openLoop(
  house: LoadedHouse,
  people: number,
  text: string,
  seconds: number,
): Promise<readonly string[]> {
  const lines = await comeIn(house.port, people);
  let latencies = new Latencies();
  let next = 0;
  const ask = (dueAt: number): void => {
    const line = lines[next % people];
    next += 1;
    line?.type(text, () => latencies.add(performance.now() - dueAt));
  };
  await atRate(people, WARM_UP_SECONDS, 'close', ask);
  await sleep(500);
  latencies = new Latencies();
  const cpu = cpuSeconds(house.pid);
  await atRate(people, seconds, 'close', ask);
  await sleep(1000);
  const used = cpuSeconds(house.pid) - cpu;
  for (const line of lines) line.close();
  return [
    `${people} people, "${text}" once a second: ${rates(latencies.count, seconds, used)}; ${latencies.toString()}`,
  ];
}

/** perSecond: commands of all together; null: each game as fast as it is answered. */
export async function games(
  house: LoadedHouse,
  pairs: number,
  perSecond: number | null,
  seconds: number,
): Promise<readonly string[]> {
  const lines = await comeIn(house.port, pairs * 2);
  const latencies = new Latencies();
  let running = true;
  let measuring = false;
  let commands = 0;
  const done = (pair: Pair, dueAt: number, draws: boolean): void => {
    const now = performance.now();
    if (measuring) {
      commands += 1;
      if (draws) latencies.add(now - dueAt);
    }
    if (perSecond === null && running) pair.play(now);
  };
  const played = Array.from({ length: pairs }, (_, n) => {
    const two = [lines[n * 2], lines[n * 2 + 1]] as [LoadLine, LoadLine];
    return new Pair(two, n % 2 === 0 ? 'khalaha' : 'kelma', createRng(n + 1), done);
  });
  // Everybody sits down and makes some moves before anything is measured.
  const opening = 8;
  let turn = 0;
  const playNext = (dueAt: number): void => {
    played[turn % pairs]?.play(dueAt);
    turn += 1;
  };
  if (perSecond === null) for (const pair of played) pair.play(performance.now());
  else await atRate(Math.min(perSecond, 500), (pairs * opening) / Math.min(perSecond, 500), 'easy', playNext);
  await sleep(2000);
  const memory: number[] = [];
  const stopSampling = every(Math.max(1000, seconds * 100), () => memory.push(residentKib(house.pid) / 1024));
  const cpu = cpuSeconds(house.pid);
  const movesBefore = played.reduce((sum, pair) => sum + pair.moves, 0);
  const began = performance.now();
  measuring = true;
  if (perSecond === null) await sleep(seconds * 1000);
  else await atRate(perSecond, seconds, 'easy', playNext);
  running = false;
  await sleep(500);
  measuring = false;
  const took = perSecond === null ? (performance.now() - began) / 1000 : seconds;
  const used = cpuSeconds(house.pid) - cpu;
  stopSampling();
  const moves = played.reduce((sum, pair) => sum + pair.moves, 0) - movesBefore;
  const unanswered = played.filter((pair) => pair.busy);
  for (const line of lines) line.close();
  return [
    `${pairs} games, ${perSecond === null ? 'closed loop' : `${perSecond} commands/s`}: ${rates(commands, took, used)}; ${round(moves / took)} moves/s`,
    `line sent to board read by both: ${latencies.toString()} (${latencies.count} boards)`,
    `memory over time, MiB: ${memory.map((mib) => round(mib)).join(' ')}`,
    `${played.reduce((sum, pair) => sum + pair.games, 0)} games played to their end; lines without an answer: ${unanswered.length}`,
    ...unanswered.slice(0, 3).map((pair) => pair.standing),
  ];
}
