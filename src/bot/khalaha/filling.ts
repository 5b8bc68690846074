/** How the computer fills its pits (K4): deterministic for a given rngSeed. */
import { createRng } from '../../kernel/rng';
import type { Side } from '../../rules/game';
import type { KhalahaAction, KhalahaState } from '../../rules/khalaha';
import type { Level } from './level';

const PITS = [1, 2, 3, 4, 5, 6] as const;

/** The actions that fill all pits of a side and finish; none if it has finished, or if nobody fills by these rules. */
export function chooseFilling(
  state: KhalahaState,
  side: Side,
  level: Level,
  rngSeed: number,
): readonly KhalahaAction[] {
  const { filling } = state.rules;
  if (filling.kind !== 'players' || state.phase !== 'filling' || state.ready[side]) return [];
  const rng = createRng(rngSeed);
  const seedsFor = (): number =>
    level === 'leicht' ? filling.min + rng.below(filling.max - filling.min + 1) : filling.max;
  return [
    ...PITS.map((pit): KhalahaAction => ({ game: 'khalaha', type: 'fill', pit, seeds: seedsFor() })),
    { game: 'khalaha', type: 'finishFilling' },
  ];
}
