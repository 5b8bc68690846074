/** Game.State of any game as a JSON object (GMCP). Each game's own fields are in its folder. */
import { assertNever } from '../../kernel/assert-never';
import type { MatchView } from '../../match/view';
import type { BySide } from '../../rules/game';
import { kelmaGameState } from '../kelma/gmcp';
import { khalahaGameState } from '../khalaha/gmcp';

/** names: as seatNames gives them. */
export function gameState(view: MatchView, names: BySide<string>): object {
  const { state } = view;
  switch (state.game) {
    case 'khalaha':
      return khalahaGameState({ ...view, state }, names);
    case 'kelma':
      return kelmaGameState({ ...view, state }, names);
    default:
      return assertNever(state);
  }
}
