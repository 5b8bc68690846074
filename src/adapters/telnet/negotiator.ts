/**
 * One line's negotiation: telnetlib reads what the byte filter lets through and keeps the option states;
 * nothing of telnetlib ever writes to the socket or sees it.
 */
import { EventEmitter } from 'node:events';
import TelnetSocket from 'telnetlib/src/TelnetSocket/TelnetSocket';
import { LineOption, SUBNEGOTIATION } from './line-option';
import { COMMAND, OPTION, type Verb } from './protocol';

const { IAC, WILL, WONT, DO, DONT } = COMMAND;
/** What we do ourselves, and what the client does. */
const LOCAL: readonly number[] = [OPTION.EOR, OPTION.CHARSET, OPTION.GMCP, OPTION.MSSP];
const REMOTE: readonly number[] = [OPTION.TTYPE, OPTION.NAWS, OPTION.NEW_ENVIRON];

export interface NegotiationSink {
  /** Bytes to send. */
  send(bytes: Buffer): void;
  /** Typed bytes, free of all commands. */
  typed(bytes: Buffer): void;
  agreed(option: number, on: boolean): void;
  subnegotiation(option: number, body: Buffer): void;
}

/** What telnetlib takes for the socket: it may pipe to and from it, and nothing comes of it. */
class NoSocket extends EventEmitter {
  pipe(): void {}
  setEncoding(): void {}
  write(): boolean {
    return true;
  }
}

export class Negotiator {
  private readonly telnet: TelnetSocket;
  /** One bit for each verb and option that was refused already; made when the first is. */
  private refused: Uint8Array | null = null;
  private introduced = false;
  /** What is typed is hidden, so DO ECHO is an answer and no wish. */
  private hidden = false;

  constructor(private readonly sink: NegotiationSink) {
    const channel = new NoSocket();
    const telnet = new TelnetSocket(channel, {
      localOptions: LOCAL,
      remoteOptions: REMOTE,
      receiveBufferMax: 1 << 17,
      subnegotiationBufferMax: 1 << 17,
    });
    telnet.writer.unpipe();
    telnet.writer.writeCommand = (...command): void => sink.send(Buffer.of(IAC, ...command));
    telnet.reader.flushPolicy.endOfChunk = true;
    telnet.on('error', () => undefined);
    telnet.on('data', (bytes: Buffer) => sink.typed(bytes));
    telnet.on('enable', (code: number) => sink.agreed(code, true));
    telnet.on('disable', (code: number) => sink.agreed(code, false));
    telnet.on(SUBNEGOTIATION, (code: number, body: Buffer) => sink.subnegotiation(code, body));
    this.telnet = telnet;
  }

  /** The client has sent an option command, so it understands them. */
  get talks(): boolean {
    return this.introduced;
  }

  /** Prompts end with EOR. */
  get agreedEor(): boolean {
    return this.option(OPTION.EOR).us === 'YES';
  }

  /** The client has answered whether prompts end with EOR. */
  get knowsEor(): boolean {
    return this.option(OPTION.EOR).us !== 'WANTYES';
  }

  /** The two probes that every client sees. */
  open(): void {
    this.option(OPTION.EOR).offer();
    this.option(OPTION.TTYPE).request();
  }

  feed(bytes: Buffer): void {
    this.telnet.reader.write(bytes);
  }

  /** Whether telnetlib may see this command; answers itself what is never agreed to. */
  admits(verb: Verb, option: number): boolean {
    this.introduce();
    const known = verb === WILL || verb === WONT ? REMOTE : LOCAL;
    if (known.includes(option)) return true;
    if (option === OPTION.ECHO && verb === DO && this.hidden) return false;
    if (verb === WILL) this.refuse(DONT, option);
    if (verb === DO) this.refuse(WONT, option);
    return false;
  }

  admitsSubnegotiation(option: number): boolean {
    this.introduce();
    return LOCAL.includes(option) || REMOTE.includes(option);
  }

  /** ECHO is sent whatever the client answered before: many never answer WONT, and would show the next password. */
  echo(hidden: boolean): void {
    this.hidden = hidden;
    this.sink.send(Buffer.of(IAC, hidden ? WILL : WONT, OPTION.ECHO));
  }

  private introduce(): void {
    if (this.introduced) return;
    this.introduced = true;
    this.option(OPTION.NAWS).request();
    this.option(OPTION.CHARSET).offer();
    this.option(OPTION.NEW_ENVIRON).request();
    this.option(OPTION.GMCP).offer();
    this.option(OPTION.MSSP).offer();
  }

  private refuse(answer: typeof DONT | typeof WONT, option: number): void {
    this.refused ??= new Uint8Array(64);
    const bit = (answer === DONT ? 0 : 256) + option;
    const mask = 1 << (bit & 7);
    const before = this.refused[bit >> 3] ?? 0;
    if ((before & mask) !== 0) return;
    this.refused[bit >> 3] = before | mask;
    this.sink.send(Buffer.of(IAC, answer, option));
  }

  private option(code: number): LineOption {
    const option = this.telnet.getOption(code);
    if (!(option instanceof LineOption)) throw new Error(`telnet option ${code} is not defined`);
    return option;
  }
}
