/** The house under load: compiled as a host gets it, in a process of its own, on a data folder that is thrown away. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from './build';

const ROOT = join(__dirname, '../..');

export interface LoadedHouse {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

/** Limits that would protect the house from just this. */
const OPEN_LIMITS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  CONNECTIONS: '15000',
  COMMANDS_PER_SECOND: '10000',
  COMMAND_BURST: '100000',
};

/** As `npm start` and the image start it. */
const NODE_OPTIONS = ['--max-semi-space-size=2'];

/** The log's line 'listening' names the port; it is written at level info, so that level is kept until then. */
function start(program: readonly string[], dataDir: string): Promise<LoadedHouse> {
  const child = spawn(process.execPath, program, {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      TS_NODE_PROJECT: join(ROOT, 'tsconfig.json'),
      ...OPEN_LIMITS,
      LOG_LEVEL: 'info',
      DATA_DIR: join(dataDir, 'daten'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('the house has ended')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/"level":"(warn|error)"/.test(line)) console.error(line);
      if (!line.includes('"msg":"listening"') || child.pid === undefined) return;
      const { port } = JSON.parse(line) as { readonly port: number };
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ pid: child.pid, port, stop });
    });
  });
}

/** nodeOptions: for the house's process, such as --cpu-prof. Whatever happens, no house and no folder stays behind. */
export async function withHouse(
  nodeOptions: readonly string[],
  load: (house: () => Promise<LoadedHouse>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(process.env['LAST_DIR'] ?? tmpdir(), 'spielhaus-last-'));
  const houses: LoadedHouse[] = [];
  try {
    const program =
      process.env['PROGRAM'] === 'echo'
        ? ['-r', require.resolve('ts-node/register/transpile-only'), join(__dirname, 'echo.ts')]
        : [join(process.env['PROGRAM'] ?? build(folder), 'src/main.js')];
    await load(async () => {
      const dataDir = mkdtempSync(join(folder, 'haus-'));
      const house = await start([...NODE_OPTIONS, ...nodeOptions, ...program], dataDir);
      houses.push(house);
      return house;
    });
  } finally {
    // To stop one that has ended already does nothing.
    await Promise.all(houses.map((house) => house.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
