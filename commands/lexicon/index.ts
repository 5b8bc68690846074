/** The words of both languages together. A German word is understood from everyone, and so is an English one. */
import type { Lexicon } from '../../src/command/lexicon';
import { fold } from '../../src/kernel/fold';
import { LEVELS, type Level } from '../../src/match/player';
import { GAME_IDS, type GameId } from '../../src/rules/registry';
import { SETTING_NAMES, type Language, type SettingName } from '../../src/text/settings';
import { DE } from './de';
import { EN } from './en';
import {
  lookUp,
  PLACE_WORDS,
  PRESET_WORDS,
  VALUE_WORDS,
  type PlaceWord,
  type PresetWord,
  type ValueWord,
  type Words,
} from './words';

export type { PlaceWord, PresetWord, ValueWord } from './words';

const WORDS: Readonly<Record<Language, Words>> = { de: DE, en: EN };
const BOTH: readonly Words[] = [DE, EN];

/** Offices, and names that would mislead. */
const OFFICES = [
  'computer',
  'gast',
  'guest',
  'admin',
  'administrator',
  'root',
  'system',
  'server',
  'spielhaus',
]
  .concat([
    'moderator',
    'verwalter',
    'steward',
    'meister',
    'master',
    'wizard',
    'gott',
    'god',
    'niemand',
    'nobody',
    'jemand',
    'somebody',
  ])
  .concat([
    'alle',
    'all',
    'everyone',
    'spieler',
    'player',
    'sued',
    'nord',
    'south',
    'north',
    'du',
    'ich',
    'you',
  ])
  .concat(['leicht', 'mittel', 'schwer', 'neu', 'new', 'passwort', 'password', 'null', 'undefined']);

/** The name's words in both languages; number words first come to mind as digits and are not abbreviated. */
export const placeWord = (typed: string): PlaceWord | null =>
  lookUp(typed, PLACE_WORDS, (name) => BOTH.flatMap(({ places }) => places[name]), true);

export const gameWord = (typed: string, abbreviated = true): GameId | null =>
  lookUp(typed, GAME_IDS, (name) => BOTH.flatMap(({ games }) => games[name]), abbreviated);

export const presetWord = (typed: string, abbreviated = true): PresetWord | null =>
  lookUp(typed, PRESET_WORDS, (name) => BOTH.flatMap(({ presets }) => presets[name]), abbreviated);

export const settingWord = (typed: string, abbreviated = true): SettingName | null =>
  lookUp(typed, SETTING_NAMES, (name) => BOTH.flatMap(({ settings }) => settings[name]), abbreviated);

/** among: the values that the setting takes, so that beginnings need only differ between these. */
export const valueWord = (typed: string, among: readonly string[]): ValueWord | null =>
  lookUp(
    typed,
    VALUE_WORDS.filter((value) => among.includes(value)),
    (name) => BOTH.flatMap(({ values }) => values[name]),
    true,
  );

const isOneOf = (typed: string, wordsOf: (words: Words) => readonly string[]): boolean =>
  BOTH.some((words) => wordsOf(words).includes(fold(typed)));

export const isComputer = (typed: string): boolean => isOneOf(typed, ({ opponents }) => opponents.computer);

export const levelWord = (typed: string): Level | null =>
  lookUp(typed, LEVELS, (name) => BOTH.flatMap(({ levels }) => levels[name]), false);

export const sideWord = (typed: string): 'south' | 'north' | null =>
  lookUp(typed, ['south', 'north'] as const, (name) => BOTH.flatMap(({ sides }) => sides[name]), true);

export const isAlone = (typed: string): boolean => isOneOf(typed, ({ opponents }) => opponents.alone);
export const isRulesWord = (typed: string): boolean => isOneOf(typed, ({ rules }) => rules);
/** Stands for all pits, or ends the filling; a beginning of three letters is enough. */
export const isFillingWord = (word: string): boolean =>
  word.length >= 3 && ['alle', 'all', 'fertig', 'done'].some((each) => each.startsWith(word));
/** Calls something off; a beginning of three letters is enough. */
export const isOffWord = (typed: string): boolean => {
  const word = fold(typed);
  return word.length >= 3 && ['abbrechen', 'abbruch', 'cancel'].some((each) => each.startsWith(word));
};
/** What is counted in `3 tage`; alone it says nothing. */
export const isDaysWord = (typed: string): boolean => ['tag', 'tage', 'day', 'days'].includes(fold(typed));
export const isFiller = (typed: string): boolean =>
  isOneOf(typed, ({ fillers, opponents }) => [...fillers, ...opponents.ignored]);
/** A filler that says nothing wherever it stands; that of the board's squares might be somebody's name. */
export const isConnective = (typed: string): boolean =>
  isFiller(typed) && !isOneOf(typed, ({ squares }) => squares);

/** A whole word of a place, so that the exits' names are understood by themselves. */
export const isPlaceName = (typed: string): boolean =>
  gameWord(typed, false) !== null ||
  isOneOf(typed, ({ places }) => PLACE_WORDS.flatMap((name) => places[name]));

/** The number that digits or a number word stand for, also one that no rule allows; null for anything else. */
export function numberOf(typed: string): number | null {
  const word = fold(typed).replace(/(?<=.)[.,;!?]+$/u, '');
  if (/^[-+]?\d{1,6}([.,]\d{1,6})?$/.test(word)) return Number(word.replace(',', '.'));
  const found = BOTH.map(({ numbers }) => numbers.indexOf(word)).find((n) => n >= 0);
  return found ?? null;
}

/** As shown to players of that language. */
export const shownSetting = (name: SettingName, language: Language): string =>
  WORDS[language].settings[name][0] ?? name;

export const shownValue = (name: string, language: Language): string => {
  const known = VALUE_WORDS.find((value) => value === name);
  return known === undefined ? name : (WORDS[language].values[known][0] ?? name);
};

/** Fillers that people are called: where a name is due, they are read as one. */
const FIRST_NAMES: readonly string[] = ['pit'];

export const lexicon: Lexicon = {
  languages: WORDS,
  punctuation: { "'": 'say', ':': 'emote', '?': 'help' },
  reserved: BOTH.flatMap((words) => [
    ...words.fillers.filter((word) => !FIRST_NAMES.includes(word)),
    ...words.numbers,
    ...words.rules,
    ...Object.values(words.places).flat(),
    ...Object.values(words.games).flat(),
    ...Object.values(words.opponents).flat(),
    ...Object.values(words.presets).flat(),
  ]).concat(OFFICES),
};
