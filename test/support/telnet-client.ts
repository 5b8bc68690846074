/**
 * A small telnet client for tests: sends what it is told, collects what comes, waits with a time limit. It
 * shares no code with the server, so that one mistake cannot hide in both.
 */
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const IAC = 255;
const SE = 240;
const SB = 250;
const WILL = 251;
const WONT = 252;
const DO = 253;
const DONT = 254;
const EOR = 25;
const GMCP = 201;

export interface GmcpMessage {
  readonly name: string;
  readonly data: unknown;
}

export interface TelnetClientOptions {
  readonly host?: string;
  /** Answer like a client that speaks GMCP and EOR and refuses all else; otherwise answer nothing. */
  readonly gmcp?: boolean;
  readonly tls?: boolean;
  /** Milliseconds that any wait may take. */
  readonly patience?: number;
  /** How the text is read; UTF-8 if not told. */
  readonly encoding?: BufferEncoding;
}

/** Connects and resolves when the connection stands. */
export async function connectTelnet(port: number, options: TelnetClientOptions = {}): Promise<TelnetClient> {
  const target = { port, host: options.host ?? '127.0.0.1' };
  const socket =
    options.tls === true ? connectTls({ ...target, rejectUnauthorized: false }) : connect(target);
  const client = new TelnetClient(socket, options);
  await new Promise<void>((resolve, reject) => {
    socket.once(options.tls === true ? 'secureConnect' : 'connect', resolve);
    socket.once('error', reject);
  });
  return client;
}

export class TelnetClient {
  /** Resolves when the connection is gone, however it went. */
  readonly closed: Promise<void>;
  readonly gmcp: GmcpMessage[] = [];
  private chunks: Buffer[] = [];
  /** What text() starts at: everything before was consumed by a wait. */
  private seen = 0;
  private answered = 0;
  private watchers: (() => void)[] = [];
  private isClosed = false;

