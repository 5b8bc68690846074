/** What happens if a side wishes for something: the events, forced passes included (K11), or a coded refusal. */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { Side } from '../game';
import { NORTH, SIDES, opponentOf } from '../game';
import { PIT_NUMBERS } from './rules';
import { sow } from './sowing';
import type { KhalahaState } from './state';
import { filledPits, seedsIn, totalOf } from './state';
import type { KhalahaAction, KhalahaEvent, KhalahaRefusal } from './vocabulary';

type Decision = Result<readonly KhalahaEvent[], KhalahaRefusal>;

const game = 'khalaha';

const isPit = (pit: number): boolean => Number.isInteger(pit) && pit >= 1 && pit <= PIT_NUMBERS.length;

export function decide(state: KhalahaState, side: Side, action: KhalahaAction): Decision {
  switch (action.type) {
    case 'fill':
      if (!isPit(action.pit))
        return refuseFilling(state, side) ?? err({ game, code: 'noSuchPit', pit: action.pit });
      return fill(state, side, [action.pit], action.seeds);
    case 'fillAll':
      return fill(state, side, PIT_NUMBERS, action.seeds);
    case 'finishFilling':
      return finishFilling(state, side);
    case 'sow':
      return sowPit(state, side, action.pit);
    case 'swap':
      return swap(state, side);
  }
}

function refuseFilling(state: KhalahaState, side: Side): Result<never, KhalahaRefusal> | null {
  if (state.phase === 'over') return err({ game, code: 'gameOver' });
  if (state.phase === 'playing') return err({ game, code: 'fillingOver' });
  return state.ready[side] ? err({ game, code: 'alreadyFinished' }) : null;
}

/** Sets pits to `seeds` each (K4); all or nothing. */
function fill(state: KhalahaState, side: Side, pits: readonly number[], seeds: number): Decision {
  const refused = refuseFilling(state, side);
  if (refused !== null) return refused;
  const { filling } = state.rules;
  if (filling.kind === 'fixed') return err({ game, code: 'fillingOver' });
  const { min, max } = filling;
  if (!Number.isInteger(seeds) || seeds < min || seeds > max)
    return err({ game, code: 'badSeeds', seeds, min, max });
  const freed = pits.reduce((sum, pit) => sum + seedsIn(state.pits[side], pit), 0);
  const available = Math.floor((state.supply[side] + freed) / pits.length);
  if (seeds > available) return err({ game, code: 'supplyExceeded', seeds, available });
  return ok(pits.map((pit) => ({ game, type: 'PitFilled', side, pit, seeds })));
}

function finishFilling(state: KhalahaState, side: Side): Decision {
  const refused = refuseFilling(state, side);
  if (refused !== null) return refused;
  const unfilled = PIT_NUMBERS.filter((pit) => seedsIn(state.pits[side], pit) === 0);
  if (unfilled.length > 0) return err({ game, code: 'unfilledPits', pits: unfilled });
  return ok([{ game, type: 'FillingFinished', side, seeds: totalOf(state.pits[side]) }]);
}

function refuseMoving(state: KhalahaState, side: Side): Result<never, KhalahaRefusal> | null {
  if (state.phase === 'over') return err({ game, code: 'gameOver' });
  if (state.turn === null) {
    return err({ game, code: 'stillFilling', unready: SIDES.filter((each) => !state.ready[each]) });
  }
  return state.turn === side ? null : err({ game, code: 'notYourTurn', onTurn: state.turn });
}

function sowPit(state: KhalahaState, side: Side, pit: number): Decision {
  const refused = refuseMoving(state, side);
  if (refused !== null) return refused;
  if (!isPit(pit)) return err({ game, code: 'noSuchPit', pit });
  const own = state.pits[side];
  if (seedsIn(own, pit) === 0) return err({ game, code: 'emptyPit', pit, filled: filledPits(own) });
  const { event, board } = sow(state, side, pit, state.rules);
  const next = event.bonusTurn ? side : opponentOf(side);
  // One pass is enough: whoever moves after it has seeds, or the game would be over (K11, K12).
  const passes = totalOf(board.pits[next]) === 0 && totalOf(board.pits[opponentOf(next)]) > 0;
  return ok(passes ? [event, { game, type: 'TurnPassed', side: next }] : [event]);
}

/** North is on turn, so the contents that south gets hold seeds: nobody has to pass. */
function swap(state: KhalahaState, side: Side): Decision {
  const refused = refuseMoving(state, side);
  if (refused !== null) return refused;
  if (!state.swapOpen || side !== NORTH) return err({ game, code: 'noSwap' });
  return ok([{ game, type: 'SidesSwapped', side }]);
}
