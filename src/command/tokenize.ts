/** Cuts a typed line into words, and says when two words are the same. */
import { fold } from '../kernel/fold';

export interface Token {
  /** As typed. */
  readonly raw: string;
  /** Folded, without punctuation at its end. */
  readonly folded: string;
  /** Offset of the word in the line. */
  readonly at: number;
}

const TRAILING = /(?<=.)[.,;!?]+$/u;

export const tokenize = (line: string): readonly Token[] =>
  [...line.matchAll(/\S+/gu)].map(({ 0: raw, index }) => ({
    raw,
    folded: fold(raw).replace(TRAILING, ''),
    at: index,
  }));

/** full: the whole word, or all of it but a final -e (leer for leere). beginning: an abbreviation. */
export type WordMatch = 'full' | 'beginning';

/** Both folded. */
export function matchWord(typed: string, word: string): WordMatch | null {
  if (typed === '') return null;
  if (typed === word || (word.length > 2 && word.endsWith('e') && typed === word.slice(0, -1))) return 'full';
  return word.startsWith(typed) ? 'beginning' : null;
}
