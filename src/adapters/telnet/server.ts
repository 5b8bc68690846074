/** The telnet server: opens the ports and closes them. */
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { Clock } from '../../ports/clock';
import type { Doorkeeper } from '../../ports/connection';
import type { Log } from '../../ports/log';
import { Door } from './door';
import { Handshakes } from './handshakes';
import type { TelnetOptions } from './telnet-options';

export interface TelnetServer {
  readonly port: number;
  /** null without TLS. */
  readonly tlsPort: number | null;
  /** Reads the certificate anew for the connections to come; throws what `material` throws, and keeps the old one. */
  reloadCertificate(): void;
  /** Ends every line as 'shutdown', and resolves when all have closed. */
  close(): Promise<void>;
}

/** Rejects with the system's error when a port cannot be had, and with that of the certificate. */
export async function startTelnet(
  options: TelnetOptions,
  doorkeeper: Doorkeeper,
  clock: Clock,
  log: Log,
): Promise<TelnetServer> {
  const door = new Door(options, doorkeeper, clock, log);
  const plain = createServer({ allowHalfOpen: true }, (socket) => door.accept(socket));
  let secure: Server | null = null;
  let handshakes: Handshakes | null = null;
  const open: Server[] = [];
  const close = async (): Promise<void> => {
    const closed = open.splice(0).map(closeServer);
    const ended = door.close('shutdown');
    handshakes?.close();
    await ended;
    await Promise.all(closed);
  };
  try {
    open.push(await listen(plain, options.port, options.host, log));
    if (options.tls !== null) {
      const shaking = new Handshakes(options.tls, options.limits.tlsHandshakeMs, clock, log);
      handshakes = shaking;
      secure = createServer({ allowHalfOpen: true }, (socket) => door.acceptSecure(socket, shaking));
      open.push(await listen(secure, options.tls.port, options.host, log));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    port: portOf(plain),
    tlsPort: secure === null ? null : portOf(secure),
    reloadCertificate: () => handshakes?.reload(),
    close,
  };
}

async function listen(server: Server, port: number, host: string, log: Log): Promise<Server> {
  server.listen(port, host);
  await once(server, 'listening');
  server.on('error', (error) => log.error({ error: error.message }, 'telnet port failed'));
  return server;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
