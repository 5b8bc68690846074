/** One command of the input language, declared once; parsing, help, lists and suggestions derive from it. */
import type { z } from 'zod';
import type { Phase } from '../rules/game';
import type { GameId } from '../rules/registry';
import type { Message } from '../text/message';
import type { Language } from '../text/settings';
import type { Intent } from './intent';

export const GROUPS = ['house', 'match', 'khalaha', 'kelma', 'talk', 'figure', 'steward'] as const;
export type Group = (typeof GROUPS)[number];

export const PLACE_KINDS = ['hall', 'saal', 'table'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Where somebody is when a line is typed, as far as it decides which commands fit. */
export interface Situation {
  readonly place: PlaceKind;
  /** The game of the saal or table; null in the hall. */
  readonly game: GameId | null;
  /** Holds a seat at the table where they are. */
  readonly seated: boolean;
  /** The table's match; null when there is none yet. */
  readonly phase: Phase | null;
  readonly adjourned: boolean;
  /** The moves that one may make now, in notation; left out where nobody has looked. */
  readonly legal?: readonly string[];
  /** May act as a steward. */
  readonly steward: boolean;
  /** Names of the people in the house, for completion. */
  readonly people: readonly string[];
}

export interface CommandDefinition<A> {
  readonly id: string;
  readonly group: Group;
  /** The first word is the canonical one. Several words make one command of several words ('loesche figur'). */
  readonly words: Readonly<Record<Language, readonly [string, ...string[]]>>;
  /**
   * What may follow the word, tried in order: literal words, `<slot>` for one word, `<slot...>` for the rest of
   * the line as typed, `[word]` for a word that may be left out. '' for nothing. Slot names are the keys of args
   * and are described by the message `command-slot`.
   */
  readonly forms: Readonly<Record<Language, readonly string[]>>;
  /**
   * What is understood without the command's word (`3`, `c2 c3`), where the command fits. `starts` says of the
   * line's first word, folded, whether it can begin so.
   */
  readonly bare?: {
    readonly forms: Readonly<Record<Language, readonly string[]>>;
    readonly starts: (word: string) => boolean;
  };
  readonly places: readonly PlaceKind[];
  /** Only at tables (and in the saal) of this game. */
  readonly game?: GameId;
  /** player: only for who holds a seat at the table. steward: others are not told of it. */
  readonly who: 'anyone' | 'player' | 'steward';
  /** The phases of the table's match in which it fits; left out: always. */
  readonly phases?: readonly Phase[];
  /** With phases: it fits an adjourned match, too. */
  readonly evenAdjourned?: true;
  /** The only move that the command makes, in notation: the command is offered while this is legal. */
  readonly move?: string;
  /**
   * Checks and converts the slots that the form filled (strings as typed) to the command's arguments. The key
   * `word` holds the command's word that was typed, folded and in full.
   */
  readonly args: z.ZodType<A>;
  /** [line typed, arguments that it yields] for each language; run as tests, shown in help. */
  readonly examples: Readonly<Record<Language, readonly [readonly [string, A], ...(readonly [string, A])[]]>>;
  /** Ids of related commands. */
  readonly seeAlso: readonly string[];
  /** Translates only: whether the wish can be granted is decided elsewhere. */
  readonly run: (args: A, situation: Situation, language: Language) => Intent | Message;
}

/** A definition whose argument type is forgotten, as lists of commands need it. */
export type AnyCommand = CommandDefinition<unknown>;

/** Declares a command; the list of all commands forgets its argument type, run still only sees what args made. */
export const defineCommand = <A>(definition: CommandDefinition<A>): AnyCommand =>
  definition as unknown as AnyCommand;
