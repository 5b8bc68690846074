/**
 * Estimates in Khalaha: alpha-beta to a depth, deeper turn by turn until the limits end it, over a plain guess at the
 * horizon. Exact wherever every line it rests on reaches the endgame table, but never reported as proven.
 */
import { FRAME, SWEEP, seedsAt } from '../../rules/khalaha/packed';
import { OVER, SAME_SIDE, sowBranch } from './branch';
import type { EndgameTable } from './endgame-table';
import { probe } from './endgame-table';
import type { SearchLimits } from './limits';
import type { Transpositions } from './transposition';
import {
  NO_PIT,
  createTranspositions,
  effortOf,
  highOf,
  lowOf,
  packBounds,
  pitOf,
  recall,
  remember,
} from './transposition';

/** Values are counted in halves of a seed, so that a guess may lie between two margins. */
const UNIT = 2;
const HIGHEST = 255;
const PLACES = 6;
/** Bonus turns cost no depth, so a line may be longer than its depth in plies. */
const FRAMES = 512;
const MEMORY_BITS = 16;
const CHECK_EVERY = 255;

export interface Estimate {
  /** In seeds, may be halves, by pit index; NaN where the pit is empty. */
  readonly values: readonly number[];
  /** Turns looked ahead; 0: the limits left no time for one, and the values say nothing. */
  readonly depth: number;
}

export interface Estimates {
  readonly stack: Int32Array;
  /** The moves at frame `at`, as deep as the limits and maxDepth (in turns) allow. */
  readonly moves: (at: number, seeds: number, maxDepth: number, limits: SearchLimits) => Estimate;
  readonly nodes: () => number;
}

export function createEstimates(table: EndgameTable): Estimates {
  const { rules, maxSeeds } = table;
  const stack = new Int32Array(FRAMES * FRAME);
  const memory: Transpositions = createTranspositions(MEMORY_BITS);
  let nodes = 0;
  let stopAt = 0;
  let stopped = false;
  let shouldStop: () => boolean = () => false;
  /** Whether a guess was made since the depth began. */
  let guessed = false;
  const isStopped = (): boolean => stopped;
  const hasGuessed = (): boolean => guessed;

  function leaf(at: number): number {
    guessed = true;
    let balance = 0;
    let bonus = 0;
    for (let place = 0; place < PLACES; place += 1) {
      const seeds = seedsAt(stack, at, place);
      balance += seeds - seedsAt(stack, at, place + PLACES);
      if (seeds === PLACES - place) bonus = 2 * UNIT;
    }
    // Where the end sweeps, seeds held back are worth having; where it does not they are worth little.
    return bonus + Math.trunc((balance * UNIT) / ((rules & SWEEP) !== 0 ? 2 : 8));
  }

  function search(at: number, seeds: number, depth: number, alpha: number, beta: number): number {
    nodes += 1;
    if ((nodes & CHECK_EVERY) === 0 && (nodes >= stopAt || shouldStop())) stopped = true;
    if (stopped) return 0;
    if (seeds <= maxSeeds) return UNIT * probe(table, stack, at, seeds);
    if (depth <= 0 || at + 2 * FRAME > stack.length) return leaf(at);
    const known = recall(memory, stack, at);
    if (known !== 0 && effortOf(known) === depth) {
      if (lowOf(known) >= beta) return lowOf(known);
      if (highOf(known) <= alpha) return highOf(known);
    }
    const hint = known === 0 ? NO_PIT : pitOf(known);
    let best = -HIGHEST;
    let bestPit = NO_PIT;
    let floor = alpha;
    for (let turn = hint === NO_PIT ? 0 : -1; turn < PLACES && best < beta; turn += 1) {
      const pit = turn < 0 ? hint : PLACES - 1 - turn;
      if ((turn >= 0 && pit === hint) || seedsAt(stack, at, pit) === 0) continue;
      const value = branch(at, pit, seeds, depth, floor, beta);
      if (isStopped()) return 0;
      if (value > best) {
        best = value;
        bestPit = pit;
        floor = Math.max(floor, value);
      }
    }
    const low = best > alpha ? best : -HIGHEST;
    const high = best < beta ? best : HIGHEST;
    remember(memory, stack, at, packBounds(low, high, bestPit, depth));
    return best;
  }

  /** The value of one move, at most HIGHEST either way. */
  function branch(
    at: number,
    pit: number,
    seeds: number,
    depth: number,
    alpha: number,
    beta: number,
  ): number {
    const to = at + FRAME;
    const next = sowBranch(stack, at, pit, rules, to, seeds);
    const gain = stack[to + 3] as number;
    const banked = UNIT * gain;
    if (next === OVER) return clamp(banked);
    const left = seeds - gain;
    return clamp(
      next === SAME_SIDE
        ? banked + search(to, left, depth, alpha - banked, beta - banked)
        : banked - search(to, left, depth - 1, banked - beta, banked - alpha),
    );
  }

  function moves(at: number, seeds: number, maxDepth: number, limits: SearchLimits): Estimate {
    stopAt = nodes + limits.maxNodes;
    ({ shouldStop } = limits);
    stopped = false;
    const pits = [0, 1, 2, 3, 4, 5].filter((pit) => seedsAt(stack, at, pit) > 0);
    const values = new Array<number>(PLACES).fill(Number.NaN);
    for (const pit of pits) values[pit] = 0;
    for (let depth = 1; depth <= maxDepth; depth += 1) {
      guessed = false;
      const deeper = pits.map((pit) => branch(at, pit, seeds, depth, -HIGHEST, HIGHEST));
      if (isStopped()) return { values, depth: depth - 1 };
      pits.forEach((pit, index) => (values[pit] = (deeper[index] ?? 0) / UNIT));
      // No line ended in a guess: deeper would find the same.
      if (!hasGuessed()) return { values, depth: maxDepth };
    }
    return { values, depth: maxDepth };
  }

  return { stack, moves, nodes: () => nodes };
}

const clamp = (value: number): number => Math.max(-HIGHEST, Math.min(HIGHEST, value));
