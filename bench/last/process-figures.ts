/** What a process has used so far, as the kernel counts it (Linux): CPU time of all its threads, and memory. */
import { readFileSync } from 'node:fs';

/** Of `getconf CLK_TCK`, 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const UTIME = 11;
const STIME = 12;

/** Seconds in user and system mode together. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name in brackets may hold blanks; fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[UTIME]) + Number(fields[STIME])) / TICKS_PER_SECOND;
}

/** KiB in memory now. */
export function residentKib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
  return Number(kib);
}

/** Calls `sample` every so many milliseconds until the returned function is called. */
export function every(ms: number, sample: () => void): () => void {
  const timer = setInterval(sample, ms);
  return () => clearInterval(timer);
}
