/**
 * Typed bytes to lines: each of the five line ends, each once, wherever packets part; backspace, DEL and ^U
 * edit; a line over the cap is dropped whole. Keeps nothing but a line's beginning.
 */
const NUL = 0;
const BS = 8;
const LF = 10;
const CR = 13;
const NAK = 0x15; // ^U
const DEL = 0x7f;

export interface LineSink {
  /** The bytes hold only during the call. */
  line(bytes: Buffer): void;
  /** A line came to more than the cap; its beginning, which holds only during the call. */
  tooLong(beginning: Buffer): void;
}

export class LineSplitter {
  private pending: Buffer | null = null;
  /** CR or LF when it has just ended a line, so that its twin ends no other. */
  private ended = NUL;
  private dropping = false;

  /** scratch: as long as a line may be; may be shared, since it is only used during push. */
  constructor(
    private readonly scratch: Buffer,
    private readonly sink: LineSink,
  ) {}

  /** The rest of a line is being dropped. */
  get skipping(): boolean {
    return this.dropping;
  }

  /** Drops the line that goes on or begins with bytes that will not be pushed, up to its end. */
  drop(): void {
    this.pending = null;
    this.ended = NUL;
    this.dropping = true;
  }

  push(bytes: Buffer): void {
    let length = this.pending?.copy(this.scratch) ?? 0;
    this.pending = null;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? NUL;
      if (byte === CR || byte === LF) {
        this.end(byte, length);
        length = 0;
        continue;
      }
      this.ended = NUL;
      if (byte === NUL || this.dropping) continue;
      if (byte === BS || byte === DEL) length = eraseCharacter(this.scratch, length);
      else if (byte === NAK) length = 0;
      else if (length < this.scratch.length) {
        this.scratch[length] = byte;
        length += 1;
      } else {
        this.dropping = true;
        this.sink.tooLong(this.scratch);
        length = 0;
      }
    }
    if (length > 0) this.pending = Buffer.from(this.scratch.subarray(0, length));
  }

  private end(byte: typeof CR | typeof LF, length: number): void {
    if (this.ended !== NUL && this.ended !== byte) {
      this.ended = NUL;
      return;
    }
    this.ended = byte;
    const dropped = this.dropping;
    this.dropping = false;
    if (!dropped) this.sink.line(this.scratch.subarray(0, length));
  }
}

/** The length without the last character: a UTF-8 sequence as a whole, else one byte. */
export function eraseCharacter(bytes: Buffer, length: number): number {
  if (length === 0) return 0;
  let lead = length - 1;
  while (lead > 0 && length - lead < 4 && ((bytes[lead] ?? 0) & 0xc0) === 0x80) lead -= 1;
  const first = bytes[lead] ?? 0;
  const size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return size === length - lead ? lead : length - 1;
}
