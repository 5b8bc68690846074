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

/** What the moment offers beyond place and phase. Only lists and suggestions look at it. */
export interface Moment {
  /** A challenge, or the opponent's offer, waits for one's answer. */
  readonly challenged: boolean;
  /** A challenge or an offer, the other's or one's own, is open. */
  readonly declinable: boolean;
  /** A match of the past is being looked through. */
  readonly replaying: boolean;
  /** The other player has left the table of the running match. */
  readonly opponentAway: boolean;
  /** At a table: its other seat is free; elsewhere: some table has a free seat. */
  readonly freeSeat: boolean;
  /** There is a table besides the one where they are. */
  readonly otherTable: boolean;
  /** An unfinished match of one's own can be gone back to or taken up again. */
  readonly resumable: boolean;
  /** Hints may be asked for in the match here. */
  readonly hints: boolean;
  /** On turn, or not yet done with filling. */
  readonly mayAct: boolean;
}

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
  /** Left out where nobody has looked: then it stands in no command's way. */
  readonly moment?: Moment;
}

/** Plays here and now, so that nothing else can be begun from here. */
export const plays = ({ seated, phase, adjourned }: Situation): boolean =>
  seated && !adjourned && (phase === 'filling' || phase === 'playing');

/** A line that shows how a command is typed, what it yields, and the game at whose tables alone it is shown. */
export type Example<A> = readonly [string, A, GameId?];

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
  /** Phases in which it does not fit, but what carries it out says best why: it is neither offered nor refused here. */
  readonly refusedLater?: readonly Phase[];
  /** The only move that the command makes, in notation: the command is offered while this is legal. */
  readonly move?: string;
  /** Whether it would come to anything just now. Who types it all the same is answered by what carries it out. */
  readonly makesSense?: (situation: Situation) => boolean;
  /** How much it is what one wants in that phase (none: without a match); suggestions begin with the most. */
  readonly urgency?: Partial<Readonly<Record<Phase | 'none', number>>>;
  /** What suggestions name at that kind of place instead of the command's word. */
  readonly suggestedAs?: Partial<Readonly<Record<PlaceKind, Readonly<Record<Language, string>>>>>;
  /**
   * Checks and converts the slots that the form filled (strings as typed) to the command's arguments. The key
   * `word` holds the command's word that was typed, folded and in full.
   */
  readonly args: z.ZodType<A>;
  /** For each language; run as tests, shown in help. */
  readonly examples: Readonly<Record<Language, readonly [Example<A>, ...Example<A>[]]>>;
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
