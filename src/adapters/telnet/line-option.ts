/**
 * RFC 1143 for one option on one line. telnetlib keeps the states; this class mends its answer to WILL,
 * answers before it tells, and ends every ping-pong.
 */
import { defineOption, TelnetOption } from 'telnetlib';
import { OPTION } from './protocol';

/** Names the event that a line's TelnetSocket emits with (code, body). */
export const SUBNEGOTIATION = 'subnegotiation';

/** A client that changes one option more often plays ping-pong and is no longer heard. */
const MAX_CHANGES = 16;

export class LineOption extends TelnetOption {
  private changes = 0;

  /** Offers to do it ourselves (WILL). telnetlib's enableLocal would reject after a second of silence. */
  offer(): void {
    if (this.us !== 'NO') return;
    this.us = 'WANTYES';
    this.socket.writer.writeWill(this.code);
  }

  /** Asks the client to do it (DO). */
  request(): void {
    if (this.him !== 'NO') return;
    this.him = 'WANTYES';
    this.socket.writer.writeDo(this.code);
  }

  override handleWill(): void {
    this.bounded(() => {
      if (this.him !== 'NO') {
        super.handleWill();
        return;
      }
      this.socket.writer.writeDo(this.code);
      this.him = 'YES';
    });
  }

  override handleDo(): void {
    this.bounded(() => {
      if (this.us !== 'NO') {
        super.handleDo();
        return;
      }
      this.socket.writer.writeWill(this.code);
      this.us = 'YES';
    });
  }

  override handleWont(): void {
    this.bounded(() => super.handleWont());
  }

  override handleDont(): void {
    this.bounded(() => super.handleDont());
  }

  override subnegotiation(body: Buffer): void {
    this.socket.emit(SUBNEGOTIATION, this.code, body);
  }

  private bounded(step: () => void): void {
    if (this.changes >= MAX_CHANGES) return;
    const { us, him } = this;
    step();
    if (this.us !== us || this.him !== him) this.changes += 1;
  }
}

for (const [name, code] of Object.entries(OPTION)) defineOption(name, code, LineOption);
