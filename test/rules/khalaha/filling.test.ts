import type { KhalahaAction } from '../../../src/rules/khalaha';
import { KHALAHA_RULES, khalaha, presetRules } from '../../../src/rules/khalaha';
import type { Played } from './positions';
import { act, refusal } from './positions';

const game = 'khalaha';
const fill = (pit: number, seeds: number): KhalahaAction => ({ game, type: 'fill', pit, seeds });
const fillAll = (seeds: number): KhalahaAction => ({ game, type: 'fillAll', seeds });
const finish: KhalahaAction = { game, type: 'finishFilling' };
const sow: KhalahaAction = { game, type: 'sow', pit: 1 };

const start: Played = { state: khalaha.start(presetRules('khalaha')), events: [] };

describe('filling', () => {
  it('sets a pit and does not add to it, at any time and by either side (K4)', () => {
    const { state } = act(act(act(start, 1, fill(2, 6)), 0, fill(2, 4)), 1, fill(2, 5));
    expect(state.pits).toEqual([
      [0, 4, 0, 0, 0, 0],
      [0, 5, 0, 0, 0, 0],
    ]);
    expect(state.supply).toEqual([32, 31]);
    expect(khalaha.turnOf(state)).toBeNull();
    expect(khalaha.legalMoves(state)).toEqual([]);
    expect(khalaha.mayAct(state, 0)).toBe(true);
  });

  it('fills all pits by six events', () => {
    const { state, events } = act(act(start, 0, fill(3, 4)), 0, fillAll(6));
    expect(events.slice(1).map((event) => event.type)).toEqual(new Array(6).fill('PitFilled'));
    expect(state.pits[0]).toEqual([6, 6, 6, 6, 6, 6]);
    expect(state.supply).toEqual([0, 36]);
  });

  it('ends for a side by its own word and then for both; south moves first (K5, K6)', () => {
    const one = act(act(act(start, 0, fillAll(4)), 1, fillAll(6)), 1, finish);
    expect(one.events.at(-1)).toEqual({ game, type: 'FillingFinished', side: 1, seeds: 36 });
    expect([khalaha.phaseOf(one.state), khalaha.mayAct(one.state, 1)]).toEqual(['filling', false]);
    const { state } = act(one, 0, finish);
    expect([khalaha.phaseOf(state), khalaha.turnOf(state)]).toEqual(['playing', 0]);
    expect([khalaha.mayAct(state, 0), khalaha.mayAct(state, 1)]).toEqual([true, false]);
  });

  it('is skipped where the rules fill', () => {
    const state = khalaha.start(presetRules('kalah'));
    expect([khalaha.phaseOf(state), khalaha.turnOf(state), state.pits[1]]).toEqual([
      'playing',
      0,
      [4, 4, 4, 4, 4, 4],
    ]);
    expect(refusal(state, 0, fill(1, 4))).toEqual({ game, code: 'fillingOver' });
  });

  it('has the literal rules as default and knows the presets by name', () => {
    expect(khalaha.presets.map((rules) => rules.preset)).toEqual(['khalaha', 'kalah', 'kalah-leerschlag']);
    expect(KHALAHA_RULES.map((rules) => presetRules(rules.preset))).toEqual(khalaha.presets);
  });
});

describe('refusals while filling change nothing', () => {
  it.each([0, 7, -1, 1.5, Number.NaN, Infinity])('no such pit: %p (R6)', (pit) => {
    expect(refusal(start.state, 0, fill(pit, 4))).toEqual({ game, code: 'noSuchPit', pit });
  });

  it.each([3, 7, 0, -4, 4.5, Number.NaN])('bad number of seeds: %p', (seeds) => {
    const bad = { game, code: 'badSeeds', seeds, min: 4, max: 6 };
    expect(refusal(start.state, 0, fill(1, seeds))).toEqual(bad);
    expect(refusal(start.state, 1, fillAll(seeds))).toEqual(bad);
  });

  it('more than the supply, where a house rule makes that possible', () => {
    const rules = {
      ...presetRules('khalaha'),
      filling: { kind: 'players', min: 4, max: 9, supply: 36 },
    } as const;
    const generous: Played = { state: khalaha.start(rules), events: [] };
    expect(refusal(generous.state, 0, fillAll(7))).toEqual({
      game,
      code: 'supplyExceeded',
      seeds: 7,
      available: 6,
    });
    const { state } = [1, 2, 3].reduce((played, pit) => act(played, 0, fill(pit, 9)), generous);
    expect(refusal(act({ state, events: [] }, 0, fill(4, 9)).state, 0, fill(5, 4))).toMatchObject({
      available: 0,
    });
    expect(refusal(act({ state, events: [] }, 0, fill(4, 9)).state, 0, fill(4, 5))).toBeNull();
  });

  it('finishing with unfilled pits, which are named', () => {
    const { state } = act(act(start, 0, fill(2, 4)), 0, fill(5, 4));
    expect(refusal(state, 0, finish)).toEqual({ game, code: 'unfilledPits', pits: [1, 3, 4, 6] });
  });

  it('anything more after finishing', () => {
    const { state } = act(act(start, 0, fillAll(4)), 0, finish);
    for (const action of [fill(1, 5), fill(9, 5), fillAll(5), finish]) {
      expect(refusal(state, 0, action)).toEqual({ game, code: 'alreadyFinished' });
    }
  });

  it('sowing, and who is not ready is told', () => {
    expect(refusal(start.state, 0, sow)).toEqual({ game, code: 'stillFilling', unready: [0, 1] });
    const { state } = act(act(start, 1, fillAll(4)), 1, finish);
    expect(refusal(state, 0, sow)).toEqual({ game, code: 'stillFilling', unready: [0] });
    expect(refusal(state, 0, { game, type: 'swap' })).toMatchObject({ code: 'stillFilling' });
  });

  it('filling once play has begun', () => {
    const both = act(act(act(act(start, 0, fillAll(4)), 0, finish), 1, fillAll(4)), 1, finish);
    for (const action of [fill(1, 5), fillAll(5), finish]) {
      expect(refusal(both.state, 1, action)).toEqual({ game, code: 'fillingOver' });
    }
  });
});
