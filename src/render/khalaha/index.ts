/** The board of Khalaha in the style that a client is set to. */
import { assertNever } from '../../kernel/assert-never';
import type { BySide } from '../../rules/game';
import type { Catalogue } from '../../text/catalogue';
import type { Capabilities } from '../capabilities';
import { renderAscii } from './ascii';
import { renderSpoken } from './spoken';
import { tellingOf } from '../telling';
import { renderUnicode } from './unicode';
import type { KhalahaView } from './view';

export function renderKhalaha(
  view: KhalahaView,
  capabilities: Capabilities,
  catalogue: Catalogue,
  names: BySide<string>,
): readonly string[] {
  const telling = tellingOf(view, capabilities, catalogue, names);
  switch (capabilities.board) {
    case 'ascii':
      return renderAscii(telling, capabilities);
    case 'unicode':
      return renderUnicode(telling, capabilities);
    case 'text':
      return renderSpoken(telling);
    default:
      return assertNever(capabilities.board);
  }
}
