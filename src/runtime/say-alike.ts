/** Says one thing to many: made once for all lines on which it reads the same. */
import type { Message } from '../text/message';
import type { Line } from './line';

export function sayAlike(lines: Iterable<Line>, message: Message): void {
  const made = new Map<string, readonly string[]>();
  for (const line of lines) {
    const told = made.get(line.manner) ?? line.rendered(message);
    made.set(line.manner, told);
    line.show(told);
  }
}
