/** The house's door: gives every new connection a line, feeds its session, and sends what has come together. */
import type { ConnectionEvent, Doorkeeper } from '../ports/connection';
import type { LogFields } from '../ports/log';
import { assertNever } from '../kernel/assert-never';
import { recovered } from '../session/recover';
import { feed } from './feed';
import type { House } from './house';
import { Line } from './line';
import { makeRoom } from './let-go';
import { leave } from './login';
import { sendRoomInfo } from './places';

const SWEEP_MS = 5_000;
const IDLE_WARNING_MS = 5 * 60_000;
/** GMCP messages that are answered by all there is to tell. */
const ASKS_FOR_STATE: readonly string[] = ['Core.Supports.Set', 'Core.Supports.Add', 'Game.Get'];

/** Whose line it is, for the log. */
const fieldsOf = ({ connection, person }: Line): LogFields => ({
  connection: connection.id,
  address: connection.address,
  player: person?.id ?? null,
});

const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

export class Door {
  /** Lines for which something waits. */
  private readonly dirty = new Set<Line>();
  private readonly tasks = new Set<Promise<void>>();
  private stopSweeping: (() => void) | null = null;
  private readonly warned = new WeakSet<Line>();
  private flushing = false;

  constructor(private readonly house: House) {}

  readonly open: Doorkeeper = (connection) => {
    const line = new Line(connection, this.now(), this.house.words.catalogues, (dirty) =>
      this.dirty.add(dirty),
    );
    this.house.open.add(line);
    line.say({ code: 'login-banner' });
    this.flush(line);
    return (event) => this.guard(line, () => this.hear(line, event));
  };

  /** Sends what waits for anybody. */
  private flushAll(): void {
    // Sending can make more to be sent: a line whose queue is full is told so. That comes at its turn, not within.
    if (this.flushing) return;
    this.flushing = true;
    for (const line of this.dirty) {
      this.dirty.delete(line);
      this.guard(line, () => line.flush());
    }
    this.flushing = false;
  }

  /** Work that no line waits for; idle() waits for it. */
  detached(work: () => Promise<void> | void): void {
    const done = (async () => {
      try {
        await work();
      } catch (error) {
        this.house.ports.log.error({ error: traceOf(error) }, 'task failed');
      }
      this.flushAll();
    })();
    this.track(done);
  }

  /** Begins to see off lines that never log in, and people who have fallen asleep: one timer for all. */
  startSweeping(): void {
    this.stopSweeping = this.house.ports.clock.after(SWEEP_MS, () => {
      this.sweep();
      this.startSweeping();
    });
  }

  /** Says goodbye to everyone and ends all lines. */
  close(): void {
    this.stopSweeping?.();
    for (const line of [...this.house.open]) {
      line.say({ code: 'closing-shutdown' });
      line.close('shutdown');
    }
  }

  /** Resolves when nothing is being done for any line any more. */
  async idle(): Promise<void> {
    while (this.tasks.size > 0) await Promise.all(this.tasks);
  }

  private now(): number {
    return this.house.ports.clock.now();
  }

  private hear(line: Line, event: ConnectionEvent): void {
    switch (event.type) {
      case 'line':
        this.hearLine(line, event.text);
        return;
      case 'lineTooLong':
        line.typed(this.now());
        line.say({ code: 'line-too-long', most: event.most });
        break;
      case 'optionTooLong':
        line.say({ code: 'option-too-long', most: event.most });
        break;
      case 'flooding':
        line.say({ code: 'line-flooding', seconds: Math.ceil(event.pausedMs / 1000) });
        this.house.ports.log.warn(fieldsOf(line), 'lines came too fast');
        break;
      case 'outputDropped':
        line.say({ code: 'output-dropped' });
        this.house.ports.metrics.outputDropped();
        this.house.ports.log.warn(fieldsOf(line), 'output dropped');
        break;
      case 'traits':
        if (line.person !== null && event.traits.gmcp) sendRoomInfo(this.house, line);
        return;
      case 'gmcp':
        if (ASKS_FOR_STATE.includes(event.name)) sendRoomInfo(this.house, line);
        return;
      case 'ended':
        // Behind the answers to all lines that came before.
        this.run(line, () => line.close('peer'));
        return;
      case 'closed':
        this.house.open.delete(line);
        this.house.ports.metrics.connectionClosed(event.reason);
        this.run(line, async () => {
          await leave(this.house, line, event.reason);
          await makeRoom(this.house);
        });
        return;
      default:
        assertNever(event);
    }
    this.flush(line);
  }

  private hearLine(line: Line, text: string): void {
    const { metrics } = this.house.ports;
    const cameAt = metrics.lineCame();
    line.typed(this.now());
    this.warned.delete(line);
    this.run(
      line,
      () => feed(this.house, line, { type: 'line', text }),
      () => metrics.lineAnswered(cameAt, line.takeCommand()),
    );
  }

  /** Runs a task in the line's order, then sends to everyone what it has made. A bug ends the task, not the house. */
  private run(line: Line, task: () => Promise<void> | void, sent: () => void = () => undefined): void {
    const done = line.enqueue(async () => {
      try {
        await task();
      } catch (error) {
        this.failed(line, error);
      }
      this.guard(line, () => this.flush(line));
      sent();
    });
    this.track(done);
  }

  /** done: never rejects. */
  private track(done: Promise<void>): void {
    this.tasks.add(done);
    void done.then(() => this.tasks.delete(done));
  }

  /** The line's adapter does not expect its listener to throw. */
  private guard(line: Line, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.failed(line, error);
    }
  }

  private failed(line: Line, error: unknown): void {
    this.house.ports.log.error({ connection: line.connection.id, error: traceOf(error) }, 'task failed');
    line.model = recovered(line.model, line.person);
    try {
      line.say({ code: 'internal-error' });
    } catch {
      // It cannot even be told; the log has it.
    }
  }

  private flush(line: Line): void {
    this.dirty.add(line);
    this.flushAll();
  }

  private sweep(): void {
    const { loginMs, idleMs } = this.house.options;
    const now = this.now();
    for (const line of this.house.open) {
      const silent = now - line.lastTyped;
      if (line.person === null) {
        if (now - line.openedAt >= loginMs) this.seeOff(line, 'loginTimeout');
      } else if (silent >= idleMs) {
        this.seeOff(line, 'idle');
      } else if (silent >= idleMs - IDLE_WARNING_MS && !this.warned.has(line)) {
        this.warned.add(line);
        line.say({ code: 'idle-warning' });
        this.flush(line);
      }
    }
  }

  private seeOff(line: Line, reason: 'loginTimeout' | 'idle'): void {
    line.say({ code: reason === 'idle' ? 'closing-idle' : 'closing-login-timeout' });
    line.close(reason);
  }
}