  constructor(
    readonly socket: Socket,
    private readonly options: TelnetClientOptions,
  ) {
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        this.isClosed = true;
        this.watchers.forEach((watch) => watch());
        resolve();
      });
    });
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      this.chunks.push(chunk);
      this.answer();
      this.watchers.forEach((watch) => watch());
    });
    socket.setNoDelay(true);
  }

  /** Every byte that came, commands included. */
  get bytes(): Buffer {
    const all = Buffer.concat(this.chunks);
    this.chunks = [all];
    return all;
  }

  /** All text that came, without commands. */
  get text(): string {
    return split(this.bytes).text.toString(this.options.encoding ?? 'utf8');
  }

  /** The text that no wait has consumed yet. */
  get fresh(): string {
    return this.text.slice(this.seen);
  }

  send(bytes: Buffer | string): void {
    this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : bytes);
  }

  /** Types a line. */
  type(line: string): void {
    this.send(`${line}\r\n`);
  }

  sendGmcp(name: string, data?: unknown): void {
    const body = data === undefined ? name : `${name} ${JSON.stringify(data)}`;
    this.send(Buffer.concat([Buffer.of(IAC, SB, GMCP), Buffer.from(body), Buffer.of(IAC, SE)]));
  }

  /** Waits for text that no earlier wait consumed; consumes and returns it up to the end of the match. */
  async waitFor(pattern: string | RegExp): Promise<string> {
    return this.wait(`text ${String(pattern)}`, () => {
      const fresh = this.fresh;
      const match = typeof pattern === 'string' ? indexOf(fresh, pattern) : pattern.exec(fresh);
      if (match === null) return null;
      const end = match.index + match[0].length;
      this.seen += end;
      return fresh.slice(0, end);
    });
  }

  /** Waits until these bytes have come at or after `from`, and returns where. */
  async waitForBytes(bytes: Buffer, from = 0): Promise<number> {
    return this.wait(`bytes ${[...bytes].join(' ')}`, () => {
      const found = this.bytes.indexOf(bytes, from);
      return found < 0 ? null : found;
    });
  }

  /** Waits until `count` bytes have come, and returns all. */
  async waitForCount(count: number): Promise<Buffer> {
    return this.wait(`${count} bytes`, () => (this.bytes.length >= count ? this.bytes : null));
  }

  /** Waits for a message of that name that suits, among all that came; returns the first such after `from`. */
  async waitForGmcp(
    name: string,
    suits: (data: unknown) => boolean = () => true,
    from = 0,
  ): Promise<GmcpMessage> {
    return this.wait(`GMCP ${name}`, () => {
      return this.gmcp.slice(from).find((message) => message.name === name && suits(message.data)) ?? null;
    });
  }

  /** Closes the sending side; what the server still says is read. */
  end(): void {
    this.socket.end();
  }

  /** Cuts the connection with a reset. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  /** Ends the connection and waits until it is gone. */
  async close(): Promise<void> {
    this.socket.destroy();
    await this.closed;
  }

  private async wait<T>(what: string, look: () => T | null): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.watchers = this.watchers.filter((other) => other !== watch);
      };
      const fail = (why: string): void => {
        finish();
        reject(new Error(`${why} while waiting for ${what}; fresh text: ${JSON.stringify(this.fresh)}`));
      };
      const watch = (): void => {
        const found = look();
        if (found !== null) {
          finish();
          resolve(found);
        } else if (this.isClosed) fail('closed');
      };
      const timer = setTimeout(() => fail('timed out'), this.options.patience ?? 30_000);
      this.watchers = [...this.watchers, watch];
      watch();
    });
  }

  private answer(): void {
    const { commands, subnegotiations } = split(this.bytes);
    this.gmcp.splice(0, this.gmcp.length, ...subnegotiations.flatMap(readGmcp));
    for (const [verb, option] of commands.slice(this.answered)) {
      if (this.options.gmcp !== true) break;
      if (verb === DO) this.send(Buffer.of(IAC, WONT, option));
      if (verb === WILL) this.send(Buffer.of(IAC, option === EOR || option === GMCP ? DO : DONT, option));
    }
    this.answered = commands.length;
  }
}

function indexOf(text: string, part: string): { index: number; 0: string } | null {
  const index = text.indexOf(part);
  return index < 0 ? null : { index, 0: part };
}

function readGmcp(body: Buffer): GmcpMessage[] {
  if (body[0] !== GMCP) return [];
  const [, name = '', json = ''] = /^(\S+)\s*(.*)$/s.exec(body.toString('utf8', 1)) ?? [];
  return [{ name, data: json === '' ? undefined : (JSON.parse(json) as unknown) }];
}

interface Stream {
  readonly text: Buffer;
  readonly commands: readonly (readonly [verb: number, option: number])[];
  /** Option and body, unescaped. */
  readonly subnegotiations: readonly Buffer[];
}

/** Parts a stream of the server's; an unfinished command at its end is left out. */
export function split(bytes: Buffer): Stream {
  const text: number[] = [];
  const commands: [number, number][] = [];
  const subnegotiations: Buffer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const [byte, next, option] = [bytes[at] ?? 0, bytes[at + 1], bytes[at + 2]];
    if (byte !== IAC) {
      text.push(byte);
      at += 1;
    } else if (next === IAC) {
      text.push(IAC);
      at += 2;
    } else if (next === SB) {
      const body: number[] = [];
      let inside = at + 2;
      while (inside < bytes.length && !(bytes[inside] === IAC && bytes[inside + 1] === SE)) {
        body.push(bytes[inside] ?? 0);
        inside += bytes[inside] === IAC ? 2 : 1;
      }
      if (inside < bytes.length) subnegotiations.push(Buffer.from(body));
      at = inside + 2;
    } else if (next !== undefined && next >= WILL) {
      if (option !== undefined) commands.push([next, option]);
      at += 3;
    } else at += 2;
  }
  return { text: Buffer.from(text), commands, subnegotiations };
}
