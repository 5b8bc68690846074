/** A match of Khalaha as its renderers need it: the view with its state's type known, and what follows from it. */
import type { MatchView } from '../../match/view';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { KhalahaState } from '../../rules/khalaha';
import type { Message } from '../../text/message';
import { listenerOf } from '../../text/narrate';
import type { Catalogue } from '../../text/catalogue';
import type { Capabilities } from '../capabilities';
import { transliterate } from '../transliterate';

export interface KhalahaView extends MatchView {
  readonly state: KhalahaState;
}

/** The view together with who is told about it, and in which words. */
export interface Telling {
  readonly view: KhalahaView;
  readonly names: BySide<string>;
  /** The side spoken to as Du. */
  readonly listener: Side | null;
  /** The side at the top. */
  readonly top: Side;
  readonly say: (message: Message) => string;
}

export function tellingOf(
  view: KhalahaView,
  capabilities: Capabilities,
  catalogue: Catalogue,
  names: BySide<string>,
): Telling {
  return {
    view,
    // Reduced before anything is measured: ä becomes ae and takes up one cell more.
    names: [transliterate(names[0], capabilities.charset), transliterate(names[1], capabilities.charset)],
    listener: listenerOf(view),
    top: opponentOf(view.bottom),
    say: (message) => transliterate(catalogue.say(message), capabilities.charset),
  };
}
