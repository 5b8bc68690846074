/** The state of a match of Kelma for client programs: the head that all games share, and the position as a literal. */
import type { BySide } from '../../rules/game';
import { makeLiteral, type Square } from '../../rules/kelma';
import type { HeadState } from '../gmcp/head';
import { headOf } from '../gmcp/head';
import type { KelmaView } from './view';

export interface KelmaGameState extends HeadState {
  readonly game: 'kelma';
  /** As literal.ts of the rules writes it. */
  readonly position: string;
  /** The square of the stone that the side on turn must not move. */
  readonly locked: Square | null;
}

export function kelmaGameState(view: KelmaView, names: BySide<string>): KelmaGameState {
  const { rules, position } = view.state;
  const head = headOf(view, rules.preset, names);
  return { game: 'kelma', ...head, position: makeLiteral(position), locked: position.locked };
}
