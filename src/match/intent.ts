/** What somebody at a table wishes for the match there. Whether it may be is decided in decide.ts. */
import type { GameAction } from '../rules/registry';

/** What one side can propose and the other can accept by proposing the same. */
export const OFFERS = ['draw', 'takeback', 'restart', 'adjourn', 'hints'] as const;
export type Offer = (typeof OFFERS)[number];

export type MatchIntent =
  | { readonly type: 'act'; readonly action: GameAction }
  /** A move in the game's notation, as a player or program writes it. */
  | { readonly type: 'move'; readonly text: string }
  | { readonly type: 'resign' }
  /** Proposes, or accepts what the other side has proposed. */
  | { readonly type: 'offer'; readonly offer: Offer }
  /** Accepts what the other side has proposed, and proposes nothing itself. */
  | { readonly type: 'accept'; readonly offer: Offer }
  /** Declines what the other side proposes; with nothing to decline, withdraws one's own. */
  | { readonly type: 'decline' }
  | { readonly type: 'resume' }
  /** Ends a match without result: of two computers that nobody watches, or one to which nobody comes back. */
  | { readonly type: 'callOff' }
  /** Ends a match whose other player has stayed away too long. */
  | { readonly type: 'claim' };
