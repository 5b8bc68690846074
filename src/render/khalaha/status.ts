/** What stands under every board of Khalaha: the phase, whose turn it is, the result. One fact each. */
import type { Side } from '../../rules/game';
import { SIDES } from '../../rules/game';
import { outcomeMessage } from '../../text/narrate';
import { addressOf } from '../../text/narrate/address';
import type { Message } from '../../text/message';
import type { Telling } from './view';

function fillingFacts({ view, names, listener }: Telling): readonly Message[] {
  const { rules, ready } = view.state;
  const own = view.you;
  if (own !== null && !ready[own] && rules.filling.kind === 'players') {
    return [{ code: 'khalaha-fill-now', min: rules.filling.min, max: rules.filling.max }];
  }
  const busy = SIDES.filter((side) => !ready[side] && side !== listener).map((side) => names[side]);
  return [{ code: 'khalaha-filling-goes-on', names: busy, count: busy.length }];
}

function turnFacts(turn: Side, { view, names, listener }: Telling): readonly Message[] {
  const onTurn: Message = { code: 'board-turn', to: addressOf(turn, listener), name: names[turn] };
  return view.state.swapOpen && view.you === turn ? [onTurn, { code: 'khalaha-may-swap' }] : [onTurn];
}

export function statusFacts(telling: Telling): readonly Message[] {
  const { view, names, listener } = telling;
  if (view.end !== null) return [outcomeMessage(view.end, names, listener)];
  const now =
    view.phase === 'filling'
      ? fillingFacts(telling)
      : view.turn === null
        ? []
        : turnFacts(view.turn, telling);
  return view.adjourned ? [...now, { code: 'board-adjourned' }] : now;
}
