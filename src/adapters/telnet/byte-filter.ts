/**
 * Stands before telnetlib's reader and lets only whole, wanted, bounded sequences through: a broken or huge
 * subnegotiation, a stray 255 or an unknown option never gets there. Holds no memory between sequences.
 */
import { COMMAND, isVerb, type Verb } from './protocol';

const { IAC, SB, SE, EC, EL, AYT, EOR } = COMMAND;
const CR = 13;
const LF = 10;
/** Data goes on line by line and in slices, so a line found too long by then costs nothing more up to its end. */
const SLICE = 4096;
/** So many pieces go on in one turn at most, even when nobody heard anything of them. */
const PIECES_A_TURN = 64;
const DOUBLED_IAC = Buffer.of(IAC, IAC);
const ERASE_CHARACTER = Buffer.of(0x7f);
const ERASE_LINE = Buffer.of(0x15);

export interface FilterSink {
  /** Bytes for telnetlib's reader. */
  forward(bytes: Buffer): void;
  /** Whether this option command may go on. */
  admits(verb: Verb, option: number): boolean;
  admitsSubnegotiation(option: number): boolean;
  areYouThere(): void;
  /** The line that goes on or begins here is dropped, so its data up to its end need not be forwarded. */
  skipping(): boolean;
  /** Somebody was told something, which is enough for one turn. */
  heard(): boolean;
  /** A subnegotiation came to more than the cap and was given up. */
  overflow(): void;
}

type State = 'data' | 'iac' | 'verb' | 'sub' | 'subIac' | 'lost' | 'lostIac';

export class ByteFilter {
  private state: State = 'data';
  private verb: Verb = COMMAND.WONT;
  /** The subnegotiation so far, still escaped, without IAC SB. */
  private held: Buffer | null = null;
  private heldLength = 0;
  /** Forwarded in this turn. */
  private pieces = 0;

  constructor(
    private readonly cap: number,
    private readonly sink: FilterSink,
  ) {}

  /** Takes as much as suits one turn of the event loop; returns how many bytes that is, the others must come again. */
  push(chunk: Buffer): number {
    let at = 0;
    this.pieces = 0;
    while (at < chunk.length && this.pieces < PIECES_A_TURN && !this.sink.heard()) {
      if (this.state === 'data') at = this.data(chunk, at);
      else if (this.state === 'sub') at = this.sub(chunk, at);
      else if (this.state === 'lost') at = this.lost(chunk, at);
      else at += this.single(chunk[at] ?? 0);
    }
    return at;
  }

  /** Returns how many bytes were used: 0 gives the byte to the new state. */
  private single(byte: number): 0 | 1 {
    switch (this.state) {
      case 'iac':
        return this.afterIac(byte);
      case 'verb':
        this.state = 'data';
        if (byte !== IAC && this.sink.admits(this.verb, byte)) this.forward(Buffer.of(IAC, this.verb, byte));
        return 1;
      case 'subIac':
        return this.afterSubIac(byte);
      case 'lostIac':
        if (byte > IAC - 1 || byte < EOR) this.state = 'lost';
        else if (byte === SE) this.state = 'data';
        else return this.afterIac(byte);
        return 1;
      case 'data':
      case 'sub':
      case 'lost':
        return 0;
    }
  }

  /** One line with its end, or as much of one as there is; or the 255 that begins a command. */
  private data(chunk: Buffer, from: number): number {
    if (chunk[from] === IAC) {
      this.state = 'iac';
      return from + 1;
    }
    const found = chunk.indexOf(IAC, from);
    const end = found < 0 ? chunk.length : found;
    const at = !endsLine(chunk[from]) && this.sink.skipping() ? lineEnd(chunk, from, end) : from;
    const next = afterLineEnd(chunk, at, Math.min(at + SLICE, end));
    if (next > at) this.forward(chunk.subarray(at, next));
    return next;
  }

