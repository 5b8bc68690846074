import type { KhalahaRules } from '../../../src/rules/khalaha';
import { khalaha, presetRules } from '../../../src/rules/khalaha';
import { act, filled, position, refusal, sowing } from './positions';

const game = 'khalaha';
const START = '444444/444444';
const pie: KhalahaRules = { ...presetRules('khalaha'), swap: true };
const swap = { game, type: 'swap' } as const;

describe('R6 refused sowings leave position and turn', () => {
  it.each([0, 7, -1, 1.5, Number.NaN])('no such pit: %p', (pit) => {
    expect(refusal(filled(START), 0, { game, type: 'sow', pit })).toEqual({ game, code: 'noSuchPit', pit });
  });

  it('an empty pit, and the filled ones are named', () => {
    const { state } = sowing(filled(START), 3);
    expect(refusal(state, 0, { game, type: 'sow', pit: 3 })).toEqual({
      game,
      code: 'emptyPit',
      pit: 3,
      filled: [1, 2, 4, 5, 6],
    });
  });

  it('the other side is on turn', () => {
    expect(refusal(filled(START), 1, { game, type: 'sow', pit: 1 })).toEqual({
      game,
      code: 'notYourTurn',
      onTurn: 0,
    });
  });

  it('the game is over', () => {
    const over = position('<6,24,24,0,0,0,0,0,0,0,0,0,0,0,0>', 'khalaha');
    for (const action of [{ game, type: 'sow', pit: 1 }, swap, { game, type: 'finishFilling' }] as const) {
      expect(refusal(over, 0, action)).toEqual({ game, code: 'gameOver' });
    }
  });

  it.each(['', 'eins', '3 4', '1.5', 'a', '--1', '3-6', '0x1'])('no move at all: %p', (text) => {
    expect(khalaha.parseMove(filled(START), text)).toEqual({
      ok: false,
      error: { game, code: 'notAMove', text },
    });
  });

  it.each(['0', '7', '-1', '99'])('a move to no pit: %p', (text) => {
    const error = { game, code: 'noSuchPit', pit: Number(text) };
    expect(khalaha.parseMove(filled(START), text)).toEqual({ ok: false, error });
  });

  it('reads pit numbers and the change of sides', () => {
    expect(khalaha.parseMove(filled(START), ' 3 ')).toEqual({
      ok: true,
      value: { game, type: 'sow', pit: 3 },
    });
    expect(khalaha.parseMove(filled(START), 'X')).toEqual({ ok: true, value: swap });
  });
});

describe('the pie rule', () => {
  const afterFirst = sowing(filled('456654/444444', pie), 6).state;

  it('lets north take over the contents of the other side, once, and south moves', () => {
    expect(khalaha.legalMoves(afterFirst)).toEqual(['1', '2', '3', '4', '5', '6', 'x']);
    const { state, events } = act({ state: afterFirst, events: [] }, 1, swap);
    expect(events).toEqual([{ game, type: 'SidesSwapped', side: 1 }]);
    expect(state.pits).toEqual([afterFirst.pits[1], afterFirst.pits[0]]);
    expect(state.stores).toEqual([afterFirst.stores[1], afterFirst.stores[0]]);
    expect([state.turn, khalaha.plyOf(state), state.swapOpen]).toEqual([0, 1, false]);
    expect(refusal(sowing(state, 1).state, 1, swap)).toEqual({ game, code: 'noSwap' });
  });

  it('opens only when the first turn is complete, bonus turns included', () => {
    const bonus = sowing(filled(START, pie), 3).state;
    expect([bonus.turn, bonus.swapOpen]).toEqual([0, false]);
    expect(refusal(bonus, 0, swap)).toEqual({ game, code: 'noSwap' });
    expect(sowing(bonus, 6).state.swapOpen).toBe(true);
  });

  it('is gone once north has moved', () => {
    const north = sowing(afterFirst, 1, 1).state;
    expect(north.swapOpen).toBe(false);
    expect([north.turn, refusal(north, 1, swap)]).toEqual([1, { game, code: 'noSwap' }]);
    expect(khalaha.legalMoves(north)).not.toContain('x');
  });

  it('does not exist by default', () => {
    const { state } = sowing(filled(START), 1);
    expect(refusal(state, 1, swap)).toEqual({ game, code: 'noSwap' });
  });

  it('is recorded and replayed', () => {
    const record = '444444/444444 3-6 x 2';
    const events = khalaha.parseRecord(pie, record);
    expect(events.ok && khalaha.makeRecord(events.value)).toBe(record);
    expect(khalaha.parseRecord(presetRules('khalaha'), record)).toEqual({
      ok: false,
      error: { game, code: 'badRecord', at: 18, token: 'x' },
    });
  });
});
