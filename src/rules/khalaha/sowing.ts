/** One sowing on plain data (K2, K3, K7-K10): what happens when a side empties one of its pits. */
import type { BySide, Side } from '../game';
import { SOUTH, opponentOf } from '../game';
import type { KhalahaRules } from './rules';
import { PITS } from './rules';
import type { Pits } from './state';
import { NO_PITS, seedsIn, totalOf, withSide } from './state';
import type { Capture, Landing, SeedsSown } from './vocabulary';

/** Own pits 0-5, own store 6, the opponent's pits 7-12; the opponent's store is not on the way (K2). */
const TRACK = 2 * PITS + 1;
const STORE = PITS;

export interface Board {
  readonly pits: BySide<Pits>;
  readonly stores: BySide<number>;
}

export interface Sowing {
  readonly event: SeedsSown;
  readonly board: Board;
}

/** `pit` is a non-empty pit of `side`. */
export function sow(before: Board, side: Side, pit: number, rules: KhalahaRules): Sowing {
  const other = opponentOf(side);
  const seeds = seedsIn(before.pits[side], pit);
  const track = [...before.pits[side], before.stores[side], ...before.pits[other]];
  track[pit - 1] = 0;
  for (let fallen = 1; fallen <= seeds; fallen += 1) add(track, (pit - 1 + fallen) % TRACK, 1);
  const last = (pit - 1 + seeds) % TRACK;
  const landing = landingOf(track, last);
  const captured = landing === 'ownEmptyPit' ? capture(track, last, rules) : null;
  const board = boardOf(track, before.stores[other], side);
  const swept = sweep(board, rules);
  const landingPit = landing === 'store' ? null : last < STORE ? last + 1 : last - STORE;
  const bonusTurn = landing === 'store' && swept === null && !isEmpty(board);
  return {
    event: {
      game: 'khalaha',
      type: 'SeedsSown',
      side,
      pit,
      seeds,
      landing,
      landingPit,
      bonusTurn,
      captured,
      swept,
    },
    board: swept === null ? board : emptied(board, swept),
  };
}

const isEmpty = (board: Board): boolean => totalOf(board.pits[0]) + totalOf(board.pits[1]) === 0;

function add(track: number[], index: number, seeds: number): void {
  track[index] = (track[index] ?? 0) + seeds;
}

function landingOf(track: readonly number[], last: number): Landing {
  if (last === STORE) return 'store';
  if (last > STORE) return 'opponentPit';
  // A pit that this very sowing emptied counts as empty: after a lap of 13 its last seed lies alone (K9).
  return track[last] === 1 ? 'ownEmptyPit' : 'ownPit';
}

/** Moves the captured seeds on `track`; null when nothing is taken. */
function capture(track: number[], last: number, rules: KhalahaRules): Capture | null {
  const opposite = TRACK - 1 - last;
  const seeds = track[opposite] ?? 0;
  const sowingSeed = rules.captureTakesSowingSeed && (seeds > 0 || rules.emptyCapture);
  if (seeds === 0 && !sowingSeed) return null;
  add(track, STORE, seeds);
  track[opposite] = 0;
  if (sowingSeed) {
    add(track, STORE, 1);
    track[last] = 0;
  }
  return { pit: opposite - STORE, seeds, sowingSeed };
}

function boardOf(track: readonly number[], otherStore: number, side: Side): Board {
  const own = track.slice(0, PITS);
  const others = track.slice(STORE + 1);
  const store = track[STORE] ?? 0;
  return {
    pits: side === SOUTH ? [own, others] : [others, own],
    stores: withSide([otherStore, otherStore], side, store),
  };
}

/** Seeds left on each side when the house rule `sweep` ends the game here; null when it goes on or nothing is left. */
function sweep(board: Board, rules: KhalahaRules): BySide<number> | null {
  if (!rules.sweep) return null;
  const south = totalOf(board.pits[0]);
  const north = totalOf(board.pits[1]);
  return (south === 0) === (north === 0) ? null : [south, north];
}

export function emptied(board: Board, swept: BySide<number>): Board {
  return {
    pits: [NO_PITS, NO_PITS],
    stores: [board.stores[0] + swept[0], board.stores[1] + swept[1]],
  };
}