  private afterIac(byte: number): 0 | 1 {
    this.state = 'data';
    // Not a command: a lone 255, or one whose DM went by as urgent data. The byte is the line's.
    if (byte < EOR) return 0;
    if (isVerb(byte)) {
      this.verb = byte;
      this.state = 'verb';
    } else if (byte === SB) {
      this.state = 'sub';
      this.heldLength = 0;
    } else if (byte === IAC) {
      if (!this.sink.skipping()) this.forward(DOUBLED_IAC);
    } else if (byte === EC) this.forward(ERASE_CHARACTER);
    else if (byte === EL) this.forward(ERASE_LINE);
    else if (byte === AYT) this.sink.areYouThere();
    return 1;
  }

  private sub(chunk: Buffer, from: number): number {
    const found = chunk.indexOf(IAC, from);
    const end = found < 0 ? chunk.length : found;
    if (!this.hold(chunk.subarray(from, end))) {
      this.state = 'lost';
      return Math.min(end, from + this.cap);
    }
    if (found < 0) return end;
    this.state = 'subIac';
    return end + 1;
  }

  private afterSubIac(byte: number): 0 | 1 {
    if (byte === SE) {
      this.state = 'data';
      this.finish();
      return 1;
    }
    if (byte === IAC || byte < EOR) {
      // A single 255 before plain data is a client that forgot to double it.
      this.state = this.hold(byte === IAC ? DOUBLED_IAC : Buffer.of(IAC, IAC, byte)) ? 'sub' : 'lost';
      return 1;
    }
    // Another command breaks the subnegotiation off.
    this.release();
    return this.afterIac(byte);
  }

  /** Input goes on after IAC SE, another command, or at the next line end: a lost line must not be mute for ever. */
  private lost(chunk: Buffer, from: number): number {
    const found = chunk.indexOf(IAC, from);
    const end = found < 0 ? chunk.length : found;
    let at = lineEnd(chunk, from, end);
    if (at < end) {
      while (at < end && endsLine(chunk[at])) at += 1;
      this.state = 'data';
      return at;
    }
    if (found < 0) return end;
    this.state = 'lostIac';
    return end + 1;
  }

  /** Keeps more of the subnegotiation in one growing buffer; false when it is over the cap. */
  private hold(bytes: Buffer): boolean {
    const length = this.heldLength + bytes.length;
    if (length > this.cap) {
      this.release();
      this.sink.overflow();
      return false;
    }
    if (this.held === null || this.held.length < length) {
      const grown = Buffer.allocUnsafe(Math.max(64, length, this.heldLength * 2));
      this.held?.copy(grown, 0, 0, this.heldLength);
      this.held = grown;
    }
    bytes.copy(this.held, this.heldLength);
    this.heldLength = length;
    return true;
  }

  private finish(): void {
    const option = this.held?.[0];
    if (
      this.held !== null &&
      option !== undefined &&
      this.heldLength > 0 &&
      this.sink.admitsSubnegotiation(option)
    ) {
      const body = this.held.subarray(0, this.heldLength);
      this.forward(Buffer.concat([Buffer.of(IAC, SB), body, Buffer.of(IAC, SE)]));
    }
    this.release();
  }

  private forward(bytes: Buffer): void {
    this.pieces += 1;
    this.sink.forward(bytes);
  }

  private release(): void {
    this.held = null;
    this.heldLength = 0;
  }
}

const endsLine = (byte: number | undefined): boolean => byte === CR || byte === LF;

/** Index of the first CR or LF in [from, end), or end. */
function lineEnd(bytes: Buffer, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (endsLine(bytes[at])) return at;
  }
  return end;
}

/** Index behind the first line end in [from, end), or end; CR LF, LF CR and CR NUL are one. */
function afterLineEnd(bytes: Buffer, from: number, end: number): number {
  const at = lineEnd(bytes, from, end);
  if (at + 1 >= end) return end;
  const [first, second] = [bytes[at], bytes[at + 1]];
  const paired = first === CR ? second === LF || second === 0 : second === CR;
  return paired ? at + 2 : at + 1;
}
