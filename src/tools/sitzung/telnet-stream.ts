/** Bytes of a telnet peer -> its text, marks and commands (RFC 854), however they are cut. For clients and the relay. */

export const TELNET = {
  EOR: 239,
  SE: 240,
  NOP: 241,
  AYT: 246,
  GA: 249,
  SB: 250,
  WILL: 251,
  WONT: 252,
  DO: 253,
  DONT: 254,
  IAC: 255,
} as const;
export const OPTION = { ECHO: 1, TTYPE: 24, EOR: 25, NAWS: 31, CHARSET: 42, GMCP: 201 } as const;

export interface StreamEvents {
  /** Never empty, free of commands. */
  text(bytes: Buffer): void;
  /** EOR or GA: a prompt ends here. */
  mark(): void;
  nop(): void;
  /** WILL, WONT, DO or DONT. */
  verb(verb: number, option: number): void;
  /** body: unescaped. */
  subnegotiation(option: number, body: Buffer): void;
}

/** Doubles each 255. */
export const escapeIac = (bytes: Buffer): Buffer =>
  Buffer.from([...bytes].flatMap((byte) => (byte === TELNET.IAC ? [byte, byte] : [byte])));

export function subnegotiation(option: number, body: Buffer): Buffer {
  const { IAC, SB, SE } = TELNET;
  return Buffer.concat([Buffer.of(IAC, SB, option), escapeIac(body), Buffer.of(IAC, SE)]);
}

export class TelnetStream {
  private rest = Buffer.alloc(0);

  constructor(private readonly events: StreamEvents) {}

  push(chunk: Buffer): void {
    let bytes = Buffer.concat([this.rest, chunk]);
    while (bytes.length > 0) {
      const used = bytes[0] === TELNET.IAC ? this.command(bytes) : this.text(bytes);
      if (used === 0) break;
      bytes = bytes.subarray(used);
    }
    this.rest = bytes;
  }

  /** Each gives the number of bytes used; 0: more must come. */
  private text(bytes: Buffer): number {
    const next = bytes.indexOf(TELNET.IAC);
    const end = next < 0 ? bytes.length : next;
    this.events.text(bytes.subarray(0, end));
    return end;
  }

  private command(bytes: Buffer): number {
    const [, command, option] = bytes;
    if (command === undefined) return 0;
    if (command === TELNET.IAC) this.events.text(Buffer.of(TELNET.IAC));
    else if (command === TELNET.EOR || command === TELNET.GA) this.events.mark();
    else if (command === TELNET.NOP) this.events.nop();
    else if (command === TELNET.SB) return this.inner(bytes);
    else if (command >= TELNET.WILL) {
      if (option === undefined) return 0;
      this.events.verb(command, option);
      return 3;
    }
    return 2;
  }

  private inner(bytes: Buffer): number {
    const body: number[] = [];
    for (let at = 2; at < bytes.length; at += 1) {
      const [byte, next] = [bytes[at] ?? 0, bytes[at + 1]];
      if (byte !== TELNET.IAC) body.push(byte);
      else if (next === TELNET.IAC) {
        body.push(byte);
        at += 1;
      } else if (next === TELNET.SE) {
        const [option = 0, ...rest] = body;
        this.events.subnegotiation(option, Buffer.from(rest));
        return at + 2;
      } else return 0;
    }
    return 0;
  }
}
