/** What the people of a recording are called in the script: by the names that they typed at the door. */
import type { Heard } from './heard';
import { isNoPerson } from './script';

/** The first thing typed at that line that can be a name; loginWords: what can be typed there besides. */
function typedName(heard: readonly Heard[], seat: number, loginWords: ReadonlySet<string>): string {
  for (const { seat: other, event } of heard) {
    if (other !== seat || event.kind !== 'types' || event.hidden) continue;
    const name = event.text.trim().toLowerCase();
    if (/^[a-zäöüß]{2,16}$/u.test(name) && !loginWords.has(name)) return isNoPerson(name) ? `${name}x` : name;
  }
  return 'gast';
}

/** seat -> name. Who comes again after the line has ended is the same; two lines at a time are two. */
export function namesOf(
  heard: readonly Heard[],
  loginWords: ReadonlySet<string>,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const there = new Map<string, number>();
  for (const { seat, event } of heard) {
    if (event.kind === 'comes') {
      let name = typedName(heard, seat, loginWords);
      while (there.has(name)) name = `${name}neu`;
      names.set(seat, name);
      there.set(name, seat);
    } else if (event.kind === 'leaves' || event.kind === 'isClosed') there.delete(names.get(seat) ?? '');
  }
  return names;
}
