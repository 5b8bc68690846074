/** Closing the house: announced to everyone, counted down, and called off if need be. */
import type { Message } from '../text/message';
import type { House } from './house';
import type { Line } from './line';
import { record } from './records';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long before the end everyone is told, longest first. */
const MARKS = [
  ...[60, 30, 15, 10, 5, 4, 3, 2, 1].map((minutes) => minutes * MINUTE),
  30 * SECOND,
  10 * SECOND,
];

function tellLeft(house: House, left: number, reason: string): void {
  const message: Message =
    left >= MINUTE
      ? { code: 'shutdown-in', minutes: Math.round(left / MINUTE) }
      : { code: 'shutdown-soon', seconds: Math.round(left / SECOND) };
  for (const line of house.open) {
    line.say(message);
    if (reason !== '') line.say({ code: 'shutdown-reason', reason });
  }
}

/** Waits for the next mark, tells everyone, and so on down to the end. */
function countDown(house: House, left: number, reason: string): void {
  const next = MARKS.find((mark) => mark < left) ?? 0;
  house.callOffShutdown = house.ports.clock.after(left - next, () => {
    if (next === 0) {
      house.callOffShutdown = null;
      house.ports.shutDown();
      return;
    }
    countDown(house, next, reason);
    house.detached(() => tellLeft(house, next, reason));
  });
}

/** minutes: 0 for at once. A plan that stands is replaced. */
export async function planShutdown(house: House, line: Line, minutes: number, reason: string): Promise<void> {
  if (!(await record(house, line, { kind: 'shutdown', text: reason }))) return;
  house.callOffShutdown?.();
  const left = minutes * MINUTE;
  if (left > 0) {
    tellLeft(house, left, reason);
    line.say({ code: 'shutdown-by' });
  }
  countDown(house, left, reason);
}

export async function callOffShutdown(house: House, line: Line): Promise<void> {
  if (house.callOffShutdown === null) {
    line.say({ code: 'shutdown-none' });
    return;
  }
  if (!(await record(house, line, { kind: 'shutdownOff', text: '' }))) return;
  house.callOffShutdown();
  house.callOffShutdown = null;
  for (const open of house.open) open.say({ code: 'shutdown-called-off' });
}
