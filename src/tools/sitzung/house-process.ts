/**
 * The house as a process of its own, as a host starts it: node directly, a folder for its data, any free port. What
 * it logs is kept line by line, and how it ends is known with its exit code.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Reached only when something is wrong. */
const PATIENCE_MS = 120_000;

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface HouseSettings {
  /** The folder that holds src/main, as it is written or compiled. */
  readonly program: string;
  readonly dataDir: string;
  /** More settings of the house, over those that a fast client needs. */
  readonly env?: Readonly<Record<string, string>>;
  /** Signals of the terminal are not for it; whoever starts it must end it. */
  readonly detached?: boolean;
}

export interface HouseProcess {
  /** Resolves with the port when the house listens; rejects when it ends before. */
  readonly listening: Promise<number>;
  readonly exit: Promise<Exit>;
  /** What it has written so far: the log, a JSON object a line, and the lines for the host. */
  readonly logged: readonly string[];
  readonly complaints: readonly string[];
  kill(signal: NodeJS.Signals): void;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

function collect(stream: Readable, into: string[], seen: (line: string) => void = () => undefined): void {
  createInterface({ input: stream }).on('line', (line) => {
    into.push(line);
    seen(line);
  });
}

/** The port in the log's line 'listening'; null for any other line. */
function portIn(line: string): number | null {
  if (!line.includes('"msg":"listening"')) return null;
  const { port } = JSON.parse(line) as { readonly port: number };
  return port;
}

/** Lines come in faster than any person types, so the pace of typing is set free. */
const FAST = { PORT: '0', HOST: '127.0.0.1', COMMANDS_PER_SECOND: '10000', COMMAND_BURST: '100000' };

/** Arguments for node: what is not compiled yet is read by ts-node, as `npm start` does. */
function argumentsFor(program: string): readonly string[] {
  if (existsSync(join(program, 'src/main.js'))) return ['src/main.js'];
  return ['-r', 'ts-node/register/transpile-only', 'src/main.ts'];
}

export function startHouse({ program, dataDir, env = {}, detached = false }: HouseSettings): HouseProcess {
  const child: Child = spawn(process.execPath, argumentsFor(program), {
    cwd: program,
    detached,
    env: { PATH: process.env.PATH, ...FAST, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged: string[] = [];
  const complaints: string[] = [];
  collect(child.stderr, complaints);
  const exit = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const listening = new Promise<number>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('the house does not listen')), PATIENCE_MS);
    void exit.then(() => {
      clearTimeout(patience);
      reject(new Error(`the house has ended: ${[...logged, ...complaints].join('\n')}`));
    });
    collect(child.stdout, logged, (line) => {
      const port = portIn(line);
      if (port === null) return;
      clearTimeout(patience);
      resolve(port);
    });
  });
  // Who only waits for the end does not ask for the port.
  listening.catch(() => undefined);
  return { listening, exit, logged, complaints, kill: (signal) => child.kill(signal) };
}
