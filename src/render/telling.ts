/** A match as a renderer of one game needs it: the view, who is told about it, and in which words. */
import type { MatchView } from '../match/view';
import { opponentOf, type BySide, type Side } from '../rules/game';
import type { Catalogue } from '../text/catalogue';
import type { Message } from '../text/message';
import { listenerOf } from '../text/narrate';
import type { Capabilities } from './capabilities';
import { transliterate } from './transliterate';

export interface TellingOf<View extends MatchView> {
  readonly view: View;
  readonly names: BySide<string>;
  /** The side spoken to as Du. */
  readonly listener: Side | null;
  /** The side at the top. */
  readonly top: Side;
  readonly say: (message: Message) => string;
}

/** names: as seatNames gives them. */
export function tellingOf<View extends MatchView>(
  view: View,
  capabilities: Capabilities,
  catalogue: Catalogue,
  names: BySide<string>,
): TellingOf<View> {
  return {
    view,
    // Reduced before anything is measured: ä becomes ae and takes up one cell more.
    names: [transliterate(names[0], capabilities.charset), transliterate(names[1], capabilities.charset)],
    listener: listenerOf(view),
    top: opponentOf(view.bottom),
    say: (message) => transliterate(catalogue.say(message), capabilities.charset),
  };
}
