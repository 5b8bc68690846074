/** The facts of a match, in the past tense. The match is their fold, and they are what is stored. */
import type { BySide, Side } from '../rules/game';
import type { GameEvent, GameRules } from '../rules/registry';
import type { Brand } from '../kernel/brand';
import type { Offer } from './intent';
import type { Player } from './player';

/** Counts from 1 in the order in which matches begin; players know a match by it. */
export type MatchId = Brand<number, 'MatchId'>;

export type MatchEvent =
  | {
      readonly type: 'MatchStarted';
      /** Milliseconds since the epoch. */
      readonly at: number;
      readonly table: number;
      readonly rules: GameRules;
      readonly players: BySide<Player>;
    }
  | { readonly type: 'Played'; readonly event: GameEvent }
  | { readonly type: 'OfferMade'; readonly side: Side; readonly offer: Offer; readonly move: string | null }
  | { readonly type: 'OfferDeclined'; readonly side: Side; readonly offer: Offer }
  | { readonly type: 'OfferWithdrawn'; readonly side: Side; readonly offer: Offer }
  /** `side` asked; its last move `move` and everything after it, `count` game events, are undone. */
  | { readonly type: 'MoveTakenBack'; readonly side: Side; readonly move: string; readonly count: number }
  /** Both have agreed that hints may be asked for in this match. */
  | { readonly type: 'HintsAllowed' }
  | { readonly type: 'MatchAdjourned' }
  | { readonly type: 'MatchResumed'; readonly side: Side }
  | { readonly type: 'MatchResigned'; readonly side: Side }
  | { readonly type: 'MatchDrawn' }
  /** No result. left: `side` left before both had moved; restarted: both agreed on a new match. */
  | { readonly type: 'MatchCalledOff'; readonly side: Side; readonly reason: 'left' | 'restarted' }
  /** `side` stayed away and the other one claimed the end. */
  | { readonly type: 'MatchAbandoned'; readonly side: Side };

/** How a match ended, whether by its game or by its players. */
export interface MatchEnd {
  readonly winner: Side | null;
  /** The game's own reason ('stores' ...) or 'resigned', 'agreed', 'abandoned', 'calledOff', 'restarted'. */
  readonly reason: string;
  readonly score: BySide<number>;
}
