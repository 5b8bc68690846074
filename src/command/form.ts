/**
 * Forms: what may follow a command's word. `mit` a literal word, `[dich]` one that may be left out, `<pit>` one
 * word, `<text...>` the rest of the line as typed. Reading tries every way to skip filler words.
 */
import { fold } from '../kernel/fold';
import { matchWord, type Token } from './tokenize';

export type FormPart =
  | { readonly kind: 'word'; readonly word: string; readonly optional: boolean }
  | { readonly kind: 'slot'; readonly name: string; readonly rest: boolean };

export type Form = readonly FormPart[];

export function parseForm(text: string): Form {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word): FormPart => {
    const slot = /^<(\w+)(\.\.\.)?>$/.exec(word);
    if (slot !== null) return { kind: 'slot', name: slot[1] ?? '', rest: slot[2] !== undefined };
    const optional = word.startsWith('[');
    return { kind: 'word', word: fold(optional ? word.slice(1, -1) : word), optional };
  });
}

export const slotsOf = (form: Form): readonly string[] =>
  form.flatMap((part) => (part.kind === 'slot' ? [part.name] : []));

/** The form as players see it: `<feld> mit <zahl>`. */
export const showForm = (text: string, labels: Readonly<Record<string, string>>): string =>
  text.replaceAll(/<(\w+)(\.\.\.)?>/g, (_, name: string) => `<${labels[name] ?? name}>`);

/** What follows the command's word. */
export interface Input {
  readonly line: string;
  readonly tokens: readonly Token[];
  readonly fillers: ReadonlySet<string>;
}

export type Slots = Readonly<Record<string, string>>;

/** One way to read the input by a form, as far as it goes. */
export interface Reading {
  readonly slots: Slots;
  /** Literal words of the form that were found. */
  readonly literals: number;
  /** Words of the input that were understood, counted from its beginning. */
  readonly used: number;
  /** missing: the input ended too early. blocked: a literal word was due and another one came. */
  readonly end: 'complete' | 'missing' | 'blocked';
  /** The slot that came next when the input ended; null when only a literal word lacks. */
  readonly missing: string | null;
}

/** A form without a rest reads no more words than this; nobody types so many, and skipping fillers multiplies. */
const MOST_WORDS = 8;

const nextSlot = (form: Form): string | null => slotsOf(form)[0] ?? null;

export function* readForm(
  form: Form,
  input: Input,
  at = 0,
  slots: Slots = {},
  literals = 0,
): Generator<Reading> {
  const [part, ...others] = form;
  const token = input.tokens[at];
  const isFiller = token !== undefined && at < MOST_WORDS && input.fillers.has(token.folded);
  const end = (kind: Reading['end'], missing: string | null = null): Reading => ({
    slots,
    literals,
    used: at,
    end: kind,
    missing,
  });
  if (part === undefined) {
    if (isFiller) yield* readForm(form, input, at + 1, slots, literals);
    else yield end('complete');
    return;
  }
  if (part.kind === 'word') {
    const found = token !== undefined && matchWord(token.folded, part.word) !== null;
    if (found) yield* readForm(others, input, at + 1, slots, literals + 1);
    if (part.optional) yield* readForm(others, input, at, slots, literals);
    else if (token === undefined) yield end('missing', nextSlot(form));
    else if (!found && !isFiller) yield end('blocked');
    if (isFiller) yield* readForm(form, input, at + 1, slots, literals);
    return;
  }
  if (token === undefined) {
    yield end('missing', part.name);
    return;
  }
  if (part.rest) {
    const filled = { ...slots, [part.name]: input.line.slice(token.at).trim() };
    yield { slots: filled, literals, used: input.tokens.length, end: 'complete', missing: null };
    return;
  }
  yield* readForm(others, input, at + 1, { ...slots, [part.name]: token.raw }, literals);
  if (isFiller) yield* readForm(form, input, at + 1, slots, literals);
}
