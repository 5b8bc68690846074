/**
 * What can be wished for in Khalaha, what can have happened, and what is refused. Pits are numbered 1-6 as
 * their owner sits (K1). Events carry every fact that a sentence needs to explain the move.
 */
import type { BySide, EventOf, OfGame, RefusalOf, Side } from '../game';

type Id = 'khalaha';

/** pit and seeds may be any number; what does not fit is refused with a code. */
export type KhalahaAction = OfGame<Id> &
  (
    | { readonly type: 'fill'; readonly pit: number; readonly seeds: number }
    | { readonly type: 'fillAll'; readonly seeds: number }
    | { readonly type: 'finishFilling' }
    | { readonly type: 'sow'; readonly pit: number }
    | { readonly type: 'swap' }
  );

/** Where the last seed fell: it decides what happens next (K8, K9, K10). */
export const LANDINGS = ['store', 'ownEmptyPit', 'ownPit', 'opponentPit'] as const;
export type Landing = (typeof LANDINGS)[number];

/** A pit of one's own was set to so many seeds (K4). */
export interface PitFilled extends EventOf<Id> {
  readonly type: 'PitFilled';
  readonly pit: number;
  readonly seeds: number;
}

/** A side has ended its filling for good (K5). */
export interface FillingFinished extends EventOf<Id> {
  readonly type: 'FillingFinished';
  /** Seeds that the side starts with. */
  readonly seeds: number;
}

export interface Capture {
  /** The opponent's pit that was taken, in the opponent's numbering. */
  readonly pit: number;
  /** Seeds taken from the opponent; 0 only where an empty capture counts. */
  readonly seeds: number;
  /** Whether the seed that captured went to the store as well. */
  readonly sowingSeed: boolean;
}

/** One pit was lifted and sown (K7), with all that followed from it at once. */
export interface SeedsSown extends EventOf<Id> {
  readonly type: 'SeedsSown';
  readonly pit: number;
  readonly seeds: number;
  readonly landing: Landing;
  /** The landing pit in its owner's numbering; null: the store. */
  readonly landingPit: number | null;
  /** The last seed earned another move (K8), and there is one to make or a pass of it to announce. */
  readonly bonusTurn: boolean;
  readonly captured: Capture | null;
  /** Seeds that went from each side's pits to its store when the game ended by sweeping; null otherwise. */
  readonly swept: BySide<number> | null;
}

/** The side was to move, had nothing to sow, and the other side had (K11). */
export interface TurnPassed extends EventOf<Id> {
  readonly type: 'TurnPassed';
}

/** North took over south's position (pie rule): the contents changed sides, the seats did not; south moves. */
export interface SidesSwapped extends EventOf<Id> {
  readonly type: 'SidesSwapped';
}

export type KhalahaEvent = PitFilled | FillingFinished | SeedsSown | TurnPassed | SidesSwapped;

export type KhalahaRefusal = RefusalOf<Id> &
  (
    | { readonly code: 'notYourTurn'; readonly onTurn: Side }
    | { readonly code: 'noSuchPit'; readonly pit: number }
    /** filled: the own pits that could be sown instead. */
    | { readonly code: 'emptyPit'; readonly pit: number; readonly filled: readonly number[] }
    | { readonly code: 'badSeeds'; readonly seeds: number; readonly min: number; readonly max: number }
    /** available: the most that the pit (each pit, for all) could get. */
    | { readonly code: 'supplyExceeded'; readonly seeds: number; readonly available: number }
    | { readonly code: 'unfilledPits'; readonly pits: readonly number[] }
    /** This side has finished its filling; the other has not. */
    | { readonly code: 'alreadyFinished' }
    /** No sowing yet: these sides have not finished filling. */
    | { readonly code: 'stillFilling'; readonly unready: readonly Side[] }
    | { readonly code: 'fillingOver' }
    | { readonly code: 'gameOver' }
    | { readonly code: 'noSwap' }
    | { readonly code: 'notAMove'; readonly text: string }
    /** at: offset in the record of the first token that does not fit. */
    | { readonly code: 'badRecord'; readonly at: number; readonly token: string }
  );
