/** What a language's word list holds, and how words are looked up in both languages at once. */
import type { LanguageWords } from '../../src/command/lexicon';
import { matchWord } from '../../src/command/tokenize';
import { fold } from '../../src/kernel/fold';
import type { Level } from '../../src/match/player';
import type { GameId } from '../../src/rules/registry';
import type { SettingName } from '../../src/text/settings';

export type Named<K extends string> = Readonly<Record<K, readonly string[]>>;

export const PLACE_WORDS = ['hall', 'saal', 'table', 'out'] as const;
export type PlaceWord = (typeof PLACE_WORDS)[number];

export const VALUE_WORDS = [
  'on',
  'off',
  'auto',
  'ascii',
  'unicode',
  'text',
  'utf8',
  'latin1',
  'de',
  'en',
] as const;
export type ValueWord = (typeof VALUE_WORDS)[number];

export const PRESET_WORDS = ['khalaha', 'kalah', 'kalah-leerschlag', 'mitte', 'weit'] as const;
export type PresetWord = (typeof PRESET_WORDS)[number];

/** All of it folded. */
export interface Words extends LanguageWords {
  /** The fillers that name what a board is made of. */
  readonly squares: readonly string[];
  /** From zero up. */
  readonly numbers: readonly string[];
  readonly places: Named<PlaceWord>;
  /** Also the names of the games' saal. */
  readonly games: Named<GameId>;
  readonly opponents: Named<'alone' | 'computer' | 'ignored'>;
  readonly levels: Named<Level>;
  readonly sides: Named<'south' | 'north'>;
  /** Announces the name of house rules. */
  readonly rules: readonly string[];
  readonly presets: Named<PresetWord>;
  readonly settings: Named<SettingName>;
  readonly values: Named<ValueWord>;
}

/** The name whose word this is: whole words first, then the only beginning; null when there is none. */
export function lookUp<K extends string>(
  typed: string,
  names: readonly K[],
  wordsOf: (name: K) => readonly string[],
  abbreviated: boolean,
): K | null {
  const word = fold(typed);
  const matching = (wanted: 'full' | 'beginning'): readonly K[] =>
    names.filter((name) => wordsOf(name).some((each) => matchWord(word, each) === wanted));
  const [whole] = matching('full');
  if (whole !== undefined) return whole;
  const [only, another] = abbreviated ? matching('beginning') : [];
  return only !== undefined && another === undefined ? only : null;
}
