/**
 * Takes what a socket brings in turns of the event loop, so that nobody who sends much at once holds up the others:
 * what is left of a packet waits for the next turn, and meanwhile nothing more is read.
 */
import type { Socket } from 'node:net';

export class Intake {
  private rest: Buffer | null = null;
  private ended = false;

  /**
   * take: uses up what one turn allows, at least a byte, and returns how many bytes it were. over: the peer has ended
   * its side, and all that it sent was taken.
   */
  constructor(
    private readonly socket: Socket,
    private readonly take: (bytes: Buffer) => number,
    private readonly over: () => void,
  ) {}

  push(bytes: Buffer): void {
    if (this.rest !== null) {
      this.rest = Buffer.concat([this.rest, bytes]);
      return;
    }
    this.rest = this.turn(bytes);
    // The ordinary packet is one line, and is used up here.
    if (this.rest === null) return;
    this.socket.pause();
    this.goOnLater();
  }

  /** The peer ends its side; a socket tells so even while it is paused. */
  end(): void {
    this.ended = true;
    if (this.rest === null) setImmediate(this.over);
  }

  /** What is left after this turn. */
  private turn(bytes: Buffer): Buffer | null {
    const used = this.take(bytes);
    return used < bytes.length ? bytes.subarray(used) : null;
  }

  private goOnLater(): void {
    setImmediate(() => {
      this.rest = this.rest === null || this.socket.destroyed ? null : this.turn(this.rest);
      if (this.rest !== null) this.goOnLater();
      else {
        this.socket.resume();
        if (this.ended) setImmediate(this.over);
      }
    });
  }
}
