/** A match: a game, who plays it, and what they have proposed to each other. Plain data, made by evolve.ts. */
import type { BySide, Side } from '../rules/game';
import { gameOf, type GameEvent, type GameRules, type GameState } from '../rules/registry';
import type { MatchEnd } from './events';
import type { Offer } from './intent';
import { isSamePlayer, type Player } from './player';

/** The game's events, newest first, without fillings that were changed later. */
export interface Trail {
  readonly event: GameEvent;
  readonly earlier: Trail | null;
  /** The state before it, kept now and then for taking back; all of them would fill the memory: see gameSteps. */
  readonly before: GameState | null;
}

export interface OpenOffer {
  readonly by: Side;
  /** The move that a takeback would undo, in notation; null for other offers. */
  readonly move: string | null;
}

export type OpenOffers = Readonly<Record<Offer, OpenOffer | null>>;

export const NO_OFFERS: OpenOffers = {
  draw: null,
  takeback: null,
  restart: null,
  adjourn: null,
  hints: null,
};

export interface Match {
  /** Number of events so far; the next append expects it. */
  readonly version: number;
  readonly startedAt: number;
  readonly table: number;
  readonly rules: GameRules;
  readonly players: BySide<Player>;
  readonly state: GameState;
  readonly trail: Trail | null;
  readonly offers: OpenOffers;
  readonly adjourned: boolean;
  /** Hints may be asked for: agreed upon, or nobody is there to be wronged. */
  readonly hints: boolean;
  /** What each side has used up of its allowance. */
  readonly spent: BySide<number>;
  /** null while the match goes on. */
  readonly end: MatchEnd | null;
}

/** Something has been proposed and not been answered. */
export const hasOpenOffer = ({ offers }: Match): boolean =>
  Object.values(offers).some((offer) => offer !== null);

/** One person holds both seats. */
export const isPractice = (match: Match): boolean => isSamePlayer(match.players[0], match.players[1]);

/** The game's events in the order in which they happened, without those taken back and fillings changed later. */
export function gameEvents(match: Match): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (let step = match.trail; step !== null; step = step.earlier) events.push(step.event);
  return events.reverse();
}

/** A game's event with the state before it. */
export interface GameStep {
  readonly event: GameEvent;
  readonly before: GameState;
}

/** The same with the states between, played again from the start. */
export function gameSteps(match: Match): readonly GameStep[] {
  let state = gameOf(match.rules).start(match.rules);
  return gameEvents(match).map((event) => {
    const before = state;
    state = gameOf(event).evolve(before, event);
    return { event, before };
  });
}
