/** Where sockets become lines: counts them, turns away whom the limits do not admit, reads a proxy's header. */
import type { Socket } from 'node:net';
import { canonicalAddress } from '../../kernel/network';
import type { Clock } from '../../ports/clock';
import type { CloseReason, ConnectionId, Doorkeeper } from '../../ports/connection';
import type { Log } from '../../ports/log';
import { AddressGate } from './address-gate';
import { withLineEnds } from './encoding';
import { TelnetLine } from './line';
import { readProxyHeader } from './proxy-header';
import type { Refusal, TelnetOptions } from './telnet-options';

export class Door {
  private readonly lines = new Set<TelnetLine>();
  /** Sockets of proxies that have not said yet for whom they come, and how to stop waiting. */
  private readonly waiting = new Map<Socket, () => void>();
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
    const address = this.prepare(socket);
    if (this.options.proxies.includes(address)) this.awaitHeader(socket, address);
    else this.admit(socket, address, null);
  }

  /** A socket of the TLS port, shaken hands with. */
  acceptSecure(socket: Socket): void {
    this.admit(socket, this.prepare(socket), null);
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

  private prepare(socket: Socket): string {
    // At once: a reset before anybody listens would end the process.
    socket.on('error', (error) => this.log.debug({ reason: error.message }, 'socket failed'));
    socket.setNoDelay(true);
    socket.setKeepAlive(true, this.options.keepAliveMs);
    return canonicalAddress(socket.remoteAddress ?? '');
  }

  private admit(socket: Socket, address: string, first: Buffer | null): void {
    if (this.closing || socket.destroyed || address === '') {
      socket.destroy();
      return;
    }
    const { limits, mssp } = this.options;
    if (this.lines.size >= limits.connections) {
      this.refuse(socket, address, 'houseFull');
      return;
    }
    const refusal = this.gate.enter(address, this.clock.now());
    if (refusal !== null) {
      this.refuse(socket, address, refusal);
      return;
    }
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
    socket.once('close', () => {
      this.lines.delete(line);
      this.gate.leave(address);
    });
    line.open(this.doorkeeper, first);
    socket.once('close', () => {
      if (this.lines.size === 0) this.emptied();
    });
  }

  private refuse(socket: Socket, address: string, refusal: Refusal): void {
    this.log.info({ address, refusal }, 'connection refused');
    this.options.refused(refusal);
    socket.resume();
    socket.end(`${withLineEnds(this.options.refusalText(refusal))}\r\n`, 'latin1');
    socket.destroySoon();
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
