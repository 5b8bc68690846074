/**
 * How well the computer plays: four levels, each clearly stronger than the one before. A level is a budget of nodes
 * and some noise on its judgement, so the same rngSeed makes the same move; time is only a limit on top of it.
 */
import type { Rng } from '../../kernel/rng';
import { createRng } from '../../kernel/rng';
import { toKernel } from '../../rules/kelma/kernel';
import type { RatedMove, SearchResult } from './search';
import { search } from './search';
import type { Task } from './thread';

export const LEVELS = ['leicht', 'mittel', 'schwer', 'meister'] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  readonly maxNodes: number;
  readonly maxDepth: number;
  /** The judgement of each move is off by up to this, in hundredths of a pawn; 0: it plays its best move. */
  readonly noise: number;
  /** How often, of 100 moves, it takes any move at all. */
  readonly whims: number;
}

export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  leicht: { maxNodes: 1_000, maxDepth: 1, noise: 100, whims: 10 },
  mittel: { maxNodes: 4_000, maxDepth: 2, noise: 25, whims: 0 },
  schwer: { maxNodes: 16_000, maxDepth: 4, noise: 8, whims: 0 },
  meister: { maxNodes: 1_500_000, maxDepth: 40, noise: 0, whims: 0 },
};

export interface Choice {
  /** In long notation. */
  readonly move: string;
  /** What the search found, before noise. */
  readonly result: SearchResult;
}

/** The best of the moves as a somewhat careless eye sees it. */
function blurred(moves: readonly RatedMove[], noise: number, rng: Rng): string | null {
  let best: string | null = null;
  let most = -Infinity;
  for (const { move, value } of moves) {
    const seen = value + (rng.next() * 2 - 1) * noise;
    if (seen > most) {
      best = move;
      most = seen;
    }
  }
  return best;
}

/** The move that a strength makes; null if the game is over. rngSeed: a 32-bit integer. */
export function chooseWith(
  strength: Strength,
  task: Task,
  rngSeed: number,
  shouldStop: () => boolean,
): Choice | null {
  const { maxNodes, maxDepth, noise, whims } = strength;
  // Mixed with the position, so that one seed serves a whole match.
  const rng = createRng(rngSeed ^ toKernel(task.position, task.rules).hashLow);
  const result = search(task, { maxNodes, maxDepth, shouldStop, everyMove: noise > 0 });
  const whim = rng.below(100) < whims;
  const any = result.moves[whim ? rng.below(result.moves.length) : 0]?.move ?? null;
  const move = whim || noise === 0 ? any : blurred(result.moves, noise, rng);
  return move === null ? null : { move, result };
}

export const choose = (level: Level, task: Task, rngSeed: number, shouldStop: () => boolean): Choice | null =>
  chooseWith(STRENGTHS[level], task, rngSeed, shouldStop);
