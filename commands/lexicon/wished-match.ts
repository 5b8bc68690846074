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
  isConnective,
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

/** A computer that is named. level: null while none is; word: whether `computer` has been said of it. */
interface NamedComputer {
  readonly level: Level | null;
  readonly word: boolean;
}

/** The wish as far as it has been read; its opponent is a person or nobody. */
interface Read extends Omit<WishedMatch, 'opponent'> {
  readonly opponent: Extract<Opponent, { readonly kind: 'alone' | 'person' }> | null;
  readonly computers: readonly NamedComputer[];
}

const DEFAULT_LEVEL: Level = 'mittel';

/** `computer`, once or twice, each with one level after it or before it. 'unclear' where a level has no computer left. */
function addComputer(named: readonly NamedComputer[], level: Level | null): Read['computers'] | 'unclear' {
  const last = named.at(-1);
  const before = named.slice(0, -1);
  if (level !== null) {
    if (last === undefined) return [{ level, word: false }];
    return last.level === null || last.level === level ? [...before, { ...last, level }] : 'unclear';
  }
  if (last?.word === false) return [...before, { ...last, word: true }];
  return named.length < 2 ? [...named, { level, word: true }] : 'unclear';
}

function opponentOf({ opponent, computers }: Read): WishedMatch['opponent'] {
  const [first, second] = computers.map(({ level }) => level ?? DEFAULT_LEVEL);
  if (first === undefined) return opponent;
  return second === undefined
    ? { kind: 'computer', level: first }
    : { kind: 'computers', levels: [first, second] };
}

/** One word's contribution; 'unclear' when it contradicts what was said before. */
function add(wish: Read, word: string, afterRules: boolean, people: readonly string[]): Read | 'unclear' {
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
    const computers = wish.opponent === null ? addComputer(wish.computers, level) : 'unclear';
    return computers === 'unclear' ? computers : { ...wish, computers };
  }
  if (wish.opponent !== null || wish.computers.length > 0) return 'unclear';
  return { ...wish, opponent: isAlone(word) ? { kind: 'alone' } : { kind: 'person', name: word } };
}

/** The wish, or the word that does not go with the others. */
export function readWish(text: string, { people }: Situation): WishedMatch | { readonly unclear: string } {
  let wish: Read = { game: null, preset: null, opponent: null, computers: [] };
  let afterRules = false;
  for (const typed of text.split(/\s+/u)) {
    const word = typed.replace(/[.,:;!?]+$/u, '');
    if (word === '' || isConnective(word)) continue;
    if (isRulesWord(word)) {
      afterRules = true;
      continue;
    }
    const next = add(wish, word, afterRules, people);
    if (next === 'unclear') return { unclear: word };
    wish = next;
    afterRules = false;
  }
  const { game, preset } = wish;
  return { game, preset, opponent: opponentOf(wish) };
}
