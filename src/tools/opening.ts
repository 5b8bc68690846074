/**
 * Solves an opening position by position: a best move of each, and of the start in the end every move. Lines of proven
 * best moves come first; a line in which both sides leave them comes last, since a perfect player never meets it.
 */
import type { Worths } from '../bot/khalaha/book';
import { keyOf, setupOfKey, worthsOf } from '../bot/khalaha/book';
import type { Solver } from '../bot/khalaha/solve';
import { SOUTH } from '../rules/game';
import type { KhalahaRules, KhalahaSetup } from '../rules/khalaha';
import { fromSetup, khalaha, setupOf } from '../rules/khalaha';
import { playMove } from '../rules/perft';

/** Moves that were not best, by side; the mover's first. */
type Errors = readonly [number, number];

/** How a position is reached at its best. */
interface Reached {
  readonly ply: number;
  readonly errors: Errors;
}

/** Each error makes a position one ply farther away, each of the side with fewer of them so many more. */
const BOTH_ERR_PLIES = 3;

const distanceOf = ({ ply, errors: [own, others] }: Reached): number =>
  ply + own + others + BOTH_ERR_PLIES * Math.min(own, others);

export interface Opening {
  /** All that is known by now, also what was known before. */
  readonly solved: ReadonlyMap<string, Worths>;
  /** Solves one more position; false when nothing nearer than `plies` is left, or the search was stopped. */
  readonly next: (shouldStop: () => boolean) => boolean;
  /** The distance of the position to come. */
  readonly distance: () => number;
}

const mostOf = (worths: Worths): number => Math.max(...worths.map((worth) => worth?.most ?? -Infinity));

/** known: what was solved before, taken as it is. */
export function createOpening(
  solver: Solver,
  start: KhalahaSetup,
  plies: number,
  known: ReadonlyMap<string, Worths>,
): Opening {
  const solved = new Map(known);
  const visited = new Set<string>();
  const waiting = new Map<string, Reached>();

  const reach = (key: string | null, reached: Reached): void => {
    if (key === null || visited.has(key) || distanceOf(reached) >= plies) return;
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

  /** False: the search was stopped. */
  function solve(key: string, shouldStop: () => boolean): boolean {
    if (solved.has(key)) return true;
    const worths = worthsOf(solver.solve(setupOfKey(key), { maxNodes: Infinity, shouldStop, prove: 'best' }));
    if (worths !== null) solved.set(key, worths);
    return worths !== null;
  }

  const startKey = keyOf(start) ?? '';
  const first = movesAt(startKey, solver.rules);

  /** The start's moves are worth what the positions after them are, once all of these are solved. */
  function completeStart(): void {
    if (!first.every(({ key }) => key === null || solved.has(key))) return;
    const worths = [0, 1, 2, 3, 4, 5].map((pit) => {
      const move = first.find((each) => each.pit === pit);
      if (move === undefined) return null;
      const rest = move.key === null ? 0 : mostOf(solved.get(move.key) ?? []);
      return { most: move.gain + (move.sameSide ? rest : -rest), exact: true };
    });
    solved.set(startKey, worths);
  }

  function next(shouldStop: () => boolean): boolean {
    const found = nearest();
    if (found === null) return false;
    const [key, { ply, errors }] = found;
    if (!solve(key, shouldStop)) return false;
    const worths = solved.get(key) ?? [];
    waiting.delete(key);
    visited.add(key);
    completeStart();
    for (const move of movesAt(key, solver.rules)) {
      const worth = worths[move.pit] ?? null;
      const isBest = worth?.exact === true && worth.most === mostOf(worths);
      const [own, others] = [errors[0] + (isBest ? 0 : 1), errors[1]];
      reach(move.key, { ply: ply + 1, errors: move.sameSide ? [own, others] : [others, own] });
    }
    return true;
  }

  reach(startKey, { ply: 0, errors: [0, 0] });
  return {
    solved,
    next,
    distance: () => {
      const found = nearest();
      return found === null ? plies : distanceOf(found[1]);
    },
  };
}

interface Move {
  /** Index 0-5. */
  readonly pit: number;
  /** The position after it; null: the game is over, or a pit holds more than a key can say. */
  readonly key: string | null;
  readonly sameSide: boolean;
  /** What it brings its side at once, less what it brings the other. */
  readonly gain: number;
}

/** The moves of a position, forced passes made. */
function movesAt(key: string, rules: KhalahaRules): readonly Move[] {
  const before = fromSetup(setupOfKey(key), rules);
  if (!before.ok) throw new Error(before.error.code);
  return khalaha.legalMoves(before.value).map((move) => {
    const after = playMove(khalaha, before.value, move);
    const [own, others] = before.value.turn === SOUTH ? [0, 1] : [1, 0];
    return {
      pit: Number(move) - 1,
      key: after.turn === null ? null : keyOf(setupOf(after)),
      sameSide: after.turn === before.value.turn,
      gain: (after.stores[own] ?? 0) - (after.stores[others] ?? 0),
    };
  });
}
