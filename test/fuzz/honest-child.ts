/** Starts the honest two as a process of their own, and asks how they are served. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Latency } from './figures';

export interface HonestChild {
  /** The latency since it was last asked. */
  readonly latency: () => Promise<Latency>;
  /** False when one of them was not served any more. */
  readonly served: () => boolean;
  readonly stop: () => void;
}

export async function startHonest(port: number, pauseMs: number): Promise<HonestChild> {
  const child = fork(join(__dirname, 'honest-process.ts'), [String(port), String(pauseMs)], {
    execArgv: ['-r', 'ts-node/register/transpile-only'],
  });
  const told = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as T));
      child.once('exit', () => reject(new Error('the honest players are gone')));
    });
  await told();
  return {
    latency: async () => {
      const answer = told<Latency>();
      child.send('latency');
      return answer;
    },
    served: () => child.exitCode === null && child.signalCode === null,
    stop: () => child.kill('SIGKILL'),
  };
}
