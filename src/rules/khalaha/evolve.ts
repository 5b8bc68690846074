/** The state after one fact. A state is the fold of its facts over startOf(rules). */
import type { Side } from '../game';
import { NORTH, SOUTH, opponentOf } from '../game';
import { sow } from './sowing';
import type { KhalahaState } from './state';
import { outcomeByStores, seedsIn, totalOf, withSide } from './state';
import type { KhalahaEvent, PitFilled, SeedsSown } from './vocabulary';

export function evolve(state: KhalahaState, event: KhalahaEvent): KhalahaState {
  switch (event.type) {
    case 'PitFilled':
      return filled(state, event);
    case 'FillingFinished':
      return finished(state, event.side);
    case 'SeedsSown':
      return sown(state, event);
    case 'TurnPassed':
      return onTurn(state, opponentOf(event.side));
    case 'SidesSwapped': {
      const [south, north] = state.pits;
      const [southStore, northStore] = state.stores;
      return onTurn({ ...state, pits: [north, south], stores: [northStore, southStore] }, SOUTH);
    }
  }
}

function filled(state: KhalahaState, { side, pit, seeds }: PitFilled): KhalahaState {
  const before = seedsIn(state.pits[side], pit);
  const pits = state.pits[side].map((each, index) => (index === pit - 1 ? seeds : each));
  return {
    ...state,
    pits: withSide(state.pits, side, pits),
    supply: withSide(state.supply, side, state.supply[side] + before - seeds),
  };
}

function finished(state: KhalahaState, side: Side): KhalahaState {
  const ready = withSide(state.ready, side, true);
  if (!ready[SOUTH] || !ready[NORTH]) return { ...state, ready };
  return { ...state, ready, phase: 'playing', turn: SOUTH };
}

function sown(state: KhalahaState, event: SeedsSown): KhalahaState {
  const { board } = sow(state, event.side, event.pit, state.rules);
  const after = { ...state, ...board, ply: state.ply + 1 };
  if (totalOf(board.pits[0]) + totalOf(board.pits[1]) > 0) {
    return onTurn(after, event.bonusTurn ? event.side : opponentOf(event.side));
  }
  const outcome = outcomeByStores(board.stores);
  return { ...after, phase: 'over', turn: null, outcome, opening: false, swapOpen: false };
}

/** The turn goes to `turn`. North may change sides only when it comes on turn for the first time. */
function onTurn(state: KhalahaState, turn: Side): KhalahaState {
  const opening = state.opening && turn === SOUTH;
  return { ...state, turn, opening, swapOpen: state.rules.swap && state.opening && turn === NORTH };
}
