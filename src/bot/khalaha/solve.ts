/**
 * The worth of a position of Khalaha and of each of its moves: proven where the limits allow, estimated elsewhere. The
 * margin still to come is what is searched; stores are only added at the end, since they change no decision.
 */
import type { KhalahaRules, KhalahaSetup } from '../../rules/khalaha';
import {
  FRAME,
  SWEEP,
  moverEmpty,
  otherEmpty,
  pack,
  packedRules,
  turnRound,
} from '../../rules/khalaha/packed';
import type { EndgameTable } from './endgame-table';
import type { Estimates } from './estimate';
import { createEstimates } from './estimate';
import type { SearchLimits } from './limits';
import type { Proofs } from './proof';
import { createProofs } from './proof';
import type { RootMove } from './root';
import { highestOf, isClosed, lowestOf, openRoot, proveAll, proveBest } from './root';
import { createTranspositions } from './transposition';

/** A move's worth: the final margin for the side to move, in seeds; an estimate may have halves. */
export interface MoveValue {
  /** The pit, 1-6. */
  readonly move: number;
  readonly value: number;
  /** Proven, not estimated. */
  readonly exact: boolean;
}

export interface Solution {
  /** Final margin (stores included) for the side to move with best play of both. */
  readonly value: number;
  /** Value and best are proven. */
  readonly exact: boolean;
  /** In pit order; none if the game is over or the side must pass. */
  readonly moves: readonly MoveValue[];
  /** null if there is no move. */
  readonly best: number | null;
  readonly nodes: number;
}

export interface SolveLimits extends SearchLimits {
  /** all: prove every move's value; best: prove one best move, which is much faster. */
  readonly prove: 'all' | 'best';
}

export interface Solver {
  readonly rules: KhalahaRules;
  readonly solve: (setup: KhalahaSetup, limits: SolveLimits) => Solution;
}

/** 2^20 entries of 16 bytes. */
const MEMORY_BITS = 20;
/** Deeper than any budget reaches. */
const DEPTH = 200;
/** The first guess, which the proofs start from, takes a tenth of the nodes, at most so many with few or many seeds. */
const GUESS_NODES = 20_000;
const LONG_GUESS_NODES = 300_000;
/** From here on proofs are out of reach of the small budgets of a match, so most nodes go to the estimate. */
const MANY_SEEDS = 42;
const LARGE_BUDGET = 20_000_000;

/** A solver keeps what it has proven for the next position of the same game. `table` must be of the same rules. */
export function createSolver(rules: KhalahaRules, table: EndgameTable, memoryBits = MEMORY_BITS): Solver {
  if (table.rules !== packedRules(rules)) throw new Error('the endgame table is of other rules');
  const proofs = createProofs(table, createTranspositions(memoryBits));
  const estimates = createEstimates(table);
  return { rules, solve: (setup, limits) => solveWith(proofs, estimates, table, setup, limits) };
}

/** One position, with nothing kept. */
export function solve(
  setup: KhalahaSetup,
  rules: KhalahaRules,
  { table, ...limits }: SolveLimits & { readonly table: EndgameTable },
): Solution {
  return createSolver(rules, table).solve(setup, limits);
}

function solveWith(
  proofs: Proofs,
  estimates: Estimates,
  table: EndgameTable,
  setup: KhalahaSetup,
  limits: SolveLimits,
): Solution {
  const { stack } = proofs;
  const banked = setup.moverStore - setup.otherStore;
  const seeds = [...setup.mover, ...setup.other].reduce((sum, each) => sum + each, 0);
  const noMove = { moves: [], best: null, nodes: 0 };
  pack(setup, stack, 0);
  if ((table.rules & SWEEP) !== 0 || seeds === 0) {
    if (moverEmpty(stack, 0)) return { ...noMove, value: banked - seeds, exact: true };
    if (otherEmpty(stack, 0)) return { ...noMove, value: banked + seeds, exact: true };
  }
  if (moverEmpty(stack, 0)) {
    // A forced pass (K11): the other side's best is all that counts.
    turnRound(stack, 0);
    const other = settle(proofs, estimates, table, seeds, limits);
    return { ...noMove, value: banked - other.value, exact: other.exact, nodes: other.nodes };
  }
  const { value, moves, ...rest } = settle(proofs, estimates, table, seeds, limits);
  return {
    ...rest,
    value: value + banked,
    moves: moves.map((each) => ({ ...each, value: each.value + banked })),
  };
}

/** Solves the front frame, whose mover has seeds; values are of the margin still to come. */
function settle(
  proofs: Proofs,
  estimates: Estimates,
  table: EndgameTable,
  seeds: number,
  limits: SolveLimits,
): Solution {
  const started = proofs.nodes() + estimates.nodes();
  const spent = (): number => proofs.nodes() + estimates.nodes() - started;
  const upTo = (nodes: number): SearchLimits => ({ ...limits, maxNodes: Math.max(0, nodes - spent()) });
  const moves = openRoot(proofs, table, seeds);
  const { maxNodes } = limits;
  if (!moves.every(isClosed)) {
    const many = seeds >= MANY_SEEDS;
    const shallow = guess(
      estimates,
      proofs,
      moves,
      seeds,
      0,
      upTo(Math.min(maxNodes / 10, many ? LONG_GUESS_NODES : GUESS_NODES)),
    );
    const proofShare = !many ? 0.7 : maxNodes < LARGE_BUDGET ? 0.2 : 0.9;
    const within = (): SearchLimits => upTo(maxNodes * proofShare);
    const proven =
      proveBest(moves, proofs, within) && (limits.prove === 'best' || proveAll(moves, proofs, within));
    // What could not be proven deserves a deeper look.
    if (!proven) guess(estimates, proofs, moves, seeds, shallow, upTo(maxNodes));
  }
  return { ...summary(moves), nodes: spent() };
}

/** Sets the guesses if they can be made deeper than `known` turns; returns how deep they are. */
function guess(
  estimates: Estimates,
  proofs: Proofs,
  moves: readonly RootMove[],
  seeds: number,
  known: number,
  limits: SearchLimits,
): number {
  estimates.stack.set(proofs.stack.subarray(0, FRAME));
  const { values, depth } = estimates.moves(0, seeds, DEPTH, limits);
  if (depth <= known) return known;
  for (const move of moves) move.guess = values[move.pit] ?? move.guess;
  return depth;
}

function summary(moves: readonly RootMove[]): Omit<Solution, 'nodes'> {
  const low = lowestOf(moves);
  const exact = low === highestOf(moves);
  const values = moves.map((move) => ({
    move: move.pit + 1,
    value: Math.min(Math.max(move.guess, move.low), move.high),
    exact: isClosed(move),
  }));
  const value = exact ? low : Math.max(...values.map((each) => each.value));
  const best = exact
    ? moves.findIndex((move) => move.low === low)
    : values.findIndex((each) => each.value === value);
  return { value, exact, moves: values, best: values[best]?.move ?? null };
}
