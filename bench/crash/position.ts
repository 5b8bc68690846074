/** A position in the form in which it can be compared: from the rules, and from what the house tells programs. */
import type { Side } from '../../src/rules/game';
import { makeLiteral } from '../../src/rules/kelma';
import { gameOf, type GameState } from '../../src/rules/registry';

/** The fields of Game.State that are looked at. */
export interface ToldState {
  readonly game: GameState['game'];
  readonly match: string;
  readonly rules: string;
  readonly phase: string;
  readonly you: Side | null;
  readonly turn: Side | null;
  readonly ply: number;
  readonly pits?: unknown;
  readonly stores?: unknown;
  readonly supply?: unknown;
  readonly ready?: unknown;
  readonly position?: unknown;
}

/** What the house tells, as text. */
export function positionTold(told: ToldState): string {
  const { phase, turn, ply, pits, stores, supply, ready, position } = told;
  return JSON.stringify([phase, turn, ply, position ?? [pits, stores, supply, ready]]);
}

/** What the rules say, as the same text. */
export function positionOf(state: GameState): string {
  const game = gameOf(state);
  const board =
    state.game === 'kelma'
      ? makeLiteral(state.position)
      : [state.pits, state.stores, state.supply, state.ready];
  return JSON.stringify([game.phaseOf(state), game.turnOf(state), game.plyOf(state), board]);
}
