/** A recording -> the text of a script that plays the same session again. */
import type { Heard, HeardEvent } from './heard';
import { namesOf } from './names';
import { expectationFor, typedFor, volatileIn, type GuestGreeting, type Volatile } from './volatile';

export interface Surroundings {
  /** Of every client. */
  readonly columns: number;
  readonly loginWords: ReadonlySet<string>;
  readonly greetings: readonly GuestGreeting[];
}

const signed = (who: string, sign: string, text: string): string =>
  text === '' ? `${who}${sign}` : `${who}${sign} ${text}`;

function rowOf(who: string, event: HeardEvent, values: Volatile, secrets: Map<string, string>): string {
  switch (event.kind) {
    case 'comes':
      return `${who}! kommt`;
    case 'reads':
      return signed(who, '<', expectationFor(event.text, values));
    case 'types':
      return signed(who, '>', typedFor(event.text, event.hidden, values, secrets));
    case 'leaves':
      return `${who}! trennt`;
    case 'isClosed':
      return `${who}! wird getrennt`;
  }
}

export function writeScript(
  heard: readonly Heard[],
  { columns, loginWords, greetings }: Surroundings,
): string {
  const names = namesOf(heard, loginWords);
  const values = volatileIn(heard, greetings);
  const secrets = new Map<string, string>();
  const rows = heard.map(({ seat, event }) => rowOf(names.get(seat) ?? 'gast', event, values, secrets));
  return `${[`breite: ${columns}`, '---', ...rows].join('\n')}\n`;
}
