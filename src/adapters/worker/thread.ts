/** One search thread: takes a job, thinks until it is done, told to stop, or out of time, and answers in plain data. */
import { choose as chooseKelma, isProven, pliesToEnd, search } from '../../bot/kelma';
import { chooseFilling } from '../../bot/khalaha/filling';
import { createPlayer, type Player } from '../../bot/khalaha/level';
import { createSolver, type Solver } from '../../bot/khalaha/solve';
import type { Judgement, RatedMove } from '../../ports/thinker';
import { khalaha, setupOf, type KhalahaRules, type KhalahaState } from '../../rules/khalaha';
import { kelma, type KelmaState } from '../../rules/kelma';
import { opponentOf } from '../../rules/game';
import type { GameAction } from '../../rules/registry';
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

/** Fills all pits and finishes; in one action where all get the same. */
function fill(
  { side, level, rngSeed }: Job & { kind: 'choose' },
  state: KhalahaState,
): readonly GameAction[] {
  if (state.ready[side]) return [];
  const pits = chooseFilling(level, state.rules, side, state.pits[opponentOf(side)], rngSeed);
  const [first] = pits;
  const finish: GameAction = { game: 'khalaha', type: 'finishFilling' };
  if (first !== undefined && pits.every((seeds) => seeds === first)) {
    return [{ game: 'khalaha', type: 'fillAll', seeds: first }, finish];
  }
  const actions = pits.map((seeds, index): GameAction => ({
    game: 'khalaha',
    type: 'fill',
    pit: index + 1,
    seeds,
  }));
  return [...actions, finish];
}

function chooseInKhalaha(job: Job & { kind: 'choose' }, state: KhalahaState): readonly GameAction[] {
  if (state.phase === 'filling') return fill(job, state);
  const player = keptFor(players, state.rules, () =>
    createPlayer(state.rules, () => endgameTable(job.tables, state.rules)),
  );
  const choice = player.choose(job.level, setupOf(state), job.rngSeed, stopperOf(job));
  return choice === null ? [] : [{ game: 'khalaha', type: 'sow', pit: choice.pit }];
}

function chooseInKelma(job: Job & { kind: 'choose' }, state: KelmaState): readonly GameAction[] {
  const choice = chooseKelma(job.level, state, job.rngSeed, stopperOf(job));
  const action = choice === null ? null : kelma.parseMove(state, choice.move);
  return action?.ok === true ? [action.value] : [];
}

const bestFirst = (moves: readonly RatedMove[]): readonly RatedMove[] =>
  [...moves].sort((a, b) => b.value - a.value);

function judgeKhalaha(job: Job, state: KhalahaState): Judgement {
  const solver = keptFor(solvers, state.rules, () =>
    createSolver(state.rules, endgameTable(job.tables, state.rules)),
  );
  const { moves, nodes } = solver.solve(setupOf(state), {
    maxNodes: NODES,
    shouldStop: stopperOf(job),
    prove: 'all',
  });
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
