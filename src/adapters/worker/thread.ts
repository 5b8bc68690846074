/** One search thread: takes a job, thinks until it is done, told to stop, or out of time, and answers in plain data. */
import { choose as chooseKelma, isProven, pliesToEnd, search } from '../../bot/kelma';
import { bettered, isComplete, lookUp } from '../../bot/khalaha/book';
import { createPlayer, type Player } from '../../bot/khalaha/level';
import { createSolver, type Solution, type Solver } from '../../bot/khalaha/solve';
import type { Judgement, RatedMove } from '../../ports/thinker';
import { khalaha, setupOf, type KhalahaRules, type KhalahaState } from '../../rules/khalaha';
import { kelma, type KelmaState } from '../../rules/kelma';
import type { GameAction } from '../../rules/registry';
import { openingBook } from './books';
import { fillAs } from './fill';
import type { Job, JobResult } from './job';
import { endgameTable } from './tables';

/** Nodes are bounded by time here; these are only against running for ever. */
const NODES = 1_000_000_000;
const DEPTH = 60;

const players = new Map<string, Player>();
const solvers = new Map<string, Solver>();

/** A value by the name of the rules, made at the first need and kept: what a solver has proven stays true. */
function keptFor<T>(kept: Map<string, T>, rules: KhalahaRules, make: () => T): T {
  const known = kept.get(rules.preset);
  if (known !== undefined) return known;
  const made = make();
  kept.set(rules.preset, made);
  return made;
}

function stopperOf({ stops, slot, ms }: Job): () => boolean {
  const end = Date.now() + ms;
  return () => Atomics.load(stops, slot) !== 0 || Date.now() >= end;
}

/** What the opening book knows of the position; null: nothing. */
function known(state: KhalahaState): Solution | null {
  const book = openingBook(state.rules);
  return book === null ? null : lookUp(book, setupOf(state));
}

function chooseInKhalaha(job: Job & { kind: 'choose' }, state: KhalahaState): readonly GameAction[] {
  if (state.phase === 'filling') return fillAs(job.level, state, job.side, job.rngSeed);
  const player = keptFor(players, state.rules, () =>
    createPlayer(state.rules, () => endgameTable(job.tables, state.rules)),
  );
  const byHeart = job.level === 'meister' ? (known(state)?.best ?? null) : null;
  const pit = byHeart ?? player.choose(job.level, setupOf(state), job.rngSeed, stopperOf(job))?.pit ?? null;
  return pit === null ? [] : [{ game: 'khalaha', type: 'sow', pit }];
}

function chooseInKelma(job: Job & { kind: 'choose' }, state: KelmaState): readonly GameAction[] {
  const choice = chooseKelma(job.level, state, job.rngSeed, stopperOf(job));
  const action = choice === null ? null : kelma.parseMove(state, choice.move);
  return action?.ok === true ? [action.value] : [];
}

const bestFirst = (moves: readonly RatedMove[]): readonly RatedMove[] =>
  [...moves].sort((a, b) => b.value - a.value);

function solveNow(job: Job, state: KhalahaState): Solution {
  const solver = keptFor(solvers, state.rules, () =>
    createSolver(state.rules, endgameTable(job.tables, state.rules)),
  );
  return solver.solve(setupOf(state), { maxNodes: NODES, shouldStop: stopperOf(job), prove: 'all' });
}

/** From the book, thought about where it leaves something open. */
function judged(job: Job, state: KhalahaState): Solution {
  const book = known(state);
  if (book === null) return solveNow(job, state);
  return isComplete(book) ? book : bettered(solveNow(job, state), book);
}

function judgeKhalaha(job: Job, state: KhalahaState): Judgement {
  const { moves, nodes } = judged(job, state);
  const legal = new Set(khalaha.legalMoves(state));
  const rated = moves.map(({ move, value, exact }) => ({ move: String(move), value, exact, plies: 0 }));
  return { moves: bestFirst(rated.filter(({ move }) => legal.has(move))), nodes };
}

function judgeKelma(job: Job, state: KelmaState): Judgement {
  const limits = { maxNodes: NODES, maxDepth: DEPTH, shouldStop: stopperOf(job), everyMove: true };
  const { moves, nodes } = search(state, limits);
  const rated = moves.map(({ move, value, exact }) => ({
    move,
    value,
    exact,
    plies: isProven(value) ? (pliesToEnd(value) ?? 0) : 0,
  }));
  return { moves: bestFirst(rated), nodes };
}

/** Called by the pool for each job. */
export default function run(job: Job): JobResult {
  const { state } = job;
  if (Atomics.load(job.stops, job.slot) !== 0) return [];
  if (job.kind === 'judge')
    return state.game === 'khalaha' ? judgeKhalaha(job, state) : judgeKelma(job, state);
  return state.game === 'khalaha' ? chooseInKhalaha(job, state) : chooseInKelma(job, state);
}
