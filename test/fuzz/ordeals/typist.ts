/** Somebody who logs in as a guest and then types whatever an ordeal asks for. */
import { connect, type Socket } from 'node:net';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the connection stands and the name is sent; nothing that comes in is kept. */
export async function enter(port: number, name: string, from = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  socket.resume();
  socket.write(`${name}\r\n`);
  return socket;
}

/** Resolves when the connection has ended. */
export function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

/** A name of letters alone, a different one for each number. */
export function nameOf(number: number): string {
  let letters = '';
  for (let rest = number; letters.length < 4; rest = Math.floor(rest / 26))
    letters += String.fromCharCode(97 + (rest % 26));
  return `Haus${letters}`;
}
