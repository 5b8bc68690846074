/** Many people who come in, a few at a time, as a house sees them after a restart. */
import { LoadLine, nameOf } from './line';

/** Logins under way at the same time. */
const AT_ONCE = 50;

/** from: number of the first name. Resolves when all are in the house. */
export async function comeIn(port: number, count: number, from = 0): Promise<readonly LoadLine[]> {
  const lines: LoadLine[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      const line = await LoadLine.open(port, nameOf(from + index));
      await line.ask(line.name);
      lines[index] = line;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
  return lines;
}
