/** What stands under every board of Kelma: the lock, a draw that comes near, whose turn it is, the result. */
import { occurrencesOf, QUIET_LIMIT, QUIET_WARNING, REPETITION_LIMIT } from '../../rules/kelma';
import { outcomeMessage } from '../../text/narrate';
import { addressOf } from '../../text/narrate/address';
import type { Message } from '../../text/message';
import { lockedOf, type Telling } from './view';

/** Draws that come near (L10), as long as they do. */
function warnings({ view }: Telling): readonly Message[] {
  const { recent, quiet } = view.state;
  const repeated: readonly Message[] =
    occurrencesOf(recent) === REPETITION_LIMIT - 1 ? [{ code: 'kelma-status-repeated' }] : [];
  const left = QUIET_LIMIT - quiet;
  const calm: readonly Message[] = quiet >= QUIET_WARNING ? [{ code: 'kelma-status-quiet', left }] : [];
  return [...repeated, ...calm];
}

/** Which stone is locked for whom, and until when (L7). */
export function lockFacts({ view, names, listener }: Telling, mark: string): readonly Message[] {
  const locked = lockedOf(view);
  const { turn } = view;
  if (locked === null || turn === null) return [];
  return [
    { code: 'kelma-status-lock', mark, square: locked, to: addressOf(turn, listener), name: names[turn] },
  ];
}

export function statusFacts(telling: Telling): readonly Message[] {
  const { view, names, listener } = telling;
  if (view.end !== null) return [outcomeMessage(view.end, names, listener)];
  const { turn } = view;
  const now: readonly Message[] =
    turn === null ? [] : [{ code: 'board-turn', to: addressOf(turn, listener), name: names[turn] }];
  const paused: readonly Message[] = view.adjourned ? [{ code: 'board-adjourned' }] : [];
  return [...warnings(telling), ...now, ...paused];
}
