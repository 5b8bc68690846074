/** The one door for positions from outside: a setup becomes a state under play, or is refused. */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { BySide } from '../game';
import { NORTH, SOUTH } from '../game';
import type { KhalahaSetup } from './literal';
import type { KhalahaRules } from './rules';
import { MOST_SEEDS, PITS } from './rules';
import { emptied } from './sowing';
import type { KhalahaState, Pits } from './state';
import { outcomeByStores, startOf, totalOf } from './state';

export interface SetupFault {
  readonly code: 'badCount' | 'tooManySeeds';
}

/**
 * The mover becomes south. What the rules force happens at once: a game without seeds in play, or with one side
 * empty where `sweep` holds, is over; a mover without seeds has passed, so north is on turn (K11).
 */
export function fromSetup(setup: KhalahaSetup, rules: KhalahaRules): Result<KhalahaState, SetupFault> {
  const { mover, other, moverStore, otherStore } = setup;
  if (mover.length !== PITS || other.length !== PITS) return err({ code: 'badCount' });
  const counts = [...mover, ...other, moverStore, otherStore];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0)) return err({ code: 'badCount' });
  if (totalOf(counts) > MOST_SEEDS) return err({ code: 'tooManySeeds' });
  return ok(played(rules, [mover, other], [moverStore, otherStore]));
}

function played(rules: KhalahaRules, pits: BySide<Pits>, stores: BySide<number>): KhalahaState {
  const left: BySide<number> = [totalOf(pits[0]), totalOf(pits[1])];
  const start: KhalahaState = { ...startOf(rules), ready: [true, true], supply: [0, 0], opening: false };
  const over = rules.sweep ? left[0] === 0 || left[1] === 0 : left[0] + left[1] === 0;
  if (!over) return { ...start, phase: 'playing', pits, stores, turn: left[0] === 0 ? NORTH : SOUTH };
  const board = emptied({ pits, stores }, left);
  return { ...start, ...board, phase: 'over', turn: null, outcome: outcomeByStores(board.stores) };
}
