/**
 * The names of seats within sentences. A person's name stands as it is; the computer's takes an article, which
 * some languages decline. The forms are attributes of `seat-computer`; texts ask for one as `{ DAT($name) }`.
 */
import type { Level } from '../match/player';

/** function of the texts -> attribute of `seat-computer` with the form that it gives. */
const CASES = {
  /** Begins a sentence, in the nominative. */
  CAP: 'capital',
  NOM: 'nominative',
  ACC: 'accusative',
  DAT: 'dative',
  /** With the word for "of" before it, in one with the article where the language has it so. */
  VON: 'of',
} as const;

const EACH_LEVEL: Readonly<Record<Level, null>> = { leicht: null, mittel: null, schwer: null, meister: null };
const LEVELS = Object.keys(EACH_LEVEL) as readonly Level[];

export type Case = (typeof CASES)[keyof typeof CASES];

/** A computer's form: its bare name, as on a board, for null. */
export type ComputerForm = (level: Level, form: Case | null) => string;

/** A function that a text may call with a name as seatNames gives it. */
type NameFunction = (values: readonly unknown[]) => string;

/** ofPerson: the form of anybody else's name. */
export function nameFunctions(
  computer: ComputerForm,
  ofPerson: (name: string, form: Case) => string,
): Readonly<Record<string, NameFunction>> {
  const decline = (name: string, form: Case): string => {
    for (const level of LEVELS) {
      const bare = computer(level, null);
      // What follows the bare name tells two computers of one level apart; no person's name has a bracket in it.
      if (name.startsWith(bare)) return computer(level, form) + name.slice(bare.length);
    }
    return ofPerson(name, form);
  };
  return Object.fromEntries(
    Object.entries(CASES).map(([id, form]): [string, NameFunction] => [
      id,
      ([name]) => decline(typeof name === 'string' ? name : '', form),
    ]),
  );
}
