/** A small port of this machine between people's clients and a house: it passes on what is said, and hears it all. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { ClientTraits } from '../../ports/connection';
import type { Heard, HeardEvent } from './heard';
import { OPTION, TELNET } from './telnet-stream';
import { TypedLines } from './typed-lines';
import { connectSeat, type WireSeat } from './wire-seat';
import type { Address } from './wire-stages';

const HOST = '127.0.0.1';

export interface Relay {
  readonly port: number;
  readonly heard: readonly Heard[];
  /** Lines that are open now. */
  open(): number;
  /** From now on nothing is heard; then all lines end. */
  close(): Promise<void>;
}

/** One person's client on the one side, one line to the house on the other. */
class Bridge {
  private hidden = false;
  private over = false;
  private seat: WireSeat | null = null;
  private waiting: string[] = [];

  constructor(
    private readonly client: Socket,
    private readonly hear: (event: HeardEvent) => void,
    private readonly ended: () => void,
  ) {
    const typed = new TypedLines(
      (text) => this.typed(text),
      (bytes) => this.show(bytes),
    );
    client.on('error', () => undefined);
    client.on('data', (chunk: Buffer) => typed.push(chunk));
    client.on('close', () => this.finish('leaves'));
    hear({ kind: 'comes' });
  }

  async connect(house: Address, traits: Partial<ClientTraits>): Promise<void> {
    const seat = await connectSeat(house, traits, {
      text: (bytes) => this.show(bytes),
      mark: () => undefined,
      line: (text) => this.over || this.hear({ kind: 'reads', text }),
      echo: (typed) => this.echo(typed),
      closed: () => this.finish('isClosed'),
    });
    this.seat = seat;
    for (const text of this.waiting.splice(0)) void seat.type(text);
  }

  async close(): Promise<void> {
    this.over = true;
    this.client.destroy();
    await this.seat?.end();
  }

  finish(kind: 'leaves' | 'isClosed'): void {
    if (this.over) return;
    this.over = true;
    this.hear({ kind });
    this.client.end();
    void this.seat?.end();
    this.ended();
  }

  private typed(text: string): void {
    if (this.over) return;
    this.hear({ kind: 'types', text, hidden: this.hidden });
    if (this.seat === null) this.waiting.push(text);
    else void this.seat.type(text);
  }

  private echo(typed: 'hidden' | 'shown'): void {
    this.hidden = typed === 'hidden';
    this.show(Buffer.of(TELNET.IAC, this.hidden ? TELNET.WILL : TELNET.WONT, OPTION.ECHO));
  }

  private show(bytes: Buffer): void {
    if (this.client.writable) this.client.write(bytes);
  }
}

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });

/** port 0 takes a free one. allGone: called each time the last line has ended. */
export async function openRelay(
  house: Address,
  port: number,
  traits: Partial<ClientTraits>,
  allGone: () => void,
): Promise<Relay> {
  const heard: Heard[] = [];
  const bridges = new Set<Bridge>();
  let seats = 0;
  const server = createServer((client) => {
    const seat = seats;
    seats += 1;
    const bridge: Bridge = new Bridge(
      client,
      (event) => heard.push({ seat, event }),
      () => {
        bridges.delete(bridge);
        if (bridges.size === 0) allGone();
      },
    );
    bridges.add(bridge);
    bridge.connect(house, traits).catch(() => bridge.finish('isClosed'));
  });
  const bound = await listening(server, port);
  return {
    port: bound,
    heard,
    open: () => bridges.size,
    async close() {
      server.close();
      await Promise.all([...bridges].map((bridge) => bridge.close()));
    },
  };
}
