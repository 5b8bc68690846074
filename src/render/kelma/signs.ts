/** The signs that a drawn board of Kelma is made of; what else the styles draw is the same. Each takes one cell. */
import type { BySide } from '../../rules/game';

export interface Signs {
  readonly pawns: BySide<string>;
  readonly empty: string;
  /** Stands before whatever the last move has changed. */
  readonly mark: string;
  /** Stands behind a locked stone. */
  readonly lock: string;
  readonly horizontal: string;
  readonly vertical: string;
  /** Upper left, upper right, lower left, lower right. */
  readonly corners: readonly [string, string, string, string];
}

export const ASCII: Signs = {
  pawns: ['o', 'x'],
  empty: '.',
  mark: '*',
  lock: '!',
  horizontal: '-',
  vertical: '|',
  corners: ['+', '+', '+', '+'],
};

export const UNICODE: Signs = {
  pawns: ['○', '●'],
  empty: '·',
  mark: '»',
  lock: '!',
  horizontal: '─',
  vertical: '│',
  corners: ['╭', '╮', '╰', '╯'],
};
