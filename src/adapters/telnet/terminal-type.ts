/** TTYPE (RFC 1091) and MTTS: client name, terminal, then `MTTS <bits>`, in at most three rounds. */
import type { Learnt } from './learnt';
import { OPTION, subnegotiation } from './protocol';

const IS = 0;
const SEND = 1;
const ROUNDS = 3;
/** MTTS bits (tintin.mudhalla.net/protocols/mtts). */
const ANSI = 1;
const UTF8 = 4;
const COLOURS_256 = 8;
const SCREEN_READER = 64;
const TRUE_COLOUR = 256;
/** Terminals that show at least sixteen colours, as TERM names them. */
const COLOUR_TERMINALS = /ansi|xterm|linux|screen|tmux|rxvt|putty|konsole|color/i;

export const TERMINAL_TYPE_REQUEST = subnegotiation(OPTION.TTYPE, Buffer.of(SEND));

/** Asks, and learns from each answer what it tells. */
export class TerminalTypes {
  private asked = 0;
  private waiting = false;
  private last = '';
  private colours: Learnt['colours'] = 0;

  /** Whether a request shall go out now. */
  ask(): boolean {
    if (this.waiting || this.asked >= ROUNDS) return false;
    this.asked += 1;
    this.waiting = true;
    return true;
  }

  /** null: not an answer to what was asked. `done` when the client has no more to tell. */
  answer(body: Buffer): { readonly learnt: Partial<Learnt>; readonly done: boolean } | null {
    if (!this.waiting || body[0] !== IS) return null;
    this.waiting = false;
    const text = printable(body.toString('latin1', 1, 65));
    const done = text === this.last;
    this.last = text;
    const learnt = done ? {} : this.read(text);
    return { learnt: this.asked === 1 && text !== '' ? { ...learnt, client: text } : learnt, done };
  }

  /** Bits are facts; of names the most colourful one counts. */
  private read(text: string): Partial<Learnt> {
    const bits = /^MTTS (\d{1,6})$/i.exec(text)?.[1];
    if (bits !== undefined) return readMtts(Number(bits));
    const colours = coloursOf(text);
    if (colours <= this.colours) return {};
    this.colours = colours;
    return { colours };
  }
}

function coloursOf(terminal: string): Learnt['colours'] {
  if (/truecolor|-direct/i.test(terminal)) return 3;
  if (/256color/i.test(terminal)) return 2;
  return COLOUR_TERMINALS.test(terminal) ? 1 : 0;
}

function readMtts(bits: number): Partial<Learnt> {
  const has = (bit: number): boolean => (bits & bit) !== 0;
  const colours = has(TRUE_COLOUR) ? 3 : has(COLOURS_256) ? 2 : has(ANSI) ? 1 : 0;
  // TinTin++ agrees to NEW-ENVIRON and never answers it, so what these bits tell of a screen reader is enough.
  const environmentAwaited = false;
  return { colours, announcedUtf8: has(UTF8), announcedReader: has(SCREEN_READER), environmentAwaited };
}

/** Client names go to logs and lists: printable ASCII only. */
const printable = (text: string): string => text.replace(/[^ -~]/g, '').trim();
