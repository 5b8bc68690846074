/** Text of the house -> lines as a person reads them. A prompt that is no more than `>` is no line, any other is one. */
import { HOUSE_PROMPT } from '../../adapters/memory/connection';

export class ShownText {
  private pending = '';
  /** A prompt stands: the line end that leaves it is none of the house's text. */
  private standing = false;

  /** line: called for each line read; entered: for each prompt of who is in the house. */
  constructor(
    private readonly line: (text: string) => void,
    private readonly entered: () => void,
  ) {}

  push(text: string): void {
    this.pending += text;
    // A character is decoded whole, but CR LF may be cut.
    while (this.pending.includes('\r\n') || (this.standing && this.pending !== '' && this.pending !== '\r')) {
      if (this.standing) {
        this.standing = false;
        if (this.pending.startsWith('\r\n')) this.pending = this.pending.slice(2);
        continue;
      }
      const end = this.pending.indexOf('\r\n');
      this.line(this.pending.slice(0, end));
      this.pending = this.pending.slice(end + 2);
    }
  }

  /** A prompt ends here. */
  mark(): void {
    const prompt = this.pending.trimEnd();
    this.pending = '';
    this.standing = true;
    if (prompt.trim() === HOUSE_PROMPT) this.entered();
    else if (prompt !== '') this.line(prompt);
  }

  /** Nothing more comes. */
  end(): void {
    if (this.pending.trim() !== '') this.line(this.pending.trimEnd());
    this.pending = '';
  }
}
