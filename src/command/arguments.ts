/** Reads what follows a command's word: tries its forms in order, and says what is wrong when none fits. */
import { err, ok, type Result } from '../kernel/result';
import type { AnyCommand } from './definition';
import { readForm, type Form, type Input, type Reading } from './form';

/** Why the arguments cannot be read. Slots are named as in the command's forms. */
export type ArgumentFault =
  | { readonly kind: 'bad'; readonly slot: string; readonly given: string }
  /** slot: null when only a literal word lacks. */
  | { readonly kind: 'missing'; readonly slot: string | null }
  | { readonly kind: 'extra'; readonly extra: string };

/** The name under which `args` finds the word of the command that was typed, in full. */
export const WORD_SLOT = 'word';

interface Failure {
  readonly fault: ArgumentFault;
  readonly used: number;
  readonly literals: number;
}

/** Literal words tell the form that was meant; after that, the further the better. */
const isBetter = (a: Failure, b: Failure): boolean =>
  a.literals > b.literals || (a.literals === b.literals && a.used > b.used);

function badSlot(path: readonly PropertyKey[], reading: Reading): ArgumentFault {
  const named = path.find((key) => typeof key === 'string' && key in reading.slots);
  const slot = typeof named === 'string' ? named : (Object.keys(reading.slots)[0] ?? null);
  return slot === null
    ? { kind: 'missing', slot: null }
    : { kind: 'bad', slot, given: reading.slots[slot] ?? '' };
}

function faultOf(reading: Reading, input: Input): ArgumentFault {
  if (reading.end === 'missing') return { kind: 'missing', slot: reading.missing };
  const from = input.tokens[reading.used]?.at ?? input.line.length;
  return { kind: 'extra', extra: input.line.slice(from).trim() };
}

export function readArguments(
  command: AnyCommand,
  forms: readonly Form[],
  input: Input,
  word: string,
): Result<unknown, ArgumentFault> {
  let worst: Failure | null = null;
  for (const form of forms) {
    for (const reading of readForm(form, input)) {
      let fault: ArgumentFault;
      let used = reading.used;
      if (reading.end === 'complete' && reading.used === input.tokens.length) {
        const parsed = command.args.safeParse({ ...reading.slots, [WORD_SLOT]: word });
        if (parsed.success) return ok(parsed.data);
        fault = badSlot(parsed.error.issues[0]?.path ?? [], reading);
        // Everything was read and one word is wrong: that says more than any reading that breaks off.
        used += 1;
      } else {
        fault = faultOf(reading, input);
      }
      const failure = { fault, used, literals: reading.literals };
      if (worst === null || isBetter(failure, worst)) worst = failure;
    }
  }
  return err(worst?.fault ?? { kind: 'missing', slot: null });
}
