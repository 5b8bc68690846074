/** A person's line to a house over TCP: negotiates as the script wants it, collects what is shown, sends what is typed. */
import { connect, type Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import type { ClientTraits } from '../../ports/connection';
import { Answers } from './answers';
import { ShownText } from './shown-text';
import type { GmcpMessage, Seat } from './stage';
import { escapeIac, OPTION, subnegotiation, TELNET, TelnetStream } from './telnet-stream';

/** So long a house may take to answer AYT; one that does not answer is not asked again. */
const BARRIER_MS = 5_000;
/** Each round may bring questions that are answered; no negotiation takes so many. */
const ROUNDS = 20;

/** What the relay hears of a line besides. */
export interface Listener {
  /** Text without commands, as it came. */
  text(bytes: Buffer): void;
  /** A prompt ends here. */
  mark(): void;
  line(text: string): void;
  echo(typed: 'hidden' | 'shown'): void;
  closed(): void;
}

const DEAF: Listener = {
  text: () => undefined,
  mark: () => undefined,
  line: () => undefined,
  echo: () => undefined,
  closed: () => undefined,
};

function readGmcp(body: Buffer): GmcpMessage | null {
  const [, name, json = ''] = /^(\S+)\s*(.*)$/s.exec(body.toString('utf8')) ?? [];
  if (name === undefined) return null;
  try {
    return { name, data: json === '' ? undefined : (JSON.parse(json) as unknown) };
  } catch {
    return null;
  }
}

export class WireSeat implements Seat {
  readonly lines: string[] = [];
  readonly messages: GmcpMessage[] = [];
  closed = false;
  greeted = 0;
  private chunks: Buffer[] = [];
  private typed = false;
  private prompts = 0;
  private nops = 0;
  private answered = 0;
  private barrier = true;
  private wakers: (() => void)[] = [];
  private readonly answers: Answers;
  /** A client without UTF-8 types none, or the house would take it for one with. */
  private readonly encoding: 'utf8' | 'latin1';
  private readonly decoder: StringDecoder;
  private readonly shown: ShownText;
  private readonly stream: TelnetStream;

  constructor(
    private readonly socket: Socket,
    traits: Partial<ClientTraits>,
    private readonly listener: Listener,
  ) {
    this.answers = new Answers(traits);
    this.encoding = (traits.charset ?? 'utf8') === 'utf8' ? 'utf8' : 'latin1';
    this.decoder = new StringDecoder(this.encoding);
    this.shown = new ShownText(
      (line) => this.addLine(line),
      () => (this.prompts += 1),
    );
    this.stream = this.makeStream();
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('end', () => socket.end());
    socket.once('close', () => this.ended());
  }

  get bytes(): Buffer {
    const all = Buffer.concat(this.chunks);
    this.chunks = [all];
    return all;
  }

  async type(text: string): Promise<void> {
    this.typed = true;
    await this.sendBytes(Buffer.concat([escapeIac(Buffer.from(text, this.encoding)), Buffer.from('\r\n')]));
  }

  sendBytes(bytes: Buffer): Promise<void> {
    if (!this.socket.destroyed && this.socket.writable) this.socket.write(bytes);
    return Promise.resolve();
  }

  tell(name: string, data: unknown): Promise<void> {
    const body = data === undefined ? name : `${name} ${JSON.stringify(data)}`;
    return this.sendBytes(subnegotiation(OPTION.GMCP, Buffer.from(body)));
  }

  async end(): Promise<void> {
    this.socket.end();
    await this.gone(BARRIER_MS);
  }

  async reset(): Promise<void> {
    this.socket.resetAndDestroy();
    await this.gone(BARRIER_MS);
  }

  news(ms: number): Promise<boolean> {
    if (this.closed) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.wakers = this.wakers.filter((other) => other !== waker);
        resolve(false);
      }, ms);
      const waker = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      this.wakers.push(waker);
    });
  }

  /** AYT is answered by NOP after all that was said before; questions in between are answered, and it is asked again. */
  async settle(): Promise<void> {
    for (let round = 0; round < ROUNDS && this.barrier && !this.closed; round += 1) {
      const [nops, answered] = [this.nops, this.answered];
      await this.sendBytes(Buffer.of(TELNET.IAC, TELNET.AYT));
      this.barrier = await this.until(BARRIER_MS, () => this.nops > nops || this.closed);
      if (this.answered === answered) return;
    }
  }

  entered(ms: number): Promise<boolean> {
    return this.until(ms, () => this.prompts > 0);
  }

  gone(ms: number): Promise<boolean> {
    return this.until(ms, () => this.closed);
  }

  /** False when it did not happen in time. */
  private async until(ms: number, happened: () => boolean): Promise<boolean> {
    const limit = performance.now() + ms;
    while (!happened()) {
      const left = limit - performance.now();
      if (left <= 0 || !(await this.news(left))) return happened();
    }
    return true;
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.stream.push(chunk);
    this.wake();
  }

  private wake(): void {
    for (const waker of this.wakers.splice(0)) waker();
  }

  private ended(): void {
    this.shown.end();
    this.closed = true;
    this.listener.closed();
    this.wake();
  }

  private addLine(line: string): void {
    this.lines.push(line);
    if (!this.typed) this.greeted = this.lines.length;
    this.listener.line(line);
  }

  private answer(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.answered += 1;
    void this.sendBytes(bytes);
  }

  private makeStream(): TelnetStream {
    return new TelnetStream({
      text: (bytes) => {
        this.listener.text(bytes);
        this.shown.push(this.decoder.write(bytes));
      },
      mark: () => {
        this.listener.mark();
        this.shown.mark();
      },
      nop: () => (this.nops += 1),
      verb: (verb, option) => {
        if (option === OPTION.ECHO && verb <= TELNET.WONT) {
          this.listener.echo(verb === TELNET.WILL ? 'hidden' : 'shown');
        }
        this.answer(this.answers.verb(verb, option));
      },
      subnegotiation: (option, body) => {
        const message = option === OPTION.GMCP ? readGmcp(body) : null;
        if (message !== null) this.messages.push(message);
        this.answer(this.answers.subnegotiation(option, body));
      },
    });
  }
}

/** Resolves when all is agreed. Rejects when nobody listens there. */
export async function connectSeat(
  address: { readonly host: string; readonly port: number },
  traits: Partial<ClientTraits>,
  listener: Listener = DEAF,
): Promise<WireSeat> {
  const socket = connect(address);
  const seat = new WireSeat(socket, traits, listener);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  await seat.settle();
  return seat;
}
