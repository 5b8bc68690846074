/** What a person's client sends to the relay -> typed lines. Option commands are refused, each once. */
import { isUtf8 } from 'node:buffer';
import { OPTION, TELNET, TelnetStream } from './telnet-stream';

const [CR, LF, NUL, BACKSPACE, DELETE] = [13, 10, 0, 8, 127];

export class TypedLines {
  private typed: number[] = [];
  private last = NUL;
  private readonly refused = new Set<number>();
  private readonly stream: TelnetStream;

  constructor(
    private readonly line: (text: string) => void,
    private readonly answer: (bytes: Buffer) => void,
  ) {
    this.stream = new TelnetStream({
      text: (bytes) => bytes.forEach((byte) => this.take(byte)),
      mark: () => undefined,
      nop: () => undefined,
      verb: (verb, option) => this.refuse(verb, option),
      subnegotiation: () => undefined,
    });
  }

  push(chunk: Buffer): void {
    this.stream.push(chunk);
  }

  private take(byte: number): void {
    const endsPair = this.last === CR && (byte === LF || byte === NUL);
    this.last = byte;
    if (endsPair) return;
    if (byte === CR || byte === LF) {
      const bytes = Buffer.from(this.typed);
      this.typed = [];
      this.line(bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1'));
    } else if (byte === BACKSPACE || byte === DELETE) this.typed.pop();
    else this.typed.push(byte);
  }

  private refuse(verb: number, option: number): void {
    const { WILL, DO, DONT, WONT, IAC } = TELNET;
    // Echo is the house's own wish, so an answer to it is none to refuse.
    if (option === OPTION.ECHO || (verb !== WILL && verb !== DO)) return;
    const key = verb * 256 + option;
    if (this.refused.has(key)) return;
    this.refused.add(key);
    this.answer(Buffer.of(IAC, verb === WILL ? DONT : WONT, option));
  }
}
