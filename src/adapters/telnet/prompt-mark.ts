/** Where the cursor stands, and the byte pair that tells a client where a prompt ends (EOR, RFC 885, or GA). */
import { COMMAND } from './protocol';

const END_OF_RECORD = Buffer.of(COMMAND.IAC, COMMAND.EOR);
const GO_AHEAD = Buffer.of(COMMAND.IAC, COMMAND.GA);
const NO_MARK = Buffer.alloc(0);

/**
 * silent: the client has sent no option command; it would see the mark as two stray characters.
 * undecided: it speaks telnet, but has not answered the offer of EOR.
 */
export type MarkKind = 'silent' | 'undecided' | 'goAhead' | 'endOfRecord';

export class PromptMark {
  private open = false;
  private unmarked = false;

  /** A prompt is the last thing on the screen, and the client's own line end has not left it yet. */
  get standing(): boolean {
    return this.open;
  }

  /** What must follow the prompt just written. */
  shown(kind: MarkKind): Buffer {
    this.open = true;
    this.unmarked = kind === 'silent';
    return bytesOf(kind);
  }

  /** What the standing prompt still needs, once it is known what the client understands. */
  late(kind: MarkKind): Buffer {
    if (!this.open || !this.unmarked || kind === 'silent' || kind === 'undecided') return NO_MARK;
    this.unmarked = false;
    return bytesOf(kind);
  }

  left(): void {
    this.open = false;
  }
}

function bytesOf(kind: MarkKind): Buffer {
  if (kind === 'endOfRecord') return END_OF_RECORD;
  return kind === 'silent' ? NO_MARK : GO_AHEAD;
}
