/** A catalogue made of Fluent texts (projectfluent.org). The files live in locales/; nothing is read here. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message as Entry,
} from '@fluent/bundle';
import type { Catalogue } from './catalogue';
import { nameFunctions, type Case } from './declension';
import { MESSAGES, type Message } from './message';
import type { ParamKind, ParamTable } from './params';
import type { Language } from './settings';

type Pattern = NonNullable<Entry['value']>;
type ParamValue = string | number | readonly string[];

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

/** sources: the texts of all .ftl files of the language. Throws when one does not parse or a text is missing. */
export function createCatalogue(language: Language, sources: readonly string[]): Catalogue {
  const functions = nameFunctions(
    (level, form) =>
      form === null ? must('seat-computer', { level }) : formOf('seat-computer', form, { level }),
    (name, form) => (form === 'of' ? formOf('seat-person', form, { name }) : name),
  );
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw new Error(`${language}: ${errors.map(String).join('; ')}`);
  }

  const formatted = (id: string, pattern: Pattern, args: Record<string, FluentVariable>): string => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${language}: ${id}: ${errors.map(String).join('; ')}`);
    return text;
  };

  const format = (id: string, args: Record<string, FluentVariable>): string | null => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern === null || pattern === undefined ? null : formatted(id, pattern, args);
  };

  const formOf = (id: string, form: Case, args: Record<string, FluentVariable>): string => {
    const pattern = bundle.getMessage(id)?.attributes[form];
    if (pattern === undefined) throw new Error(`${language}: no ${form} of ${id}`);
    return formatted(`${id}.${form}`, pattern, args);
  };

  const must = (id: string, args: Record<string, FluentVariable> = {}): string => {
    const text = format(id, args);
    if (text === null) throw new Error(`${language}: no text for ${id}`);
    return text;
  };

  const argOf = (kind: ParamKind | undefined, value: ParamValue): FluentVariable => {
    if (kind === 'game') return must(`game-${String(value)}`);
    if (kind === 'id' && typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
    return typeof value === 'object' ? lists[language].format(value) : value;
  };

  const argsOf = (message: Message): Record<string, FluentVariable> => {
    const kinds: ParamTable = MESSAGES[message.code];
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message) as [string, ParamValue][]) {
      if (name !== 'code') args[name] = argOf(kinds[name], value);
    }
    return args;
  };

  return {
    language,
    say: (message) => must(message.code, argsOf(message)),
    help: (command) => ({
      summary: must(`help-${command}-summary`),
      description: must(`help-${command}-description`),
    }),
    topic: (name) => format(`topic-${name}`, {}),
  };
}
