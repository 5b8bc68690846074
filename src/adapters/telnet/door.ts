/**
 * Where sockets become lines: counts them before anything else is done for them, turns away whom the limits do not
 * admit, reads a proxy's header.
 */
import type { Socket } from 'node:net';
import { canonicalAddress } from '../../kernel/network';
import type { Clock } from '../../ports/clock';
import type { CloseReason, ConnectionId, Doorkeeper } from '../../ports/connection';
import type { Log } from '../../ports/log';
import { AddressGate } from './address-gate';
import { withLineEnds } from './encoding';
import type { Handshakes } from './handshakes';
import { TelnetLine } from './line';
import { readProxyHeader } from './proxy-header';
import type { Refusal, TelnetOptions } from './telnet-options';

/** Beyond the places for lines: room for refusals and headers that are being written and read, on all ports together. */
const SPARE_SOCKETS = 32;
/** So many of those turned away at the TLS port may shake hands, only to read why; the others are cut. */
const TOLD_SECURELY = 16;

export class Door {
  private readonly lines = new Set<TelnetLine>();
  /** Sockets of proxies that have not said yet for whom they come, and how to stop waiting. */
  private readonly waiting = new Map<Socket, () => void>();
  /** All that are open, whatever becomes of them. */
  private sockets = 0;
  /** Those that are lines, or shake hands to become one. */
  private places = 0;
  private turnedAwaySecurely = 0;
  private readonly gate: AddressGate;
  private readonly scratch: Buffer;
  private count = 0;
  private callOffSweep: (() => void) | null = null;
  private closing = false;
  /** Resolves the wait for the last line. */
  private emptied: () => void = () => undefined;

  constructor(
    private readonly options: TelnetOptions,
    private readonly doorkeeper: Doorkeeper,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.gate = new AddressGate(options.limits, options.limitLoopback);
    this.scratch = Buffer.alloc(options.limits.lineBytes);
    this.sweepLater();
  }

  /** A socket of the plain port. */
  accept(socket: Socket): void {
    const address = this.meet(socket);
    if (address === null) return;
    if (this.options.proxies.includes(address)) this.awaitHeader(socket, address);
    else this.admit(socket, address, null);
  }

  /** A socket of the TLS port. It has its place before hands are shaken, so that nobody holds many by saying nothing. */
  acceptSecure(socket: Socket, handshakes: Handshakes): void {
    const address = this.meet(socket);
    if (address === null) return;
    const refusal = this.takePlace(socket, address);
    if (refusal !== null) {
      if (this.turnedAwaySecurely >= TOLD_SECURELY) {
        this.note(address, refusal);
        socket.destroy();
        return;
      }
      this.turnedAwaySecurely += 1;
      socket.once('close', () => (this.turnedAwaySecurely -= 1));
    }
    handshakes.begin(socket, (secure) => {
      this.hearErrors(secure);
      if (refusal === null) this.open(secure, address, null);
      else this.refuse(secure, address, refusal);
    });
  }

  /** Ends every line and admits no more; resolves when the last one has told that it closed. */
  async close(reason: CloseReason): Promise<void> {
    this.closing = true;
    this.callOffSweep?.();
    for (const [socket, forget] of this.waiting) {
      forget();
      socket.destroy();
    }
    for (const line of this.lines) line.close(reason);
    if (this.lines.size > 0) await new Promise<void>((resolve) => (this.emptied = resolve));
  }

  /** Counts the socket; its address, or null when it is cut, since even those who are turned away are too many. */
  private meet(socket: Socket): string | null {
    this.hearErrors(socket);
    const address = canonicalAddress(socket.remoteAddress ?? '');
    if (this.closing || address === '') {
      socket.destroy();
      return null;
    }
    if (this.sockets >= this.options.limits.connections + SPARE_SOCKETS) {
      this.note(address, 'houseFull');
      socket.destroy();
      return null;
    }
    this.sockets += 1;
    socket.once('close', () => (this.sockets -= 1));
    socket.setNoDelay(true);
    socket.setKeepAlive(true, this.options.keepAliveMs);
    return address;
  }

  /** At once: a reset before anybody listens would end the process. */
  private hearErrors(socket: Socket): void {
    socket.on('error', (error) => this.log.debug({ reason: error.message }, 'socket failed'));
  }

  /** null: the socket has a place until it closes. */
  private takePlace(socket: Socket, address: string): Refusal | null {
    if (this.places >= this.options.limits.connections) return 'houseFull';
    const refusal = this.gate.enter(address, this.clock.now());
    if (refusal !== null) return refusal;
    this.places += 1;
    socket.once('close', () => {
      this.places -= 1;
      this.gate.leave(address);
    });
    return null;
  }

  private admit(socket: Socket, address: string, first: Buffer | null): void {
    const refusal = this.takePlace(socket, address);
    if (refusal === null) this.open(socket, address, first);
    else this.refuse(socket, address, refusal);
  }

  private open(socket: Socket, address: string, first: Buffer | null): void {
    const { limits, mssp } = this.options;
    this.count += 1;
    const id = `telnet-${this.count}` as ConnectionId;
    const line = new TelnetLine(socket, {
      id,
      address,
      limits,
      clock: this.clock,
      mssp,
      scratch: this.scratch,
    });
    this.lines.add(line);
    socket.once('close', () => this.lines.delete(line));
    line.open(this.doorkeeper, first);
    socket.once('close', () => {
      if (this.lines.size === 0) this.emptied();
    });
  }

  private refuse(socket: Socket, address: string, refusal: Refusal): void {
    this.note(address, refusal);
    socket.resume();
    socket.end(`${withLineEnds(this.options.refusalText(refusal))}\r\n`, 'latin1');
    socket.destroySoon();
  }

  private note(address: string, refusal: Refusal): void {
    this.log.info({ address, refusal }, 'connection refused');
    this.options.refused(refusal);
  }

  private awaitHeader(socket: Socket, proxy: string): void {
    let held: Buffer = Buffer.alloc(0);
    const callOff = this.clock.after(this.options.limits.proxyHeaderMs, () => socket.destroy());
    const forget = (): void => {
      callOff();
      this.waiting.delete(socket);
    };
    const read = (chunk: Buffer): void => {
      held = Buffer.concat([held, chunk]);
      const header = readProxyHeader(held);
      if (header.type === 'partial') return;
      socket.off('data', read);
      socket.off('close', forget);
      forget();
      if (header.type === 'complete')
        this.admit(socket, header.address ?? proxy, held.subarray(header.length));
      else {
        this.log.warn({ address: proxy }, 'no valid PROXY header');
        socket.destroy();
      }
    };
    this.waiting.set(socket, forget);
    socket.on('data', read);
    socket.once('close', forget);
  }

  private sweepLater(): void {
    if (this.options.nopMs === 0) return;
    this.callOffSweep = this.clock.after(this.options.nopMs, () => {
      for (const line of this.lines) line.keepAlive();
      this.sweepLater();
    });
  }
}
