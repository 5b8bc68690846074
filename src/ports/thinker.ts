/** The computer's head: it thinks beside the house, so that nobody waits for it, and stops when it is told to. */
import type { Level } from '../match/player';
import type { Side } from '../rules/game';
import type { GameAction, GameState } from '../rules/registry';

/** Something being thought about. */
export interface Thinking<T> {
  /** null: it was stopped before there was anything, or failed. Never rejects. */
  readonly result: Promise<T | null>;
  /** Ends it at once; the result is null then. Safe to call twice. */
  stop(): void;
}

/** What one move is worth, for the side that makes it. */
export interface RatedMove {
  /** In notation. */
  readonly move: string;
  /** Khalaha: the margin at the end in seeds. Kelma: see the search's values. */
  readonly value: number;
  /** Proven by the rules to the end of the game, not estimated. */
  readonly exact: boolean;
  /** Kelma: plies to the proven end; 0 where there is none. */
  readonly plies: number;
}

/** The moves of the side on turn, best first. */
export interface Judgement {
  readonly moves: readonly RatedMove[];
  readonly nodes: number;
}

export interface Thinker {
  /** What a level does for its side now: a move, or the actions that fill its pits; empty when it has nothing to do. */
  choose(state: GameState, side: Side, level: Level, rngSeed: number): Thinking<readonly GameAction[]>;
  /** All moves of the side on turn, judged as well as ms of thinking allow. */
  judge(state: GameState, ms: number): Thinking<Judgement>;
  /** Ends all thinking and the threads. */
  close(): Promise<void>;
}
