/** Game.State of any game as a JSON object (GMCP). Each game's own fields are in its folder. */
import { assertNever } from '../../kernel/assert-never';
import type { MatchView } from '../../match/view';
import { khalahaGameState } from '../khalaha/gmcp';
import { headOf } from './head';

export function gameState(view: MatchView): object {
  const { state } = view;
  switch (state.game) {
    case 'khalaha':
      return khalahaGameState({ ...view, state });
    case 'kelma':
      return { game: 'kelma', ...headOf(view, state.game) };
    default:
      return assertNever(state);
  }
}
