/**
 * The list of games. Each game is a folder beside this file; from here on they are one closed union, told
 * apart by the field `game`.
 */
import type { Game } from './game';
import {
  khalaha,
  type KhalahaAction,
  type KhalahaEvent,
  type KhalahaRefusal,
  type KhalahaRules,
  type KhalahaState,
} from './khalaha';
import {
  kelma,
  type KelmaAction,
  type KelmaEvent,
  type KelmaRefusal,
  type KelmaRules,
  type KelmaState,
} from './kelma';

export const GAME_IDS = ['khalaha', 'kelma'] as const;
export type GameId = (typeof GAME_IDS)[number];

export type GameRules = KhalahaRules | KelmaRules;
export type GameState = KhalahaState | KelmaState;
export type GameAction = KhalahaAction | KelmaAction;
export type GameEvent = KhalahaEvent | KelmaEvent;
export type GameRefusal = KhalahaRefusal | KelmaRefusal;

export type AnyGame = Game<GameId, GameRules, GameState, GameAction, GameEvent, GameRefusal>;

/**
 * A game behind the union's types. Sound as long as a game is given only its own values, which `gameOf`
 * ensures for everyone who starts from a state, rules or an event.
 */
const GAMES: Readonly<Record<GameId, AnyGame>> = {
  khalaha: khalaha as unknown as AnyGame,
  kelma: kelma as unknown as AnyGame,
};

/** The game that a value (rules, state, action, event) belongs to, or the game of that id. */
export const gameOf = (owner: GameId | { readonly game: GameId }): AnyGame =>
  GAMES[typeof owner === 'string' ? owner : owner.game];

/** The rules known by that name, of the given game; undefined if there are none. */
export const presetOf = (game: GameId, preset: string): GameRules | undefined =>
  GAMES[game].presets.find((rules) => rules.preset === preset);
