/**
 * Proofs in Khalaha: is the margin still to come at least so much? A null-window search to the very end of the game
 * over transpositions and the endgame table. All it returns is proven; no position repeats, since seeds only move on.
 */
import { FRAME, seedsAt } from '../../rules/khalaha/packed';
import { OVER, SAME_SIDE, sowBranch } from './branch';
import type { EndgameTable } from './endgame-table';
import { probe } from './endgame-table';
import type { SearchLimits } from './limits';
import type { Transpositions } from './transposition';
import { NO_PIT, highOf, lowOf, packBounds, pitOf, recall, remember } from './transposition';

const PITS = 6;
/** Frames kept for each ply: one for each child. */
const PLY = PITS * FRAME;
/** Plies of the longest line: more than the seeds of any match can make. */
const DEEPEST = 1500;
const CHECK_EVERY = 1023;

export interface Proofs {
  /** The position to prove goes to the front of this stack. */
  readonly stack: Int32Array;
  /**
   * Fail-soft: a returned value >= beta is a proven lower bound of the mover's margin still to come at `at`, a frame of the
   * caller's
   * (the mover has seeds, the game is not over), a smaller one a proven upper bound. null: the limits ended the search.
   */
  readonly test: (at: number, seeds: number, beta: number, limits: SearchLimits) => number | null;
  /** Nodes searched so far. */
  readonly nodes: () => number;
}

/** Words at the front of the stack that are the caller's: a position and its children. */
export const CALLERS_WORDS = 2 * PLY;

/*
 * Order of the children that nothing is known of: bonus turns, then what they bank, then the rightmost pit, of two
 * alike the one with fewer seeds. Moves that bring seeds home soon make small trees: these weights were found by
 * measuring, and leaving out the bonus or the pit makes trees many times larger.
 */
const BONUS_MERIT = 128;
const GAIN_MERIT = 16;
const PIT_MERIT = 2;
/** No pit holds more seeds than this. */
const SEEDS_MERIT = 255;
const HINT_MERIT = 16_384;

export function createProofs(table: EndgameTable, transpositions: Transpositions): Proofs {
  const { rules, maxSeeds } = table;
  const stack = new Int32Array((DEEPEST + 3) * PLY);
  // By number of a child's frame: whether its mover is the parent's (1) or not (-1), its seeds in play, its merit.
  const signs = new Int8Array((DEEPEST + 3) * PITS);
  const inPlay = new Uint8Array((DEEPEST + 3) * PITS);
  const merits = new Int16Array((DEEPEST + 3) * PITS);
  let nodes = 0;
  let stopAt = 0;
  let stopped = false;
  let shouldStop: () => boolean = () => false;
  const isStopped = (): boolean => stopped;
  // What expand found: the best bound of the children that need no search, and its pit.
  let closedBest = 0;
  let closedPit = NO_PIT;

  /** Makes the children of the frame at `at` from `first` on; returns the pits (as bits) that are worth a search. */
  function expand(at: number, first: number, seeds: number, beta: number, hint: number): number {
    closedBest = -seeds;
    closedPit = NO_PIT;
    let open = 0;
    for (let pit = 0; pit < PITS; pit += 1) {
      if (seedsAt(stack, at, pit) === 0) continue;
      const to = first + pit * FRAME;
      const sign = sowBranch(stack, at, pit, rules, to, seeds);
      const gain = stack[to + 3] as number;
      const left = seeds - gain;
      let low = sign === OVER ? 0 : -left;
      let high = sign === OVER ? 0 : left;
      if (sign !== OVER) {
        if (left <= maxSeeds) {
          low = high = probe(table, stack, to, left);
        } else {
          const known = recall(transpositions, stack, to);
          if (known !== 0) {
            low = lowOf(known);
            high = highOf(known);
          }
        }
      }
      const least = sign === SAME_SIDE ? gain + low : gain - high;
      const most = sign === SAME_SIDE ? gain + high : gain - low;
      if (least >= beta || most < beta) {
        // This child decides the node, or can no longer help.
        const bound = least >= beta ? least : most;
        if (bound > closedBest) {
          closedBest = bound;
          closedPit = pit;
        }
        if (least >= beta) return 0;
        continue;
      }
      const child = to >> 2;
      signs[child] = sign;
      inPlay[child] = left;
      merits[child] =
        pit === hint
          ? HINT_MERIT
          : (sign === SAME_SIDE ? BONUS_MERIT : 0) +
            gain * GAIN_MERIT +
            pit * PIT_MERIT +
            SEEDS_MERIT -
            seedsAt(stack, at, pit);
      open |= 1 << pit;
    }
    return open;
  }

  function bestOf(open: number, first: number): number {
    let best = NO_PIT;
    let merit = -1;
    for (let pit = 0; pit < PITS; pit += 1) {
      if ((open & (1 << pit)) === 0) continue;
      const each = merits[(first >> 2) + pit] as number;
      if (each > merit) {
        merit = each;
        best = pit;
      }
    }
    return best;
  }

  function search(at: number, first: number, seeds: number, beta: number): number {
    nodes += 1;
    if ((nodes & CHECK_EVERY) === 0 && (nodes >= stopAt || shouldStop())) stopped = true;
    if (stopped) return 0;
    const known = recall(transpositions, stack, at);
    const low = known === 0 ? -seeds : lowOf(known);
    const high = known === 0 ? seeds : highOf(known);
    if (low >= beta) return low;
    if (high < beta) return high;
    const before = nodes;
    let open = expand(at, first, seeds, beta, known === 0 ? NO_PIT : pitOf(known));
    let best = closedBest;
    let bestPit = closedPit;
    while (open !== 0 && best < beta) {
      const pit = bestOf(open, first);
      open &= ~(1 << pit);
      const to = first + pit * FRAME;
      const gain = stack[to + 3] as number;
      const left = inPlay[to >> 2] as number;
      const value =
        (signs[to >> 2] as number) === SAME_SIDE
          ? gain + search(to, first + PLY, left, beta - gain)
          : gain - search(to, first + PLY, left, gain - beta + 1);
      if (isStopped()) return 0;
      if (value > best) {
        best = value;
        bestPit = pit;
      }
    }
    const effort = 32 - Math.clz32(nodes - before);
    const proven = best >= beta ? Math.max(low, best) : Math.min(high, best);
    const bounds =
      best >= beta ? packBounds(proven, high, bestPit, effort) : packBounds(low, proven, bestPit, effort);
    remember(transpositions, stack, at, bounds);
    return proven;
  }

  function test(at: number, seeds: number, beta: number, limits: SearchLimits): number | null {
    stopAt = nodes + limits.maxNodes;
    ({ shouldStop } = limits);
    stopped = false;
    const value = search(at, CALLERS_WORDS, seeds, beta);
    return isStopped() ? null : value;
  }

  return { stack, test, nodes: () => nodes };
}
