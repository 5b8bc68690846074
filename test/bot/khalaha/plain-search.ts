/** Plain full search by the rules' own functions, remembering positions: slow, simple, and nothing shared with src/bot. */
import type { KhalahaRules, KhalahaSetup, KhalahaState } from '../../../src/rules/khalaha';
import { formatLiteral, fromSetup, khalaha, setupOf } from '../../../src/rules/khalaha';
import { playMove } from '../../../src/rules/perft';

export interface PlainSearch {
  /** Margin still to come for the side on turn. */
  readonly stillToCome: (state: KhalahaState) => number;
  /** Final margin for the mover of the setup. */
  readonly value: (setup: KhalahaSetup) => number;
}

export function plainSearch(rules: KhalahaRules): PlainSearch {
  const known = new Map<string, number>();

  function stillToCome(state: KhalahaState): number {
    const { turn } = state;
    if (turn === null) return 0;
    const key = formatLiteral({ ...setupOf(state), moverStore: 0, otherStore: 0 });
    const before = known.get(key);
    if (before !== undefined) return before;
    const margin = (each: KhalahaState): number => (each.stores[0] - each.stores[1]) * (turn === 0 ? 1 : -1);
    const best = khalaha.legalMoves(state).reduce((most, move) => {
      const after = playMove(khalaha, state, move);
      const rest = after.turn === null ? 0 : stillToCome(after) * (after.turn === turn ? 1 : -1);
      return Math.max(most, margin(after) - margin(state) + rest);
    }, -Infinity);
    known.set(key, best);
    return best;
  }

  function value(setup: KhalahaSetup): number {
    const state = fromSetup(setup, rules);
    if (!state.ok) throw new Error(state.error.code);
    const { stores, turn } = state.value;
    const banked = stores[0] - stores[1];
    return turn === null ? banked : banked + stillToCome(state.value) * (turn === 0 ? 1 : -1);
  }

  return { stillToCome, value };
}
