/** The machine's clock. Its timers never keep the process alive; open lines and the store do that. */
import type { Clock } from '../../ports/clock';

/** Node fires longer timers at once instead of late. */
const LONGEST_TIMER = 2 ** 31 - 1;

export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    after(ms, task) {
      let timer: NodeJS.Timeout;
      const arm = (left: number): void => {
        const step = Math.min(Math.max(left, 0), LONGEST_TIMER);
        timer = setTimeout(() => {
          if (left > step) arm(left - step);
          else task();
        }, step);
        timer.unref();
      };
      arm(ms);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}
