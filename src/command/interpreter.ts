/**
 * The input language as one value: made once from the commands and the lexicon, then asked about lines. It
 * knows nothing but what it is given, so the same house can be told other words.
 */
import { fold } from '../kernel/fold';
import type { Page } from '../text/page';
import { LANGUAGES, type Language } from '../text/settings';
import { complete } from './complete';
import type { AnyCommand, Situation } from './definition';
import { commandsPage, helpPage } from './help';
import { interpret, type Interpretation } from './interpret';
import { createVocabulary, type Vocabulary } from './known';
import type { Lexicon } from './lexicon';
import { matchWord } from './tokenize';

export type { Interpretation } from './interpret';

export interface Interpreter {
  /** Any text will do; it never throws. */
  interpret(line: string, situation: Situation, language: Language): Interpretation;
  /** What works here and now, grouped, one line each. */
  commandsHere(situation: Situation, language: Language): Page;
  /** Help of a command or topic, as typed; null for the overview. An unknown one is answered with suggestions. */
  help(topic: string | null, situation: Situation, language: Language): Page;
  /** Words that no person may be called: those of commands and offices, in both languages. */
  isReserved(name: string): boolean;
  /** Words that the last, unfinished word of the line may become, sorted. */
  complete(line: string, situation: Situation, language?: Language): readonly string[];
}

function reservedWords({ commands, lexicon }: Vocabulary): readonly string[] {
  const literals = commands.flatMap(({ forms, bareForms }) =>
    LANGUAGES.flatMap((language) => [...forms[language], ...bareForms[language]]).flatMap((form) =>
      form.flatMap((part) => (part.kind === 'word' ? [part.word] : [])),
    ),
  );
  const topics = LANGUAGES.flatMap((language) => Object.values(lexicon.languages[language].topics).flat());
  const words = commands.flatMap((command) => command.words.flatMap(({ parts }) => parts));
  return [...new Set([...words, ...literals, ...topics.map(fold), ...lexicon.reserved.map(fold)])];
}

export function createInterpreter(commands: readonly AnyCommand[], lexicon: Lexicon): Interpreter {
  const vocabulary = createVocabulary(commands, lexicon);
  const reserved = reservedWords(vocabulary);
  return {
    interpret: (line, situation, language) => interpret(vocabulary, line, situation, language),
    commandsHere: (situation, language) => commandsPage(vocabulary, situation, language),
    help: (topic, situation, language) => helpPage(vocabulary, topic, situation, language),
    isReserved: (name) => reserved.some((word) => matchWord(fold(name), word) === 'full'),
    complete: (line, situation, language = 'de') => complete(vocabulary, line, situation, language),
  };
}
