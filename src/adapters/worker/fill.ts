/** A level's filling of its pits in Khalaha, as actions: in one where all pits get the same, else pit by pit. */
import { chooseFilling, type Level } from '../../bot/khalaha';
import { opponentOf, type Side } from '../../rules/game';
import type { KhalahaAction, KhalahaState, Pits } from '../../rules/khalaha';

/** The actions that set these pits and finish. */
export function fillWith(pits: Pits): readonly KhalahaAction[] {
  const [first] = pits;
  const finish: KhalahaAction = { game: 'khalaha', type: 'finishFilling' };
  if (first !== undefined && pits.every((seeds) => seeds === first)) {
    return [{ game: 'khalaha', type: 'fillAll', seeds: first }, finish];
  }
  const fills = pits.map((seeds, index): KhalahaAction => {
    return { game: 'khalaha', type: 'fill', pit: index + 1, seeds };
  });
  return [...fills, finish];
}

/** Nothing once the side is ready. */
export function fillAs(
  level: Level,
  state: KhalahaState,
  side: Side,
  rngSeed: number,
): readonly KhalahaAction[] {
  if (state.ready[side]) return [];
  return fillWith(chooseFilling(level, state.rules, side, state.pits[opponentOf(side)], rngSeed));
}
