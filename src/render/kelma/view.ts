/** A match of Kelma as its renderers need it: the view with its state's type known. */
import type { MatchView } from '../../match/view';
import type { KelmaEvent, KelmaState, Square } from '../../rules/kelma';
import type { TellingOf } from '../telling';

export interface KelmaView extends MatchView {
  readonly state: KelmaState;
}

export type Telling = TellingOf<KelmaView>;

/** The last move that counts; null before the first. */
export const lastMoveOf = ({ lastMove }: KelmaView): KelmaEvent | null =>
  lastMove?.game === 'kelma' ? lastMove : null;

/** The square of the locked stone (L7); null also when nobody is on turn who would have to heed it. */
export const lockedOf = ({ state, turn }: KelmaView): Square | null =>
  turn === null ? null : state.position.locked;
