/**
 * How well the computer plays Khalaha: four levels, each clearly stronger than the one before. A level is a budget of
 * nodes and some noise on its judgement, so the same rngSeed makes the same move; time is only a limit on top of it.
 */
import type { Rng } from '../../kernel/rng';
import { createRng } from '../../kernel/rng';
import type { KhalahaRules, KhalahaSetup } from '../../rules/khalaha';
import { moverEmpty, pack, packedRules, seedsAt } from '../../rules/khalaha/packed';
import type { EndgameTable } from './endgame-table';
import { buildEndgameTable } from './endgame-table';
import type { Estimates } from './estimate';
import { createEstimates } from './estimate';
import type { Solution, Solver } from './solve';
import { createSolver } from './solve';

export const LEVELS = ['leicht', 'mittel', 'schwer', 'meister'] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  readonly maxNodes: number;
  /** Turns looked ahead; null: as far as the nodes reach, with proofs and the endgame table. */
  readonly turns: number | null;
  /** The judgement of each move is off by up to so many seeds. */
  readonly noise: number;
  /** How often, of 100 moves, it takes any move at all. */
  readonly whims: number;
}

export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  leicht: { maxNodes: 500, turns: 1, noise: 3, whims: 15 },
  mittel: { maxNodes: 5_000, turns: 2, noise: 0.75, whims: 0 },
  schwer: { maxNodes: 30_000, turns: 4, noise: 0.25, whims: 0 },
  meister: { maxNodes: 3_000_000, turns: null, noise: 0, whims: 0 },
};

export interface Choice {
  /** The pit to sow, 1-6. */
  readonly pit: number;
  /** What a proving level has found; null for the others. */
  readonly solution: Solution | null;
}

/** The computer as a player of one rule set. */
export interface Player {
  /** null: the mover has nothing to sow, or the game is over. rngSeed: a 32-bit integer. */
  readonly choose: (
    level: Level,
    setup: KhalahaSetup,
    rngSeed: number,
    shouldStop: () => boolean,
  ) => Choice | null;
}

/** What the levels that do not prove know of the end of the game. */
const SMALL_TABLE = 3;

/** table is asked for only when a level needs it. */
export function createPlayer(rules: KhalahaRules, table: () => EndgameTable): Player {
  let solver: Solver | null = null;
  let estimates: Estimates | null = null;
  return {
    choose: (level, setup, rngSeed, shouldStop) => {
      const { maxNodes, turns, noise, whims } = STRENGTHS[level];
      if (turns === null) {
        solver ??= createSolver(rules, table());
        const solution = solver.solve(setup, { maxNodes, shouldStop, prove: 'best' });
        return solution.best === null ? null : { pit: solution.best, solution };
      }
      estimates ??= createEstimates(tableUpTo(rules, SMALL_TABLE));
      const { stack } = estimates;
      pack(setup, stack, 0);
      if (moverEmpty(stack, 0)) return null;
      // Mixed with the position, so that one seed serves a whole match.
      const rng = createRng(rngSeed ^ mixed(stack));
      const pits = [0, 1, 2, 3, 4, 5].filter((pit) => seedsAt(stack, 0, pit) > 0);
      if (rng.below(100) < whims) return { pit: (pits[rng.below(pits.length)] ?? 0) + 1, solution: null };
      const seeds = [...setup.mover, ...setup.other].reduce((sum, each) => sum + each, 0);
      const { values } = estimates.moves(0, seeds, turns, { maxNodes, shouldStop });
      return { pit: blurred(pits, values, noise, rng) + 1, solution: null };
    },
  };
}

export function tableUpTo(rules: KhalahaRules, seeds: number): EndgameTable {
  const building = buildEndgameTable(packedRules(rules), seeds);
  for (;;) {
    const step = building.next();
    if (step.done === true) return step.value;
  }
}

const mixed = (stack: Int32Array): number =>
  stack.subarray(0, 3).reduce((hash, word) => Math.imul(hash ^ word, 0x9e3779b1), 0);

/** The best of the pits as a somewhat careless eye sees them. */
function blurred(pits: readonly number[], values: readonly number[], noise: number, rng: Rng): number {
  let best = pits[0] ?? 0;
  let most = -Infinity;
  for (const pit of pits) {
    const seen = (values[pit] ?? 0) + (rng.next() * 2 - 1) * noise;
    if (seen > most) {
      best = pit;
      most = seen;
    }
  }
  return best;
}
