/**
 * Solves an opening position by position. Positions in which at most one side has left the proven best moves come
 * before those in which both have, since a perfect player never meets the others.
 */
import type { Worths } from '../bot/khalaha/book';
import { keyOf, setupOfKey } from '../bot/khalaha/book';
import type { Solution, Solver } from '../bot/khalaha/solve';
import type { KhalahaSetup } from '../rules/khalaha';
import { fromSetup, khalaha, PIT_NUMBERS, setupOf } from '../rules/khalaha';
import { playMove } from '../rules/perft';

/** Moves that were not best, by side; the mover's first. */
type Errors = readonly [number, number];

/** How a position is reached at its best. */
interface Reached {
  readonly ply: number;
  readonly errors: Errors;
}

/** A move that the side with fewer errors has wrong is as far away as so many plies. */
const ERROR_PLIES = 3;

const distanceOf = ({ ply, errors }: Reached): number => ply + ERROR_PLIES * Math.min(...errors);

export interface Opening {
  readonly positions: Map<string, Worths>;
  /** Solves the next position; null when nothing nearer than `plies` is left, or the search was stopped. */
  readonly next: (shouldStop: () => boolean) => Solution | null;
  /** The distance of the position to come. */
  readonly distance: () => number;
}

export function createOpening(solver: Solver, start: KhalahaSetup, plies: number): Opening {
  const positions = new Map<string, Worths>();
  const waiting = new Map<string, Reached>();
  const empty = { moverStore: 0, otherStore: 0 };

  const reach = (setup: KhalahaSetup, reached: Reached): void => {
    const key = keyOf(setup);
    if (key === null || positions.has(key) || distanceOf(reached) >= plies) return;
    const before = waiting.get(key);
    if (before === undefined || distanceOf(before) > distanceOf(reached)) waiting.set(key, reached);
  };

  const nearest = (): [string, Reached] | null => {
    let found: [string, Reached] | null = null;
    for (const each of waiting) {
      if (found === null || distanceOf(each[1]) < distanceOf(found[1])) found = each;
    }
    return found;
  };

  function next(shouldStop: () => boolean): Solution | null {
    const found = nearest();
    if (found === null) return null;
    const [key, reached] = found;
    const setup = setupOfKey(key);
    const solution = solver.solve(setup, { maxNodes: Infinity, shouldStop, prove: 'all' });
    if (!solution.moves.every((move) => move.exact)) return null;
    waiting.delete(key);
    const worthOf = (pit: number): number | null =>
      solution.moves.find((move) => move.move === pit)?.value ?? null;
    positions.set(key, PIT_NUMBERS.map(worthOf));
    for (const { move, value } of solution.moves) {
      follow(setup, String(move), value < solution.value ? 1 : 0, reached);
    }
    return solution;
  }

  /** Goes on to where a move leads, passes made; `error` is 1 if the move was not best. */
  function follow(setup: KhalahaSetup, move: string, error: 0 | 1, { ply, errors }: Reached): void {
    const state = fromSetup(setup, solver.rules);
    if (!state.ok) throw new Error(state.error.code);
    const after = playMove(khalaha, state.value, move);
    if (after.turn === null) return;
    const [own, others] = [errors[0] + error, errors[1]];
    reach(
      { ...setupOf(after), ...empty },
      { ply: ply + 1, errors: after.turn === state.value.turn ? [own, others] : [others, own] },
    );
  }

  reach({ ...start, ...empty }, { ply: 0, errors: [0, 0] });
  return {
    positions,
    next,
    distance: () => {
      const found = nearest();
      return found === null ? plies : distanceOf(found[1]);
    },
  };
}
