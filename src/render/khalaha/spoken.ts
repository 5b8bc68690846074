/** The board of Khalaha for who listens to it: one fact a line, own side first, no drawing and no columns. */
import type { Side } from '../../rules/game';
import { explainLastMove } from '../../text/narrate';
import { addressOf, type Address } from '../../text/narrate/address';
import type { Message } from '../../text/message';
import { statusFacts } from './status';
import type { Telling } from './view';

interface About {
  readonly to: Address;
  readonly name: string;
}

const about = (side: Side, { names, listener }: Telling): About => ({
  to: addressOf(side, listener),
  name: names[side],
});

/** One pit as a fact; pit: 1-6 in its owner's numbering. */
export const pitFact = (side: Side, pit: number, telling: Telling): Message => ({
  code: 'khalaha-pit',
  ...about(side, telling),
  pit,
  seeds: telling.view.state.pits[side][pit - 1] ?? 0,
});

function sideFacts(side: Side, telling: Telling): readonly Message[] {
  const { state, phase } = telling.view;
  const pits = state.pits[side].map((_seeds, index) => pitFact(side, index + 1, telling));
  const who = about(side, telling);
  const store: Message = { code: 'khalaha-store', ...who, seeds: state.stores[side] };
  if (phase !== 'filling') return [...pits, store];
  if (state.ready[side]) return [...pits, { code: 'khalaha-ready', ...who }];
  return [...pits, { code: 'khalaha-supply', ...who, seeds: state.supply[side] }];
}

export function renderSpoken(telling: Telling): readonly string[] {
  const { view, names, listener, top, say } = telling;
  const facts = [view.bottom, top].flatMap((side) => sideFacts(side, telling));
  const last = view.lastMove === null ? [] : [explainLastMove(view, names, listener)];
  const told: readonly Message[] = last.map((message) => ({ code: 'board-last-move', what: say(message) }));
  return [...facts, ...told, ...statusFacts(telling)].map(say);
}
