/** One client that costs the driver next to nothing: types lines, and is told when the prompt has come back. */
import { connect, type Socket } from 'node:net';

const [BLANK, SIGN, QUESTION] = [0x20, 0x3e, 0x3f];

export class LoadLine {
  /** What came since the last line typed; kept only when asked for. */
  heard = '';
  keeps = false;
  private answered: (() => void) | null = null;
  private pattern: RegExp | null = null;

  private constructor(
    readonly name: string,
    private readonly socket: Socket,
  ) {
    socket.on('data', (chunk) => this.hear(chunk));
    socket.on('error', () => undefined);
  }

  /** Resolves when the house has asked for the name. */
  static open(port: number, name: string): Promise<LoadLine> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.once('error', reject);
      const line = new LoadLine(name, socket);
      line.answered = () => resolve(line);
    });
  }

  /**
   * answered: called once, when a prompt ends what has come; null takes what comes as not asked for. pattern: what must
   * have come by then, for lines that keep what they hear; null for anything.
   */
  type(text: string, answered: (() => void) | null, pattern: RegExp | null = null): void {
    this.expect(answered, pattern);
    this.socket.write(`${text}\r\n`);
  }

  /** Something is going to come without a line typed here. */
  expect(answered: (() => void) | null, pattern: RegExp | null = null): void {
    this.heard = '';
    this.pattern = pattern;
    this.answered = answered;
  }

  ask(text: string): Promise<void> {
    return new Promise((resolve) => this.type(text, resolve));
  }

  close(): void {
    this.socket.destroy();
  }

  private hear(chunk: Buffer): void {
    if (this.keeps) this.heard += chunk.toString('latin1');
    const sign = chunk[chunk.length - 2];
    if (chunk[chunk.length - 1] !== BLANK || (sign !== SIGN && sign !== QUESTION)) return;
    if (this.pattern !== null && !this.pattern.test(this.heard)) return;
    const { answered } = this;
    this.answered = null;
    answered?.();
  }
}

/** Letters only, none of them a word of the house. */
export function nameOf(index: number): string {
  let letters = '';
  for (let rest = index, n = 0; n < 4; n += 1, rest = Math.floor(rest / 26))
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
  return `Xq${letters}`;
}
