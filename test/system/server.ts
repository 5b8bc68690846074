/** The server as a process of its own, started by the command that `npm start` runs. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Milliseconds that anything may take; a slow machine is no fault. */
export const PATIENCE = 120_000;

export interface Exit {
  readonly code: number | null;
  readonly stderr: string;
}

export interface Server {
  readonly process: ChildProcess;
  /** Rejects when the process ends before it listens. */
  readonly port: Promise<number>;
  readonly exited: Promise<Exit>;
  /** The messages logged so far. */
  logged(): readonly string[];
}

interface Logged {
  readonly msg?: string;
  readonly port?: number;
}

const parse = (line: string): Logged => {
  try {
    return JSON.parse(line) as Logged;
  } catch {
    return {};
  }
};

/** The arguments for node of the start script, without the shells in between. */
function startArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const [tool, ...rest] = scripts.start.split(' ');
  if (tool !== 'node') throw new Error(`npm start is not what this test knows: ${scripts.start}`);
  return rest;
}

/** settings: environment besides that of the test; nothing of the house's own settings is taken over. */
export function startServer(settings: Readonly<Record<string, string>>): Server {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: '0', HOST: '127.0.0.1', ...settings };
  const child = spawn(process.execPath, startArguments(), {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const lines = (): readonly Logged[] => stdout.split('\n').map(parse);
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }));
  });
  const port = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const listening = lines().find(({ msg }) => msg === 'listening');
      if (listening?.port !== undefined) resolve(listening.port);
    });
    void exited.then(() => reject(new Error(`ended before it listened: ${stderr}`)));
  });
  // Who expects the process to end does not wait for a port.
  port.catch(() => undefined);
  return {
    process: child,
    port,
    exited,
    logged: () => lines().flatMap(({ msg }) => msg ?? []),
  };
}

/** Ends the process if it still runs, by its own handle, and waits until it is gone. */
export async function stopServer(server: Server): Promise<void> {
  if (server.process.exitCode === null && server.process.signalCode === null) server.process.kill('SIGKILL');
  await server.exited;
}
