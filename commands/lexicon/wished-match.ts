/** Reads the words after `neustart`, in any order: a game, house rules, an opponent. */
import type { Situation } from '../../src/command/definition';
import type { Opponent } from '../../src/command/intent';
import { fold } from '../../src/kernel/fold';
import type { GameId } from '../../src/rules/registry';
import type { Level } from '../../src/match/player';
import {
  gameWord,
  isAlone,
  isComputer,
  isFiller,
  isRulesWord,
  levelWord,
  presetWord,
  type PresetWord,
} from '.';

const GAME_OF: Readonly<Record<PresetWord, GameId>> = {
  khalaha: 'khalaha',
  kalah: 'khalaha',
  'kalah-leerschlag': 'khalaha',
  mitte: 'kelma',
  weit: 'kelma',
};

export interface WishedMatch {
  /** null: that of the place. */
  readonly game: GameId | null;
  /** null: not named. */
  readonly preset: PresetWord | null;
  readonly opponent: Exclude<Opponent, { readonly kind: 'same' }> | null;
}

const DEFAULT_LEVEL: Level = 'mittel';

/** `computer`, once or twice; a level goes to the computer named last. 'unclear' where it fits none. */
function addComputer({ opponent }: WishedMatch, level: Level | null): WishedMatch['opponent'] | 'unclear' {
  if (opponent === null) return { kind: 'computer', level: level ?? DEFAULT_LEVEL };
  if (opponent.kind === 'computer') {
    return level === null
      ? { kind: 'computers', levels: [opponent.level, DEFAULT_LEVEL] }
      : { kind: 'computer', level };
  }
  if (opponent.kind === 'computers' && level !== null) {
    return { kind: 'computers', levels: [opponent.levels[0], level] };
  }
  return 'unclear';
}

/** One word's contribution; 'unclear' when it contradicts what was said before. */
function add(
  wish: WishedMatch,
  word: string,
  afterRules: boolean,
  people: readonly string[],
): WishedMatch | 'unclear' {
  const isPerson = people.some((name) => fold(name) === fold(word));
  const preset = presetWord(word, !isPerson);
  const game = gameWord(word, !isPerson);
  if (game !== null && !(afterRules && preset !== null)) {
    return wish.game === null || wish.game === game ? { ...wish, game } : 'unclear';
  }
  if (preset !== null) {
    // `kalah leerschlag` in two words is the longer name.
    const refines = wish.preset === null || preset.startsWith(`${wish.preset}-`) || preset === wish.preset;
    const fitsGame = wish.game === null || wish.game === GAME_OF[preset];
    return refines && fitsGame ? { ...wish, game: GAME_OF[preset], preset } : 'unclear';
  }
  const level = levelWord(word);
  if (isComputer(word) || level !== null) {
    const opponent = addComputer(wish, level);
    return opponent === 'unclear' ? opponent : { ...wish, opponent };
  }
  if (wish.opponent !== null) return 'unclear';
  return { ...wish, opponent: isAlone(word) ? { kind: 'alone' } : { kind: 'person', name: word } };
}

/** The wish, or the word that does not go with the others. */
export function readWish(text: string, { people }: Situation): WishedMatch | { readonly unclear: string } {
  let wish: WishedMatch = { game: null, preset: null, opponent: null };
  let afterRules = false;
  for (const typed of text.split(/\s+/u)) {
    const word = typed.replace(/[.,:;!?]+$/u, '');
    if (word === '' || isFiller(word)) continue;
    if (isRulesWord(word)) {
      afterRules = true;
      continue;
    }
    const next = add(wish, word, afterRules, people);
    if (next === 'unclear') return { unclear: word };
    wish = next;
    afterRules = false;
  }
  return wish;
}
