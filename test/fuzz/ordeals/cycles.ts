/** Connections that come and go at once, one after the other and some side by side. */
import { connect } from 'node:net';
import { addressFor } from '../campaign';

const AT_ONCE = 20;

function comeAndGo(port: number, n: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: addressFor(n) });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    // Every other one waits for the first word.
    if (n % 2 === 0) socket.once('connect', () => socket.destroy());
    else socket.once('data', () => socket.destroy());
  });
}

export async function cycles(port: number, count = 20_000): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await comeAndGo(port, next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
