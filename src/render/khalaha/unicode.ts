/** The board of Khalaha with box characters, for clients that agreed on UTF-8. */
import type { Capabilities } from '../capabilities';
import { renderDrawn } from './drawn';
import type { Frame } from './frame';
import type { Telling } from './view';

const FRAME: Frame = {
  horizontal: '─',
  vertical: '│',
  upper: ['╭', '┬', '╮'],
  middle: ['├', '┼', '┤'],
  lower: ['╰', '┴', '╯'],
  mark: '•',
};

export const renderUnicode = (telling: Telling, capabilities: Capabilities): readonly string[] =>
  renderDrawn(telling, FRAME, capabilities);
