/** What a person's client answers to the options of the house, from the traits that the script gives it. */
import type { Charset, ClientTraits } from '../../ports/connection';
import { OPTION, subnegotiation, TELNET } from './telnet-stream';

const { IAC, WILL, WONT, DO, DONT } = TELNET;
const TTYPE_IS = 0;
const TTYPE_SEND = 1;
const CHARSET_REQUEST = 1;
const CHARSET_ACCEPTED = 2;
const CHARSET_REJECTED = 3;
/** Bits of MTTS (tintin.mudhalla.net/protocols/mtts). */
const MTTS = { ansi: 1, utf8: 4, screenReader: 64 } as const;
const ROWS = 24;

const CHARSET_NAMES: Readonly<Record<Charset, string | null>> = {
  utf8: 'UTF-8',
  latin1: 'ISO-8859-1',
  ascii: null,
};

export class Answers {
  private round = 0;
  private readonly charset: Charset;

  constructor(private readonly traits: Partial<ClientTraits>) {
    this.charset = traits.charset ?? 'utf8';
  }

  /** The bytes that answer WILL, WONT, DO or DONT; empty when nothing is to be said. */
  verb(verb: number, option: number): Buffer {
    if (verb === WILL) return Buffer.of(IAC, this.accepts(option) ? DO : DONT, option);
    if (verb === WONT) return Buffer.of(IAC, DONT, option);
    if (verb === DONT) return Buffer.of(IAC, WONT, option);
    const { columns } = this.traits;
    if (option === OPTION.NAWS && typeof columns === 'number') {
      const size = Buffer.of(columns >> 8, columns & 255, 0, ROWS);
      return Buffer.concat([Buffer.of(IAC, WILL, option), subnegotiation(option, size)]);
    }
    return Buffer.of(IAC, option === OPTION.TTYPE ? WILL : WONT, option);
  }

  subnegotiation(option: number, body: Buffer): Buffer {
    if (option === OPTION.TTYPE && body[0] === TTYPE_SEND) {
      const name = Buffer.from(this.nextTerminal());
      return subnegotiation(option, Buffer.concat([Buffer.of(TTYPE_IS), name]));
    }
    if (option === OPTION.CHARSET && body[0] === CHARSET_REQUEST) {
      const name = CHARSET_NAMES[this.charset];
      const answer = name === null ? [CHARSET_REJECTED] : [CHARSET_ACCEPTED, ...Buffer.from(name)];
      return subnegotiation(option, Buffer.from(answer));
    }
    return Buffer.alloc(0);
  }

  private accepts(option: number): boolean {
    if (option === OPTION.GMCP) return this.traits.gmcp === true;
    return option === OPTION.EOR || option === OPTION.CHARSET || option === OPTION.ECHO;
  }

  /** Client, terminal, then MTTS for ever. */
  private nextTerminal(): string {
    this.round += 1;
    if (this.round === 1) return 'SITZUNG';
    if (this.round === 2) return 'DUMB';
    const { colours = 0, screenReader = false } = this.traits;
    const bits =
      (colours > 0 ? MTTS.ansi : 0) +
      (this.charset === 'utf8' ? MTTS.utf8 : 0) +
      (screenReader ? MTTS.screenReader : 0);
    return `MTTS ${bits}`;
  }
}
