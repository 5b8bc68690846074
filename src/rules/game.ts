/**
 * The contract of any game. A game is pure: decide turns a wish into facts or a coded refusal, evolve
 * applies one fact, and a state is the fold of its facts. Nothing here knows of players, time or text.
 */
import type { Result } from '../kernel/result';

/** South (0, Spieler 1) sits below and begins; north (1, Spieler 2) sits above. */
export const SIDES = [0, 1] as const;
export type Side = (typeof SIDES)[number];
export const SOUTH: Side = 0;
export const NORTH: Side = 1;

export const opponentOf = (side: Side): Side => (side === SOUTH ? NORTH : SOUTH);

/** A pair of values by side: [south's, north's]. */
export type BySide<T> = readonly [T, T];

export const PHASES = ['filling', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** How the game itself ended (resignation and agreement belong to the match). */
export interface Outcome {
  /** null: a draw. */
  readonly winner: Side | null;
  /** A word of the game's own: 'stores', 'goal', 'repetition' ... */
  readonly reason: string;
  readonly score: BySide<number>;
}

/** Every rules record, state, action, event and refusal names its game, so that all games form closed unions. */
export interface OfGame<Id extends string> {
  readonly game: Id;
}

/** House rules: one record chosen when a match is created; `preset` is the name it is known by. */
export interface RulesOf<Id extends string> extends OfGame<Id> {
  readonly preset: string;
}

/** A fact of the game, made by one side (for a forced pass: the side that passes). */
export interface EventOf<Id extends string> extends OfGame<Id> {
  readonly type: string;
  readonly side: Side;
}

/** A wish that the rules refuse, and why. */
export interface RefusalOf<Id extends string> extends OfGame<Id> {
  readonly code: string;
}

/** What a game offers to the house. R rules, S state, A action, E event, X refusal. */
export interface Game<
  Id extends string,
  R extends RulesOf<Id>,
  S extends OfGame<Id>,
  A extends OfGame<Id>,
  E extends EventOf<Id>,
  X extends RefusalOf<Id>,
> {
  readonly id: Id;
  /** The named house rules; the first is the default. */
  readonly presets: readonly [R, ...R[]];
  /** House rules under which a new board shows itself best, for explaining the game. */
  readonly exampleRules: R;
  /** The state before anything has happened. */
  readonly start: (rules: R) => S;
  /**
   * What happens if `side` does `action`: one event for the action, followed by those it forces (passes),
   * or the refusal. Never changes the state.
   */
  readonly decide: (state: S, side: Side, action: A) => Result<readonly E[], X>;
  /** The state after a fact that decide has made. */
  readonly evolve: (state: S, event: E) => S;
  readonly rulesOf: (state: S) => R;
  readonly phaseOf: (state: S) => Phase;
  /** Whose turn it is; null while there is none (filling, over). */
  readonly turnOf: (state: S) => Side | null;
  /** Whether this side may act now: on turn, or not yet done with filling. */
  readonly mayAct: (state: S, side: Side) => boolean;
  /** The refusal of whatever the other side wishes while this side is on turn. */
  readonly outOfTurn: (state: S) => X;
  /** Number of moves made (forced passes do not count). */
  readonly plyOf: (state: S) => number;
  /** The score as it stands, also in the middle of the game. */
  readonly scoreOf: (state: S) => BySide<number>;
  /** null while the game goes on. */
  readonly outcomeOf: (state: S) => Outcome | null;
  /** The legal moves of the side on turn, in long notation; empty while there is no turn. */
  readonly legalMoves: (state: S) => readonly string[];
  /** One move as a player or program writes it (long or short form) -> the action; err if it is no move at all. */
  readonly parseMove: (state: S, text: string) => Result<A, X>;
  /** The event's move in long notation; null when the event is none (a filling, a forced pass). */
  readonly moveOf: (event: E) => string | null;
  /** All events of a match in order -> its record in the game's notation. */
  readonly makeRecord: (events: readonly E[]) => string;
  /** A record -> the events it stands for, replayed under the rules; err at the first thing that does not fit. */
  readonly parseRecord: (rules: R, text: string) => Result<readonly E[], X>;
  /** The position as the game's literal (see the game's literal.ts). */
  readonly makeLiteral: (state: S) => string;
}
