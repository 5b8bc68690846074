/** A clock whose hands the test turns. */
import type { Clock } from '../../ports/clock';

interface Timer {
  readonly at: number;
  readonly task: () => void;
}

export interface FakeClock extends Clock {
  /** Turns the hands on by ms and runs what falls due, in order. */
  advance(ms: number): void;
}

export function createFakeClock(start = Date.UTC(2026, 0, 1, 12)): FakeClock {
  let now = start;
  const timers = new Set<Timer>();
  const due = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after: (ms, task) => {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance: (ms) => {
      const until = now + ms;
      for (let timer = due(until); timer !== undefined; timer = due(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.task();
      }
      now = until;
    },
  };
}
