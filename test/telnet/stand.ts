/** A telnet server alone, with a doorkeeper that records: what the tests of this folder stand on. */
import type { Clock } from '../../src/ports/clock';
import type { Connection, ConnectionEvent } from '../../src/ports/connection';
import type { Log } from '../../src/ports/log';
import { startTelnet, type TelnetServer } from '../../src/adapters/telnet/server';
import {
  DEFAULT_LIMITS,
  TELNET_DEFAULTS,
  type TelnetLimits,
  type TelnetOptions,
} from '../../src/adapters/telnet/telnet-options';
import { bytes, show } from './notation';
import { connectTelnet, type TelnetClient, type TelnetClientOptions } from '../support/telnet-client';

// How long a test takes says something about the machine, and nothing about the line.
jest.setTimeout(60_000);

export const PROMPT = 'Name: ';

/** A clock that moves only when told to. */
export class HandClock implements Clock {
  private time = 1_000_000;
  private tasks: { readonly at: number; readonly task: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.time + ms, task };
    this.tasks.push(entry);
    return () => (this.tasks = this.tasks.filter((other) => other !== entry));
  }

  get pending(): number {
    return this.tasks.length;
  }

  advance(ms: number): void {
    this.time += ms;
    const due = this.tasks.filter(({ at }) => at <= this.time);
    this.tasks = this.tasks.filter((entry) => !due.includes(entry));
    for (const { task } of due) task();
  }
}

/** One accepted connection and all it told. */
export interface Guest {
  readonly connection: Connection;
  readonly events: ConnectionEvent[];
}

export interface Stand {
  readonly server: TelnetServer;
  readonly clock: HandClock;
  readonly guests: Guest[];
  connect(options?: TelnetClientOptions): Promise<TelnetClient>;
  /** Waits until `look` gives something other than null. */
  until<T>(look: () => T | null | undefined): Promise<T>;
  guest(index?: number): Promise<Guest>;
  /** Waits for so many lines of a guest, and gives their texts. */
  lines(count: number, index?: number): Promise<string[]>;
  stop(): Promise<void>;
}

export interface StandOptions extends Partial<Omit<TelnetOptions, 'limits'>> {
  readonly limits?: Partial<TelnetLimits>;
  /** Called for each event after it was recorded. */
  readonly react?: (connection: Connection, event: ConnectionEvent) => void;
  /** Whether the line of a peer that has ended its side is closed, as the house does behind its answers; true if not told. */
  readonly closesEnded?: boolean;
  readonly greeting?: readonly string[];
  readonly prompt?: string | null;
}

const SILENT: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export async function openStand(options: StandOptions = {}): Promise<Stand> {
  const { limits, react, closesEnded = true, greeting = ['Hallo'], prompt = PROMPT, ...rest } = options;
  const clock = new HandClock();
  const guests: Guest[] = [];
  const clients: TelnetClient[] = [];
  const server = await startTelnet(
    {
      ...TELNET_DEFAULTS,
      port: 0,
      host: '127.0.0.1',
      refusalText: (reason) => reason,
      mssp: () => ({ NAME: 'Spielhaus', PLAYERS: 3, PORT: [4000, 4001] }),
      ...rest,
      limits: { ...DEFAULT_LIMITS, ...limits },
    },
    (connection) => {
      const guest: Guest = { connection, events: [] };
      guests.push(guest);
      connection.send(greeting, prompt);
      return (event) => {
        guest.events.push(event);
        react?.(connection, event);
        if (event.type === 'ended' && closesEnded) connection.close('peer');
      };
    },
    clock,
    SILENT,
  );
  const until = async <T>(look: () => T | null | undefined): Promise<T> => {
    const limit = Date.now() + 30_000;
    for (;;) {
      const found = look();
      if (found !== null && found !== undefined) return found;
      if (Date.now() > limit)
        throw new Error(`waited in vain; events: ${JSON.stringify(guests.map((g) => g.events))}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const guest = (index = 0): Promise<Guest> => until(() => guests[index]);
  return {
    server,
    clock,
    guests,
    until,
    guest,
    connect: async (clientOptions) => {
      const client = await connectTelnet(
        clientOptions?.tls === true ? (server.tlsPort ?? 0) : server.port,
        clientOptions,
      );
      clients.push(client);
      return client;
    },
    lines: async (count, index = 0) => {
      const found = await until(() => {
        const texts = linesOf(guests[index]);
        return texts.length >= count ? texts : null;
      });
      return found;
    },
    stop: async () => {
      const closed = server.close();
      for (const client of clients) client.socket.destroy();
      await closed;
    },
  };
}

export function linesOf(guest: Guest | undefined): string[] {
  return (guest?.events ?? []).flatMap((event) => (event.type === 'line' ? [event.text] : []));
}

export const typesOf = (guest: Guest): string[] => guest.events.map(({ type }) => type);

const AYT = Buffer.of(255, 246);
const NOP = Buffer.of(255, 241);

/** One client's talk in the notation: what it says, and what it hears by then. */
export class Talk {
  private heard = 0;

  constructor(readonly client: TelnetClient) {}

  /** The opening, up to the prompt. */
  async opening(prompt = PROMPT): Promise<string> {
    await this.client.waitFor(prompt);
    return this.news();
  }

  /** Says something in one packet, or in one for each byte, and gives all that is answered. */
  async say(notation: string | Buffer, packets: 'whole' | 'bytes' = 'whole'): Promise<string> {
    const said = typeof notation === 'string' ? bytes(notation) : notation;
    // AYT is answered by NOP after all that was answered before, so there is nothing to wait for by the clock.
    if (packets === 'whole') this.client.send(Buffer.concat([said, AYT]));
    else {
      for (const byte of said) {
        this.client.send(Buffer.of(byte));
        await new Promise((resolve) => setImmediate(resolve));
      }
      this.client.send(AYT);
    }
    const end = await this.client.waitForBytes(NOP, this.heard);
    const all = this.client.bytes;
    const news = show(all.subarray(this.heard, end));
    this.heard = end + NOP.length;
    return news;
  }

  private news(): string {
    const news = show(this.client.bytes.subarray(this.heard));
    this.heard = this.client.bytes.length;
    return news;
  }
}
