/** The board of any game, as one client can show it. All styles render the same view, so they cannot disagree. */
import { assertNever } from '../kernel/assert-never';
import type { MatchView } from '../match/view';
import type { BySide } from '../rules/game';
import type { Catalogue } from '../text/catalogue';
import type { Capabilities } from './capabilities';
import { renderKelma } from './kelma';
import { renderKhalaha } from './khalaha';
import { wrap } from './wrap';

/** names: as seatNames gives them. Lines are never wider than the client. */
export function renderBoard(
  view: MatchView,
  capabilities: Capabilities,
  catalogue: Catalogue,
  names: BySide<string>,
): readonly string[] {
  return boardOf(view, capabilities, catalogue, names).flatMap((line) => wrap(line, capabilities.columns));
}

function boardOf(
  view: MatchView,
  capabilities: Capabilities,
  catalogue: Catalogue,
  names: BySide<string>,
): readonly string[] {
  const { state } = view;
  switch (state.game) {
    case 'khalaha':
      return renderKhalaha({ ...view, state }, capabilities, catalogue, names);
    case 'kelma':
      return renderKelma({ ...view, state }, capabilities, catalogue, names);
    default:
      return assertNever(state);
  }
}
