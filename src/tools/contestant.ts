/** Who plays in a tournament: the computer's levels with their node budgets and no clock, or chance (`zufall`). */
import { openingBook } from '../adapters/worker/books';
import { fillAs, fillWith } from '../adapters/worker/fill';
import { chooseWith, STRENGTHS as KELMA_STRENGTHS } from '../bot/kelma';
import {
  createPlayer,
  createSolver,
  STRENGTHS as KHALAHA_STRENGTHS,
  type EndgameTable,
} from '../bot/khalaha';
import { lookUp } from '../bot/khalaha/book';
import { createRng } from '../kernel/rng';
import { LEVELS, type Level } from '../match/player';
import type { Side } from '../rules/game';
import { setupOf, type KhalahaRules, type KhalahaState } from '../rules/khalaha';
import type { KelmaState } from '../rules/kelma';
import { gameOf, type GameAction, type GameRules, type GameState } from '../rules/registry';

export const CONTESTANTS = ['zufall', ...LEVELS] as const;
export type ContestantName = (typeof CONTESTANTS)[number];

/** What it does now for its side. rngSeed: one for the whole match. */
export type Contestant = (state: GameState, side: Side, rngSeed: number) => readonly GameAction[];

const never = (): boolean => false;
const FEWEST = 4;
const CHOICES = 3;
const MIX = 0x9e3779b1;

function actionOf(state: GameState, move: string | null): readonly GameAction[] {
  const action = move === null ? null : gameOf(state).parseMove(state, move);
  return action?.ok === true ? [action.value] : [];
}

function byChance(state: GameState, _side: Side, rngSeed: number): readonly GameAction[] {
  const game = gameOf(state);
  const rng = createRng(rngSeed ^ Math.imul(game.plyOf(state) + 1, MIX));
  if (game.phaseOf(state) === 'filling') {
    return fillWith(Array.from({ length: 6 }, () => FEWEST + rng.below(CHOICES)));
  }
  const moves = game.legalMoves(state);
  return actionOf(state, moves[rng.below(moves.length)] ?? null);
}

/** maxNodes: a cap on the budget of the level that searches furthest. */
function inKhalaha(
  level: Level,
  rules: KhalahaRules,
  table: () => EndgameTable,
  maxNodes: number,
): (state: KhalahaState, rngSeed: number) => number | null {
  const { turns, maxNodes: budget } = KHALAHA_STRENGTHS[level];
  if (turns !== null) {
    const player = createPlayer(rules, table);
    return (state, rngSeed) => player.choose(level, setupOf(state), rngSeed, never)?.pit ?? null;
  }
  const solver = createSolver(rules, table());
  const book = openingBook(rules);
  const limits = { maxNodes: Math.min(budget, maxNodes), shouldStop: never, prove: 'best' } as const;
  return (state) => {
    const setup = setupOf(state);
    const known = book === null ? null : lookUp(book, setup);
    return (known ?? solver.solve(setup, limits)).best;
  };
}

function moveInKelma(level: Level, state: KelmaState, rngSeed: number, maxNodes: number): string | null {
  const strength = KELMA_STRENGTHS[level];
  const capped = { ...strength, maxNodes: Math.min(strength.maxNodes, maxNodes) };
  return chooseWith(capped, state, rngSeed, never)?.move ?? null;
}

/** table: asked for when a level of Khalaha needs it. maxNodes: caps what a level may spend on a move. */
export function createContestant(
  name: ContestantName,
  rules: GameRules,
  table: (rules: KhalahaRules) => EndgameTable,
  maxNodes: number,
): Contestant {
  if (name === 'zufall') return byChance;
  if (rules.game === 'kelma') {
    return (state, _side, rngSeed) =>
      state.game === 'kelma' ? actionOf(state, moveInKelma(name, state, rngSeed, maxNodes)) : [];
  }
  const pitOf = inKhalaha(name, rules, () => table(rules), maxNodes);
  return (state, side, rngSeed) => {
    if (state.game !== 'khalaha') return [];
    if (state.phase === 'filling') return fillAs(name, state, side, rngSeed);
    const pit = pitOf(state, rngSeed);
    return pit === null ? [] : [{ game: 'khalaha', type: 'sow', pit }];
  };
}
