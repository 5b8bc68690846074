/**
 * The house as a process of its own with instruments: memory, open sockets, and every fault that it logs. Of its log
 * only faults are kept, and how often each other thing was said, since a campaign makes millions of lines.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CERTIFICATES } from '../telnet/certificates';
import { PROXY_ADDRESS, type Target } from './hostile-line';

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

export interface HouseUnderFire extends Target {
  /** Log lines at level error, and what was written to standard error. */
  readonly faults: readonly string[];
  /** How often the log has said this so far, 'entered' for instance. */
  readonly logged: (message: string) => number;
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

/** Ports that the system gives nobody who asks for any. */
const LOWEST_PORT = 20_000;
const PORTS = 12_000;

/** The house takes no port of its own choice for TLS. */
async function freePort(): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const port = LOWEST_PORT + ((process.pid * 7 + tries) % PORTS);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
    if (tries > PORTS) throw new Error('no port is free');
  }
}

/** A port with TLS, and a proxy that is believed. */
async function moreDoors(
  dataDir: string,
): Promise<{ tlsPort: number; env: Readonly<Record<string, string>> }> {
  const tlsPort = await freePort();
  const [TLS_CERT, TLS_KEY] = [join(dataDir, 'cert.pem'), join(dataDir, 'key.pem')];
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(TLS_CERT, CERTIFICATES.first.cert);
  writeFileSync(TLS_KEY, CERTIFICATES.first.key);
  return { tlsPort, env: { TLS_PORT: String(tlsPort), TLS_CERT, TLS_KEY, PROXIES: PROXY_ADDRESS } };
}

export async function startHouseUnderFire(settings: FireSettings): Promise<HouseUnderFire> {
  const { program, dataDir, env = {} } = settings;
  const { tlsPort, env: doors } = await moreDoors(dataDir);
  const probe = ['--max-semi-space-size=2', '--expose-gc', '-r', join(__dirname, 'heap-probe.cjs')];
  const child = spawn(process.execPath, [...probe, 'src/main.js'], {
    cwd: program,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...doors, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr, pid = 0 } = child;
  if (stdout === null || stderr === null) throw new Error('started without pipes');
  const faults: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => faults.push(line));
  const logged = new Map<string, number>();
  const log = createInterface({ input: stdout });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`ended with ${String(code)}: ${faults.join('\n')}`)));
    log.on('line', (line) => {
      const message = /"msg":"([^"]*)"\}$/.exec(line)?.[1] ?? '';
      logged.set(message, (logged.get(message) ?? 0) + 1);
      if (line.startsWith('{"level":"error"')) faults.push(line);
      else if (line.includes('"msg":"listening"')) resolve((JSON.parse(line) as { port: number }).port);
    });
  });
  return {
    port,
    tlsPort,
    faults,
    logged: (message) => logged.get(message) ?? 0,
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
