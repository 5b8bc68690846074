/** Shakes hands over TLS on sockets that the door has counted already; the certificate may change meanwhile. */
import type { Socket } from 'node:net';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { TlsOptions } from './telnet-options';

interface Pending {
  readonly socket: Socket;
  readonly done: (secure: TLSSocket) => void;
  readonly callOff: () => void;
}

/** The same for a socket and for what it becomes by TLS. */
const peerOf = (socket: Socket): string => `${socket.remoteAddress ?? ''} ${socket.remotePort ?? ''}`;

export class Handshakes {
  /** Never listens itself: sockets are given to it. */
  private readonly server: Server;
  private readonly pending = new Map<string, Pending>();

  /** ms: so long a handshake may take. Throws what `material` throws. */
  constructor(
    private readonly tls: TlsOptions,
    private readonly ms: number,
    private readonly clock: Clock,
    log: Log,
  ) {
    this.server = createServer({ ...tls.material() }, (secure) => this.finish(secure));
    this.server.on('tlsClientError', (error, socket) => {
      log.debug({ reason: error.message }, 'TLS handshake failed');
      socket.destroy();
    });
  }

  /** done: called with the socket that speaks TLS, unless the handshake fails; then the socket just closes. */
  begin(socket: Socket, done: (secure: TLSSocket) => void): void {
    const peer = peerOf(socket);
    const callOff = this.clock.after(this.ms, () => socket.destroy());
    this.pending.set(peer, { socket, done, callOff });
    socket.once('close', () => this.forget(peer, socket));
    this.server.emit('connection', socket);
  }

  /** For the handshakes to come; throws what `material` throws, and keeps the old certificate. */
  reload(): void {
    this.server.setSecureContext(this.tls.material());
  }

  /** Breaks off those that are under way. */
  close(): void {
    for (const { socket } of this.pending.values()) socket.destroy();
  }

  private finish(secure: TLSSocket): void {
    const peer = peerOf(secure);
    const pending = this.pending.get(peer);
    // Gone in this very moment.
    if (pending === undefined) secure.destroy();
    else {
      this.forget(peer, pending.socket);
      pending.done(secure);
    }
  }

  private forget(peer: string, socket: Socket): void {
    const pending = this.pending.get(peer);
    if (pending?.socket !== socket) return;
    pending.callOff();
    this.pending.delete(peer);
  }
}
