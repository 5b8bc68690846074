/** How a line ends: by the house, by its peer or by time. The first reason counts. */
import type { Socket } from 'node:net';
import type { Clock } from '../../ports/clock';
import type { CloseReason } from '../../ports/connection';

/** So long the house may take to answer what came before the peer ended its side; milliseconds. */
const ANSWER_MS = 10_000;

export class Ending {
  private given: CloseReason | null = null;
  private callOff: () => void = () => undefined;

  /** closeMs: so long the peer may take to close after the house has. */
  constructor(
    private readonly socket: Socket,
    private readonly closeMs: number,
    private readonly clock: Clock,
  ) {}

  /** null while the line is open. */
  get reason(): CloseReason | null {
    return this.given;
  }

  /** The peer has ended its side, and the house is to close the line; otherwise `late` is called. */
  awaitAnswers(late: () => void): void {
    this.callOff();
    this.callOff = this.clock.after(ANSWER_MS, late);
  }

  /** Ends our side behind all that was written, and waits for the peer to close. */
  end(reason: CloseReason): void {
    this.given = reason;
    this.socket.end();
    this.callOff();
    this.callOff = this.clock.after(this.closeMs, () => this.socket.destroy());
  }

  abort(reason: CloseReason): void {
    this.given ??= reason;
    this.socket.destroy();
  }

  /** The socket has closed; returns why. */
  closed(): CloseReason {
    this.callOff();
    this.given ??= 'peer';
    return this.given;
  }
}
