/** The board of Kelma in the style that a client is set to. */
import { assertNever } from '../../kernel/assert-never';
import type { BySide } from '../../rules/game';
import type { Catalogue } from '../../text/catalogue';
import type { Capabilities } from '../capabilities';
import { tellingOf } from '../telling';
import { renderDrawn } from './drawn';
import { ASCII, UNICODE } from './signs';
import { renderSpoken } from './spoken';
import type { KelmaView } from './view';

export function renderKelma(
  view: KelmaView,
  capabilities: Capabilities,
  catalogue: Catalogue,
  names: BySide<string>,
): readonly string[] {
  const telling = tellingOf(view, capabilities, catalogue, names);
  switch (capabilities.board) {
    case 'ascii':
      return renderDrawn(telling, ASCII, capabilities);
    case 'unicode':
      return renderDrawn(telling, UNICODE, capabilities);
    case 'text':
      return renderSpoken(telling);
    default:
      return assertNever(capabilities.board);
  }
}
