/** A match of Khalaha as its renderers need it: the view with its state's type known. */
import type { MatchView } from '../../match/view';
import type { KhalahaState } from '../../rules/khalaha';
import type { TellingOf } from '../telling';

export interface KhalahaView extends MatchView {
  readonly state: KhalahaState;
}

export type Telling = TellingOf<KhalahaView>;
