/** The telnet server: opens the ports and closes them. */
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import { once } from 'node:events';
import type { Clock } from '../../ports/clock';
import type { Doorkeeper } from '../../ports/connection';
import type { Log } from '../../ports/log';
import { Door } from './door';
import type { TelnetOptions, TlsOptions } from './telnet-options';

/** Beyond the configured lines: room for the refusals and headers that are being written and read. */
const SPARE_SOCKETS = 32;

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
  let secure: TlsServer | null = null;
  const open: Server[] = [];
  const sockets = new Set<Socket>();
  const close = async (): Promise<void> => {
    const closed = open.splice(0).map(closeServer);
    await door.close('shutdown');
    // What is left has not shaken hands yet.
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  };
  try {
    open.push(await listen(plain, options.port, options, log));
    if (options.tls !== null) {
      secure = createSecure(options, options.tls, door, log);
      secure.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      open.push(await listen(secure, options.tls.port, options, log));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    port: portOf(plain),
    tlsPort: secure === null ? null : portOf(secure),
    reloadCertificate: () => secure?.setSecureContext(options.tls?.material() ?? {}),
    close,
  };
}

function createSecure(options: TelnetOptions, tls: TlsOptions, door: Door, log: Log): TlsServer {
  const settings = {
    ...tls.material(),
    allowHalfOpen: true,
    handshakeTimeout: options.limits.tlsHandshakeMs,
  };
  const server = createTlsServer(settings, (socket) => door.acceptSecure(socket));
  server.on('tlsClientError', (error, socket) => {
    log.debug({ reason: error.message }, 'TLS handshake failed');
    socket.destroy();
  });
  return server;
}

async function listen<S extends Server>(
  server: S,
  port: number,
  options: TelnetOptions,
  log: Log,
): Promise<S> {
  server.maxConnections = options.limits.connections + SPARE_SOCKETS;
  server.listen(port, options.host);
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
