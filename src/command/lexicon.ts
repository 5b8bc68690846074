/** The words of the input language that belong to no single command. They live in commands/ and are passed in. */
import type { Language } from '../text/settings';

export interface LanguageWords {
  /** Words that may stand anywhere before an argument and mean nothing. */
  readonly fillers: readonly string[];
  /** How a form's slot is shown: slot name -> the word between < and >. */
  readonly slots: Readonly<Record<string, string>>;
  /** Help topics: name -> the words that ask for it, the first being shown. */
  readonly topics: Readonly<Record<string, readonly [string, ...string[]]>>;
}

export interface Lexicon {
  readonly languages: Readonly<Record<Language, LanguageWords>>;
  /** A sign that may begin a line without a blank after it -> the id of the command that it stands for. */
  readonly punctuation: Readonly<Record<string, string>>;
  /** Words besides those of commands that no person may be called. */
  readonly reserved: readonly string[];
}
