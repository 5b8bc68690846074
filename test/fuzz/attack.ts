/** Plays one hostile stream on a socket, and tells whether the house let go of it in the end. */
import { connect, type Socket } from 'node:net';
import type { Step, Stream } from './stream';

/** How a hostile connection ended. stuck: the house has not closed it in time. refused: it was not let in at all. */
export type Outcome = 'ended' | 'stuck' | 'refused';

export interface Target {
  readonly port: number;
  /** The address to come from; any of 127.0.0.0/8. */
  readonly from?: string;
}

/** Far more than the house gives a peer that does not close. */
const CLOSE_MS = 30_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function perform(socket: Socket, step: Step): Promise<void> {
  switch (step.type) {
    case 'send':
      // Who sends on a closed socket learns it by an error event, which nobody minds.
      if (!socket.destroyed) socket.write(step.bytes);
      return;
    case 'pause':
      return sleep(step.ms);
    case 'stop-reading':
      socket.pause();
      return;
    case 'read-on':
      socket.resume();
      return;
    case 'half-close':
      socket.end();
      return;
    case 'reset':
      socket.resetAndDestroy();
      return;
  }
}

function closedInTime(socket: Socket): Promise<boolean> {
  if (socket.closed) return Promise.resolve(true);
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), CLOSE_MS);
    socket.once('close', () => {
      clearTimeout(patience);
      resolve(true);
    });
  });
}

export async function attack(target: Target, stream: Stream): Promise<Outcome> {
  const socket = connect({ host: '127.0.0.1', port: target.port, localAddress: target.from });
  socket.on('error', () => undefined);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  if (!connected) return 'refused';
  socket.resume();
  for (const step of stream) {
    await perform(socket, step);
    if (socket.closed) break;
  }
  const goes = stream.at(-1)?.type;
  if (goes !== 'half-close' && goes !== 'reset') socket.destroy();
  const closed = await closedInTime(socket);
  socket.destroy();
  return closed ? 'ended' : 'stuck';
}
