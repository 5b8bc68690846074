/** What a script says of a line to be read: exactly, by pattern, or anything until the next; and the values it holds. */
import { err, ok, type Result } from '../../kernel/result';

export type Expectation =
  | { readonly kind: 'anything' }
  /** parts: fixed text, and names of values in between. */
  | { readonly kind: 'exact'; readonly parts: readonly Part[] }
  /** source: of a regular expression, with {name} where a value is put in. */
  | { readonly kind: 'pattern'; readonly source: string; readonly flags: string };

export type Part = { readonly text: string } | { readonly value: string };

/** name -> what it stands for. */
export type Values = ReadonlyMap<string, string>;

/** `{wort}`: letters, then also digits, so no quantifier of a pattern is meant. */
const HOLE = /\{([a-zäöüß][a-zäöüß0-9]*)\}/gu;
const GROUP = /\(\?<([^>=!]+)>/gu;

const quote = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Text as it is typed in a script: what would mean something else gets a backslash. */
export const escapeTyped = (text: string): string => text.replace(/[\\{}]/g, '\\$&');

/** The same for a line that is read, which could also look like a pattern. */
export const escapeLine = (line: string): string => escapeTyped(line).replace(/^(?=\/|\.\.\.$)/, '\\');

/** Splits at {name}; a backslash takes the next sign as it is. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let fixed = '';
  for (const [, escaped, name, letter] of text.matchAll(/\\(.)|\{([a-zäöüß][a-zäöüß0-9]*)\}|(.)/gsu)) {
    if (name === undefined) fixed += escaped ?? letter ?? '';
    else {
      if (fixed !== '') parts.push({ text: fixed });
      fixed = '';
      parts.push({ value: name });
    }
  }
  return fixed === '' ? parts : [...parts, { text: fixed }];
}

/** The error is a German sentence. */
export function parseExpectation(text: string): Result<Expectation, string> {
  if (text === '...') return ok({ kind: 'anything' });
  if (!text.startsWith('/')) return ok({ kind: 'exact', parts: partsOf(text.trimEnd()) });
  const [, source, flags] = /^\/(.+)\/(i?)$/u.exec(text) ?? [];
  if (source === undefined || flags === undefined) return err('Dem Muster fehlt der Schrägstrich am Ende.');
  try {
    new RegExp(source.replace(HOLE, 'x'), `u${flags}`);
  } catch {
    return err(`Das Muster ist kein regulärer Ausdruck: ${source}`);
  }
  return ok({ kind: 'pattern', source, flags });
}

/** Names of values that the expectation needs, and those that it may give. */
export function namesIn(expectation: Expectation): { needs: readonly string[]; gives: readonly string[] } {
  if (expectation.kind === 'anything') return { needs: [], gives: [] };
  if (expectation.kind === 'exact') {
    return { needs: [], gives: expectation.parts.flatMap((part) => ('value' in part ? [part.value] : [])) };
  }
  const all = (pattern: RegExp): string[] =>
    [...expectation.source.matchAll(pattern)].map(([, name = '']) => name);
  return { needs: all(HOLE), gives: all(GROUP) };
}

function regExpOf(expectation: Exclude<Expectation, { kind: 'anything' }>, values: Values): RegExp {
  if (expectation.kind === 'pattern') {
    const source = expectation.source.replace(HOLE, (_, name: string) => quote(values.get(name) ?? ''));
    return new RegExp(source, `u${expectation.flags}`);
  }
  const met = new Set<string>();
  const parts = expectation.parts.map((part) => {
    if ('text' in part) return quote(part.text);
    const known = values.get(part.value);
    if (known !== undefined) return quote(known);
    if (met.has(part.value)) return `\\k<${part.value}>`;
    met.add(part.value);
    return `(?<${part.value}>.+?)`;
  });
  return new RegExp(`^${parts.join('')}$`, 'su');
}

/** The values that the line gives; null when it is not the line. Spaces at its end do not count. */
export function match(expectation: Expectation, line: string, values: Values): Values | null {
  if (expectation.kind === 'anything') return new Map();
  const found = regExpOf(expectation, values).exec(line.trimEnd());
  return found === null ? null : new Map(Object.entries(found.groups ?? {}));
}

/** A typed line with its values put in. */
export const fillIn = (text: string, values: Values): string =>
  partsOf(text)
    .map((part) => ('text' in part ? part.text : (values.get(part.value) ?? '')))
    .join('');

export const holesIn = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => ('value' in part ? [part.value] : []));
