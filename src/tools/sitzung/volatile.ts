/** What is another each time a session is played: return words, guests' names, dates. It becomes a value or a pattern. */
import { escapeLine, escapeTyped } from './expectation';
import type { Heard } from './heard';

/** The greeting of a guest in each language, with its two holes; from it words and names are known. */
export interface GuestGreeting {
  readonly name: RegExp;
  readonly word: RegExp;
}

/** say: the sentence for a name and a word, of one or more lines. */
export function guestGreeting(say: (name: string, word: string) => string): GuestGreeting {
  const [name, word] = ['\ue000', '\ue001'];
  const lines = say(name, word).split('\n');
  const patternWith = (hole: string): RegExp => {
    const line = lines.find((each) => each.includes(hole)) ?? hole;
    const [before = '', after = ''] = line
      .split(hole)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
    return new RegExp(`^${before}(.+)${after}$`, 'u');
  };
  return { name: patternWith(name), word: patternWith(word) };
}

/** Values by what they stand for: 'Schiff Flasche' -> 'wort1'. */
export type Volatile = ReadonlyMap<string, string>;

export function volatileIn(heard: readonly Heard[], greetings: readonly GuestGreeting[]): Volatile {
  const found = new Map<string, string>();
  const typed = new Set<string>();
  const add = (value: string | undefined, kind: 'wort' | 'gast'): void => {
    if (value === undefined || found.has(value)) return;
    const count = [...found.values()].filter((name) => name.startsWith(kind)).length;
    found.set(value, `${kind}${count + 1}`);
  };
  for (const { event } of heard) {
    if (event.kind === 'types') typed.add(event.text.trim().toLowerCase());
    if (event.kind !== 'reads') continue;
    for (const greeting of greetings) {
      const name = greeting.name.exec(event.text)?.[1];
      // Who has typed the name has chosen it; any other was given by the house.
      if (name !== undefined && !typed.has(name.toLowerCase())) add(name, 'gast');
      add(greeting.word.exec(event.text)?.[1], 'wort');
    }
  }
  return found;
}

const quote = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Dates and times of day; what stands for each in a pattern. */
const MOMENTS: readonly (readonly [seen: RegExp, pattern: string])[] = [
  [/\d{1,2}\.\d{1,2}\.\d{4}/g, '\\d{1,2}\\.\\d{1,2}\\.\\d{4}'],
  [/\d{4}[-.]\d{2}[-.]\d{2}/g, '\\d{4}[-.]\\d{2}[-.]\\d{2}'],
  [/(?<!\d)\d{1,2}:\d{2}(?!\d)/g, '\\d{1,2}:\\d{2}'],
];

function patternOf(line: string): string | null {
  const pattern = MOMENTS.reduce(
    (text, [seen], at) => text.replace(seen, String.fromCharCode(0xe000 + at)),
    line,
  );
  if (pattern === line) return null;
  const source = MOMENTS.reduce(
    (text, [, piece], at) => text.replaceAll(String.fromCharCode(0xe000 + at), piece),
    quote(pattern),
  );
  return `/^${source}$/`;
}

/** A line that was read, as the script expects it. */
export function expectationFor(line: string, values: Volatile): string {
  const text = line.trimEnd();
  const pattern = patternOf(text);
  if (pattern !== null) return pattern;
  return [...values].reduce((written, [value, name]) => {
    const whole = new RegExp(`(?<![\\p{L}])${quote(value)}(?![\\p{L}])`, 'gu');
    return written.replace(whole, `{${name}}`);
  }, escapeLine(text));
}

/** A line that was typed. What was hidden is never written: something of the same length stands for it. */
export function typedFor(
  text: string,
  hidden: boolean,
  values: Volatile,
  secrets: Map<string, string>,
): string {
  const value = [...values].find(([each]) => each.toLowerCase() === text.trim().toLowerCase());
  if (value !== undefined) return `{${value[1]}}`;
  if (!hidden || text === '') return escapeTyped(text);
  const known = secrets.get(text);
  if (known !== undefined) return known;
  const standIn = `${secrets.size + 1}geheimes wort`.padEnd(text.length, '.').slice(0, text.length);
  secrets.set(text, standIn);
  return standIn;
}
