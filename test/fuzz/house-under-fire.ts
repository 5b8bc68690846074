/**
 * The house as a process of its own with instruments: memory, open sockets, and every fault that it logs. Only
 * faults are kept of its log, since a campaign makes millions of lines.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface FireSettings {
  /** The folder that holds the compiled src/main.js. */
  readonly program: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Heap {
  /** Bytes, after a garbage collection. */
  readonly heapUsed: number;
  readonly rss: number;
  readonly external: number;
}

export interface HouseUnderFire {
  readonly port: number;
  /** Log lines at level error, and what was written to standard error. */
  readonly faults: readonly string[];
  /** False once the process has ended. */
  readonly alive: () => boolean;
  /** Megabytes resident now; NaN where /proc does not tell. */
  readonly rss: () => number;
  /** Sockets that the process holds open, listening ones included; NaN where /proc does not tell. */
  readonly sockets: () => number;
  readonly heap: () => Promise<Heap>;
  readonly stop: () => Promise<void>;
}

function rssOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}

function socketsOf(pid: number): number {
  try {
    const folder = `/proc/${pid}/fd`;
    const isSocket = (fd: string): boolean => {
      try {
        return readlinkSync(join(folder, fd)).startsWith('socket:');
      } catch {
        // Closed while the folder was read.
        return false;
      }
    };
    return readdirSync(folder).filter(isSocket).length;
  } catch {
    return NaN;
  }
}

function askHeap(child: ChildProcess): Promise<Heap> {
  return new Promise((resolve, reject) => {
    child.once('message', (heap: Heap) => resolve(heap));
    child.send('heap', (error) => {
      if (error !== null) reject(error);
    });
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('close', () => resolve());
  });
}

export async function startHouseUnderFire(settings: FireSettings): Promise<HouseUnderFire> {
  const { program, dataDir, env = {} } = settings;
  const probe = ['--max-semi-space-size=2', '--expose-gc', '-r', join(__dirname, 'heap-probe.cjs')];
  const child = spawn(process.execPath, [...probe, 'src/main.js'], {
    cwd: program,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr, pid = 0 } = child;
  if (stdout === null || stderr === null) throw new Error('started without pipes');
  const faults: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => faults.push(line));
  const log = createInterface({ input: stdout });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`ended with ${String(code)}: ${faults.join('\n')}`)));
    log.on('line', (line) => {
      if (line.startsWith('{"level":"error"')) faults.push(line);
      else if (line.includes('"msg":"listening"')) resolve((JSON.parse(line) as { port: number }).port);
    });
  });
  return {
    port,
    faults,
    alive: () => child.exitCode === null && child.signalCode === null,
    rss: () => rssOf(pid),
    sockets: () => socketsOf(pid),
    heap: () => askHeap(child),
    stop: async () => {
      child.kill('SIGKILL');
      await stopped(child);
    },
  };
}
