/** Positions and plays for the tests of Khalaha: from literals, and random ones by rngSeed. */
import type { Rng } from '../../../src/kernel/rng';
import type { Side } from '../../../src/rules/game';
import type {
  KhalahaAction,
  KhalahaEvent,
  KhalahaPreset,
  KhalahaRules,
  KhalahaSetup,
  KhalahaState,
} from '../../../src/rules/khalaha';
import { fromSetup, khalaha, parseLiteral, presetRules } from '../../../src/rules/khalaha';

const game = 'khalaha';

export function setup(literal: string): KhalahaSetup {
  const parsed = parseLiteral(literal);
  if (!parsed.ok) throw new Error(`no literal: ${literal}`);
  return parsed.value;
}

export function position(literal: string, rules: KhalahaPreset | KhalahaRules): KhalahaState {
  const state = fromSetup(setup(literal), typeof rules === 'string' ? presetRules(rules) : rules);
  if (!state.ok) throw new Error(`refused: ${literal}`);
  return state.value;
}

export interface Played {
  readonly state: KhalahaState;
  readonly events: readonly KhalahaEvent[];
}

export function act(before: Played, side: Side, action: KhalahaAction): Played {
  const decided = khalaha.decide(before.state, side, action);
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.error)}`);
  return {
    state: decided.value.reduce(khalaha.evolve, before.state),
    events: [...before.events, ...decided.value],
  };
}

/** The side on turn sows these pits one after the other. */
export function sowing(state: KhalahaState, ...pits: number[]): Played {
  return pits.reduce<Played>(
    (played, pit) => act(played, played.state.turn ?? 0, { game, type: 'sow', pit }),
    {
      state,
      events: [],
    },
  );
}

export const refusal = (state: KhalahaState, side: Side, action: KhalahaAction): unknown => {
  const before = JSON.stringify(state);
  const decided = khalaha.decide(state, side, action);
  if (JSON.stringify(state) !== before) throw new Error('decide has changed the state');
  return decided.ok ? null : decided.error;
};

/** Both sides filled by digits (`456654/444444`), south to move. */
export function filled(fillings: string, rules: KhalahaRules = presetRules('khalaha')): KhalahaState {
  const events = khalaha.parseRecord(rules, fillings);
  if (!events.ok) throw new Error(`refused: ${fillings}`);
  return events.value.reduce(khalaha.evolve, khalaha.start(rules));
}

/** A random filling of both sides in random order, with changes of mind. */
export function randomFilling(rules: KhalahaRules, rng: Rng): Played {
  let played: Played = { state: khalaha.start(rules), events: [] };
  while (played.state.phase === 'filling') {
    const side: Side = rng.below(2) === 0 ? 0 : 1;
    if (played.state.ready[side]) continue;
    const pits = played.state.pits[side];
    const empty = pits.indexOf(0);
    const pit = empty >= 0 && rng.below(8) > 0 ? empty + 1 : rng.below(6) + 1;
    const done = empty < 0 && rng.below(3) > 0;
    const action: KhalahaAction = done
      ? { game, type: 'finishFilling' }
      : { game, type: 'fill', pit, seeds: 4 + rng.below(3) };
    played = act(played, side, action);
  }
  return played;
}

export const seedsOf = (state: KhalahaState): number =>
  [...state.pits[0], ...state.pits[1], ...state.stores].reduce((sum, seeds) => sum + seeds, 0);

/** The same position with the sides exchanged. */
export const mirrored = (state: KhalahaState): KhalahaState => ({
  ...state,
  pits: [state.pits[1], state.pits[0]],
  stores: [state.stores[1], state.stores[0]],
  turn: state.turn === null ? null : state.turn === 0 ? 1 : 0,
  outcome:
    state.outcome === null
      ? null
      : {
          ...state.outcome,
          winner: state.outcome.winner === null ? null : state.outcome.winner === 0 ? 1 : 0,
          score: [state.outcome.score[1], state.outcome.score[0]],
        },
});
