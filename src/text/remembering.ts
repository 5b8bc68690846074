/** A catalogue that remembers what it has said: boards, prompts and moves say the same thing again and again. */
import { Remembered } from '../kernel/remembered';
import type { Catalogue } from './catalogue';
import type { Message } from './message';

const MOST_KEPT = 4000;
/** In characters of the key; what people say is mostly longer, and seldom said twice. */
const LONGEST_KEY = 120;

/** Texts hold no control characters, so no two messages share a key. A number reads differently from its digits. */
function keyOf(message: Message): string {
  const values: Readonly<Record<string, string | number | readonly string[]>> = message;
  let key: string = message.code;
  for (const name in values) {
    const value = values[name];
    if (name === 'code' || value === undefined) continue;
    if (typeof value === 'number') key += `\u0001${name}\u0003${value}`;
    else key += `\u0001${name}\u0004${typeof value === 'string' ? value : value.join('\u0002')}`;
  }
  return key;
}

export function remembering(catalogue: Catalogue): Catalogue {
  const said = new Remembered<string>(MOST_KEPT, LONGEST_KEY);
  return { ...catalogue, say: (message) => said.get(keyOf(message), () => catalogue.say(message)) };
}
