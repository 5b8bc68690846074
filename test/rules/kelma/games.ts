/** Ground for the tests of Kelma: states from literals, moves by text, random games from a seed. */
import { createRng } from '../../../src/kernel/rng';
import type { KelmaEvent, KelmaRefusal, KelmaRules, KelmaState } from '../../../src/rules/kelma';
import { kelma, MITTE, parseLiteral, stateFrom } from '../../../src/rules/kelma';

export function stateAt(literal: string, rules: KelmaRules = MITTE): KelmaState {
  const position = parseLiteral(literal);
  if (!position.ok) throw new Error(`${literal}: ${position.error.code}`);
  return stateFrom(rules, position.value);
}

export interface Played {
  readonly state: KelmaState;
  readonly event: KelmaEvent;
}

export function play(state: KelmaState, text: string): Played {
  const action = kelma.parseMove(state, text);
  if (!action.ok) throw new Error(`${text}: ${action.error.code}`);
  const decided = kelma.decide(state, state.position.turn, action.value);
  if (!decided.ok) throw new Error(`${text}: ${decided.error.code}`);
  const [event] = decided.value;
  if (event === undefined) throw new Error(`${text}: no event`);
  return { state: kelma.evolve(state, event), event };
}

export const playAll = (state: KelmaState, moves: string): KelmaState =>
  moves.split(' ').reduce((now, text) => play(now, text).state, state);

/** Why the side on turn may not do this; null if it may. */
export function refusalOf(state: KelmaState, text: string): KelmaRefusal | null {
  const action = kelma.parseMove(state, text);
  if (!action.ok) return action.error;
  const decided = kelma.decide(state, state.position.turn, action.value);
  return decided.ok ? null : decided.error;
}

/** Plays random moves to the end and shows each step; returns the last state. */
export function randomGame(
  rngSeed: number,
  rules: KelmaRules,
  visit: (before: KelmaState, moves: readonly string[], move: string, played: Played) => void,
): KelmaState {
  const rng = createRng(rngSeed);
  let state = kelma.start(rules);
  while (state.outcome === null) {
    const moves = kelma.legalMoves(state);
    const move = moves[rng.below(moves.length)] ?? '';
    const played = play(state, move);
    visit(state, moves, move, played);
    state = played.state;
  }
  return state;
}

/** All house rules that differ from the source, one at a time and together. */
export const HOUSES: readonly KelmaRules[] = [
  MITTE,
  { ...MITTE, captureOwn: true },
  { ...MITTE, pushLocked: false },
  { ...MITTE, pushFlips: true },
  { ...MITTE, captureOwn: true, pushLocked: false, pushFlips: true },
];
