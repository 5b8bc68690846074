/**
 * The only one that writes to a line's socket: one write for all that is sent within one turn of the event
 * loop, and a bound on what waits for a peer that does not read.
 */
import type { Socket } from 'node:net';
import type { Clock } from '../../ports/clock';

/** Kept free of ordinary output, so the notice that some was dropped still finds room. */
const NOTICE_BYTES = 2048;
/** Kept free of both for what the state of the line hangs on: answers to options, and whether what is typed is shown. */
const VITAL_BYTES = 2048;

export interface OutputEvents {
  /** Output is dropped from now on; what is sent during the call may still fit. */
  dropped(): void;
  /** The peer did not catch up in time, or leaves no room even for vital bytes. */
  stuck(): void;
}

export interface OutputLimits {
  readonly outputQueueBytes: number;
  readonly slowReaderMs: number;
}

export class Output {
  private queue: Buffer[] = [];
  private queued = 0;
  private dropping = false;
  private noticing = false;
  private callOff: (() => void) | null = null;

  constructor(
    private readonly socket: Socket,
    private readonly limits: OutputLimits,
    private readonly clock: Clock,
    private readonly events: OutputEvents,
  ) {}

  /** bytes: escaped and encoded. Dropped as a whole when too much waits already. */
  send(bytes: Buffer): void {
    if (!this.takes(bytes)) return;
    const room = this.limits.outputQueueBytes - VITAL_BYTES;
    if (this.noticing ? this.waiting + bytes.length > room : this.isFull(bytes.length)) {
      if (!this.dropping) this.drop();
      return;
    }
    this.enqueue(bytes);
  }

  /** bytes: few, and never dropped, since the line's state has gone on by them; a peer for whom they find no room is given up. */
  sendVital(bytes: Buffer): void {
    if (!this.takes(bytes)) return;
    if (this.waiting + bytes.length > this.limits.outputQueueBytes) this.events.stuck();
    else this.enqueue(bytes);
  }

  flush(): void {
    if (this.queue.length === 0) return;
    const bytes = this.queue.length === 1 ? this.queue[0] : Buffer.concat(this.queue, this.queued);
    this.queue = [];
    this.queued = 0;
    if (bytes !== undefined && !this.socket.destroyed && !this.socket.writableEnded) this.socket.write(bytes);
  }

  /** The socket has closed. */
  closed(): void {
    this.queue = [];
    this.queued = 0;
    this.callOff?.();
  }

  private takes(bytes: Buffer): boolean {
    return bytes.length > 0 && !this.socket.destroyed && !this.socket.writableEnded;
  }

  private enqueue(bytes: Buffer): void {
    if (this.queue.length === 0) setImmediate(() => this.flush());
    this.queue.push(bytes);
    this.queued += bytes.length;
  }

  private get waiting(): number {
    return this.socket.writableLength + this.queued;
  }

  /** While dropping, half the queue must drain first: the peer gets long stretches, not shreds. */
  private isFull(more: number): boolean {
    const limit = this.limits.outputQueueBytes;
    if (this.dropping && this.waiting > limit / 2) return true;
    this.dropping = false;
    return this.waiting + more > limit - NOTICE_BYTES - VITAL_BYTES;
  }

  private drop(): void {
    this.dropping = true;
    this.callOff?.();
    this.callOff = this.clock.after(this.limits.slowReaderMs, () => {
      if (this.dropping && this.socket.writableLength > this.limits.outputQueueBytes / 2) this.events.stuck();
      else this.dropping = false;
    });
    this.noticing = true;
    this.events.dropped();
    this.noticing = false;
  }
}
