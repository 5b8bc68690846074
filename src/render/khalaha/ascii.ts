/** The board of Khalaha in plain ASCII, readable on every terminal. */
import type { Capabilities } from '../capabilities';
import { renderDrawn } from './drawn';
import type { Frame } from './frame';
import type { Telling } from './view';

const FRAME: Frame = {
  horizontal: '-',
  vertical: '|',
  upper: ['+', '+', '+'],
  middle: ['+', '+', '+'],
  lower: ['+', '+', '+'],
  mark: '*',
};

export const renderAscii = (telling: Telling, capabilities: Capabilities): readonly string[] =>
  renderDrawn(telling, FRAME, capabilities);
