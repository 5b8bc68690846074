/**
 * How the computer fills its pits (K4). In self-play of all pairs of these patterns south did best with few seeds
 * throughout (86 %), north with few on the left and many on the right; the best level looks ahead for itself.
 */
import { createRng } from '../../kernel/rng';
import type { KhalahaRules, Pits } from '../../rules/khalaha';
import { pack, seedsAt } from '../../rules/khalaha/packed';
import type { Side } from '../../rules/game';
import { SOUTH } from '../../rules/game';
import { createEstimates } from './estimate';
import type { Level } from './level';
import { tableUpTo } from './level';

type Pattern = readonly (0 | 1 | 2)[];

/** 0: the fewest seeds that are allowed, 1: halfway, 2: the most. */
const PATTERNS: readonly [Pattern, ...Pattern[]] = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 2, 2, 2],
  [0, 0, 0, 0, 1, 2],
  [1, 1, 1, 1, 1, 1],
  [2, 0, 2, 0, 2, 0],
  [0, 0, 2, 2, 0, 0],
  [1, 1, 1, 2, 2, 2],
  [0, 1, 2, 2, 1, 0],
  [2, 2, 0, 0, 2, 2],
];
const ASSUMED_NORTH = PATTERNS[1] ?? PATTERNS[0];

/** For each pattern and reply: nodes of the look ahead, in turns. */
const NODES = 100_000;
const TURNS = 6;
const SMALL_TABLE = 3;

/**
 * Seeds for pits 1-6. `opponent` is the other side's filling so far (0: not filled yet). Empty if the rules fill.
 * rngSeed: a 32-bit integer; the same one gives the same filling.
 */
export function chooseFilling(
  level: Level,
  rules: KhalahaRules,
  side: Side,
  opponent: Pits,
  rngSeed: number,
): Pits {
  const { filling } = rules;
  if (filling.kind === 'fixed') return [];
  const { min, max, supply } = filling;
  const steps = [min, Math.floor((min + max) / 2), max];
  const pitsOf = (pattern: Pattern): Pits => pattern.map((step) => steps[step] ?? min);
  const affordable = PATTERNS.map(pitsOf).filter(
    (pits) => pits.reduce((sum, seeds) => sum + seeds, 0) <= supply,
  );
  const fewest = pitsOf(PATTERNS[0]);
  const rng = createRng(rngSeed);
  switch (level) {
    case 'leicht':
    case 'mittel':
      return affordable[rng.below(affordable.length)] ?? fewest;
    case 'schwer':
      return affordable[side === SOUTH ? 0 : 1] ?? fewest;
    case 'meister': {
      const known = opponent.every((seeds) => seeds > 0);
      return lookAhead(
        affordable,
        rules,
        side,
        known ? opponent : pitsOf(side === SOUTH ? ASSUMED_NORTH : PATTERNS[0]),
      );
    }
  }
}

function lookAhead(fillings: readonly Pits[], rules: KhalahaRules, side: Side, opponent: Pits): Pits {
  const estimates = createEstimates(tableUpTo(rules, SMALL_TABLE));
  let best = fillings[0] ?? [];
  let most = -Infinity;
  for (const pits of fillings) {
    const [mover, other] = side === SOUTH ? [pits, opponent] : [opponent, pits];
    pack({ mover, other }, estimates.stack, 0);
    const seeds = [...mover, ...other].reduce((sum, each) => sum + each, 0);
    const limits = { maxNodes: NODES, shouldStop: () => false };
    const { values } = estimates.moves(0, seeds, TURNS, limits);
    const south = Math.max(...values.filter((_, pit) => seedsAt(estimates.stack, 0, pit) > 0));
    const value = side === SOUTH ? south : -south;
    if (value > most) {
      most = value;
      best = pits;
    }
  }
  return best;
}
