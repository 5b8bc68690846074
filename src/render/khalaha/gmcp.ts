/** The state of a match of Khalaha for client programs. Index 0 is south; pits run left to right as the owner sits. */
import type { BySide } from '../../rules/game';
import type { HeadState } from '../gmcp/head';
import { headOf } from '../gmcp/head';
import type { KhalahaView } from './view';

export interface KhalahaGameState extends HeadState {
  readonly game: 'khalaha';
  readonly pits: BySide<readonly number[]>;
  readonly stores: BySide<number>;
  readonly supply: BySide<number>;
  readonly ready: BySide<boolean>;
}

export function khalahaGameState(view: KhalahaView, names: BySide<string>): KhalahaGameState {
  const { rules, pits, stores, supply, ready } = view.state;
  return { game: 'khalaha', ...headOf(view, rules.preset, names), pits, stores, supply, ready };
}
