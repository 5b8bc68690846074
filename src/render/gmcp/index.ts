/** Game.State of any game as a JSON object (GMCP). Each game's own fields are in its folder. */
import { assertNever } from '../../kernel/assert-never';
import type { MatchView } from '../../match/view';
import type { BySide } from '../../rules/game';
import { khalahaGameState } from '../khalaha/gmcp';
import { headOf } from './head';

/** names: as seatNames gives them. */
export function gameState(view: MatchView, names: BySide<string>): object {
  const { state } = view;
  switch (state.game) {
    case 'khalaha':
      return khalahaGameState({ ...view, state }, names);
    case 'kelma':
      return { game: 'kelma', ...headOf(view, state.game, names) };
    default:
      return assertNever(state);
  }
}
