/** The commands made ready for matching: words folded, forms parsed, once when the house opens. */
import { fold } from '../kernel/fold';
import { Remembered } from '../kernel/remembered';
import { LANGUAGES, type Language } from '../text/settings';
import type { ArgumentFault } from './arguments';
import type { AnyCommand } from './definition';
import { parseForm, type Form, type Input } from './form';
import type { Lexicon } from './lexicon';
import { tokenize, type Token, type WordMatch } from './tokenize';

export interface CommandWord {
  readonly language: Language;
  /** As shown. */
  readonly shown: string;
  /** Folded; more than one for a command of several words. */
  readonly parts: readonly string[];
}

export interface KnownCommand {
  readonly definition: AnyCommand;
  readonly words: readonly CommandWord[];
  readonly forms: Readonly<Record<Language, readonly Form[]>>;
  readonly bareForms: Readonly<Record<Language, readonly Form[]>>;
}

/** A command that a line can mean, by the word that says so. */
export interface Candidate {
  readonly command: KnownCommand;
  readonly word: CommandWord;
  readonly match: WordMatch;
}

/** A command with its arguments read, or the reason why they cannot be. */
export interface Attempt {
  readonly command: KnownCommand;
  readonly args: { readonly value: unknown } | null;
  readonly fault: ArgumentFault | null;
}

export interface Meanings {
  readonly line: string;
  /** Empty for a line without a word; then there is no meaning either. */
  readonly tokens: readonly Token[];
  /** The command that a sign at the beginning opens; nothing else counts then. */
  readonly sign: Attempt | null;
  /** The command whose whole word was typed. */
  readonly whole: Attempt | null;
  /** Commands that the line can mean without naming them; none are looked for when `whole` can be read. */
  readonly bare: readonly Attempt[];
  /** The commands that the line names or abbreviates, the likeliest group first. */
  readonly tiers: readonly (readonly Candidate[])[];
}

export interface Vocabulary {
  readonly commands: readonly KnownCommand[];
  readonly fillers: ReadonlySet<string>;
  /** Most words that name one command. */
  readonly longestWord: number;
  readonly lexicon: Lexicon;
  /** What the same beginnings of lines have come to before: the candidates, and the commands without their words. */
  readonly tiers: Remembered<readonly (readonly Candidate[])[]>;
  readonly bare: Remembered<readonly KnownCommand[]>;
  /** What the same short lines have come to before. */
  readonly meanings: Remembered<Meanings>;
}

/** Different lines or beginnings of lines that are remembered, and how long one may be. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 40;

const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  de: make('de'),
  en: make('en'),
});

const know = (definition: AnyCommand): KnownCommand => ({
  definition,
  words: LANGUAGES.flatMap((language) =>
    definition.words[language].map((shown) => ({ language, shown, parts: fold(shown).split(' ') })),
  ),
  forms: byLanguage((language) => definition.forms[language].map(parseForm)),
  bareForms: byLanguage((language) => definition.bare?.forms[language].map(parseForm) ?? []),
});

export function createVocabulary(commands: readonly AnyCommand[], lexicon: Lexicon): Vocabulary {
  const known = commands.map(know);
  return {
    commands: known,
    fillers: new Set(LANGUAGES.flatMap((language) => lexicon.languages[language].fillers.map(fold))),
    longestWord: Math.max(1, ...known.flatMap(({ words }) => words.map(({ parts }) => parts.length))),
    lexicon,
    tiers: new Remembered(MOST_KEPT, LONGEST_KEPT),
    bare: new Remembered(MOST_KEPT, LONGEST_KEPT),
    meanings: new Remembered(MOST_KEPT, LONGEST_KEPT),
  };
}

/** Commands that a line beginning with that word, folded, can mean without naming them. */
export const bareCommands = (vocabulary: Vocabulary, first: string): readonly KnownCommand[] =>
  vocabulary.bare.get(first, () =>
    vocabulary.commands.filter(({ definition }) => definition.bare?.starts(first) === true),
  );

/** The forms in the order in which they are tried: those of the language first whose word was typed. */
export const formsFor = (
  forms: Readonly<Record<Language, readonly Form[]>>,
  language: Language,
): readonly Form[] => [...forms[language], ...forms[language === 'de' ? 'en' : 'de']];

/** The line from its n-th word on. */
export const inputAfter = (
  vocabulary: Vocabulary,
  line: string,
  tokens: readonly Token[],
  n: number,
): Input => ({ line, tokens: tokens.slice(n), fillers: vocabulary.fillers });

/** A sign at the beginning of the line opens a command without a blank; null when there is none. */
export function punctuated(
  vocabulary: Vocabulary,
  line: string,
): { readonly command: KnownCommand; readonly input: Input } | null {
  const start = line.trimStart();
  const id = vocabulary.lexicon.punctuation[start.slice(0, 1)];
  const command = vocabulary.commands.find(({ definition }) => definition.id === id);
  if (id === undefined || command === undefined) return null;
  const rest = start.slice(1);
  return { command, input: inputAfter(vocabulary, rest, tokenize(rest), 0) };
}
