/** One line to the house as a hostile client holds it: plain, from the address of a proxy, or to the port with TLS. */
import { connect, type Socket } from 'node:net';
import { connect as shakeHands } from 'node:tls';
import type { Way } from './stream';

/** Where a house under fire listens. */
export interface Target {
  readonly port: number;
  readonly tlsPort: number;
  /** The address to come from; any of 127.0.0.0/8. */
  readonly from?: string | undefined;
}

/** The house believes PROXY headers from here, and nobody comes from here without one, or something like it. */
export const PROXY_ADDRESS = '127.9.9.9';

export interface HostileLine {
  /** The connection itself, which ends in time or does not. */
  readonly socket: Socket;
  /** What is written to and read from: the connection, or TLS on it. */
  readonly talk: Socket;
}

/** null: the house does not let it in at all. */
export async function openLine(target: Target, way: Way | null): Promise<HostileLine | null> {
  const port = way === 'tls' || way === 'tls-port' ? target.tlsPort : target.port;
  const localAddress = way === 'proxy' ? PROXY_ADDRESS : target.from;
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  // Who is reset, or sends on a closed socket, learns it by an error event, which nobody minds.
  socket.on('error', () => undefined);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  if (!connected) return null;
  if (way !== 'tls') return { socket, talk: socket };
  const talk = shakeHands({ socket, rejectUnauthorized: false });
  talk.on('error', () => undefined);
  return { socket, talk };
}

/** Resolves with false when the connection is not closed in time. */
export function closesWithin(socket: Socket, ms: number): Promise<boolean> {
  if (socket.closed) return Promise.resolve(true);
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), ms);
    socket.once('close', () => {
      clearTimeout(patience);
      resolve(true);
    });
  });
}
