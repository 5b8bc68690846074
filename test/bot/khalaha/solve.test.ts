import { createSolver, solve } from '../../../src/bot/khalaha/solve';
import type { SolveLimits } from '../../../src/bot/khalaha/solve';
import { createRng } from '../../../src/kernel/rng';
import type { KhalahaSetup } from '../../../src/rules/khalaha';
import { KHALAHA_PRESETS, parseLiteral, presetRules } from '../../../src/rules/khalaha';
import { plainSearch } from './plain-search';
import { tableOf } from './tables';

const all: SolveLimits = { maxNodes: Infinity, shouldStop: () => false, prove: 'all' };

function setupOf(literal: string): KhalahaSetup {
  const parsed = parseLiteral(literal);
  if (!parsed.ok) throw new Error(literal);
  return parsed.value;
}

const everyPit = (seeds: number): KhalahaSetup => {
  const pits = new Array<number>(6).fill(seeds);
  return { mover: pits, other: pits, moverStore: 0, otherStore: 0 };
};

describe('known values with every pit alike', () => {
  it.each([
    ['khalaha', 1, 2],
    ['khalaha', 2, 0],
    ['kalah', 1, 2],
    ['kalah', 2, 6],
    ['kalah-leerschlag', 1, 2],
    ['kalah-leerschlag', 2, 10],
    ['kalah-leerschlag', 3, 2],
  ] as const)(
    '%s, %i a pit: south wins by %i',
    (preset, seeds, value) => {
      const table = tableOf(preset, seeds === 3 ? 11 : 8);
      const solution = solve(everyPit(seeds), presetRules(preset), { ...all, prove: 'best', table });
      expect(solution).toMatchObject({ value, exact: true });
      const best = solution.moves.find((move) => move.move === solution.best);
      expect(best).toMatchObject({ value, exact: true });
    },
    120_000,
  );
});

/** Random positions with few seeds, one side often empty, stores of any size. */
function randomSetup(rng: ReturnType<typeof createRng>, seeds: number): KhalahaSetup {
  const places = new Array<number>(12).fill(0);
  const from = rng.below(6) === 0 ? 6 : 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    const place = from + rng.below(12 - from);
    places[place] = (places[place] ?? 0) + 1;
  }
  return {
    mover: places.slice(0, 6),
    other: places.slice(6),
    moverStore: rng.below(30),
    otherStore: rng.below(30),
  };
}

describe.each(KHALAHA_PRESETS)('proofs under %s', (preset) => {
  const rules = presetRules(preset);
  const plain = plainSearch(rules);

  it('agree with plain full search on random positions, also in every move', () => {
    const solver = createSolver(rules, tableOf(preset, 3), 12);
    const rng = createRng(77);
    for (let round = 0; round < 150; round += 1) {
      const setup = randomSetup(rng, 1 + rng.below(9));
      const { value, exact, moves, best } = solver.solve(setup, all);
      if (value !== plain.value(setup) || !exact) throw new Error(`${JSON.stringify(setup)} is not ${value}`);
      if (!moves.every((move) => move.exact)) throw new Error(`unproven: ${JSON.stringify(setup)}`);
      if (moves.length === 0) continue;
      expect(Math.max(...moves.map((move) => move.value))).toBe(value);
      expect(moves.find((move) => move.move === best)?.value).toBe(value);
    }
  });

  it('never claim more than they know, whatever the budget', () => {
    const rng = createRng(5);
    for (let round = 0; round < 150; round += 1) {
      const setup = randomSetup(rng, 7 + rng.below(3));
      const solver = createSolver(rules, tableOf(preset, 1), 8);
      const limits: SolveLimits = {
        ...all,
        maxNodes: 1 << rng.below(12),
        prove: rng.below(2) === 0 ? 'all' : 'best',
      };
      const { value, exact, moves, best } = solver.solve(setup, limits);
      const worth = plain.value(setup);
      if (exact && value !== worth) throw new Error(`${JSON.stringify(setup)} is ${worth}, not ${value}`);
      expect(best === null).toBe(moves.length === 0);
      if (moves.some((move) => move.exact && move.value > worth)) throw new Error(JSON.stringify(setup));
    }
  });
});

describe('solving', () => {
  const rules = presetRules('khalaha');
  const table = tableOf('khalaha', 8);

  it('counts the stores in', () => {
    const behind = setupOf('<6,3,20,0,0,0,0,0,1,0,0,0,0,0,1>');
    expect(solve(behind, rules, { ...all, table })).toMatchObject({ value: -17, exact: true, best: 6 });
  });

  it('passes for a mover who has nothing to sow (K11), and ends where sweeping does', () => {
    const passing = setupOf('<6,0,0,0,0,0,0,0,0,0,0,0,0,0,2>');
    expect(solve(passing, rules, { ...all, table })).toMatchObject({ exact: true, moves: [], best: null });
    const swept = solve(passing, presetRules('kalah'), { ...all, table: tableOf('kalah', 8) });
    expect(swept).toMatchObject({ value: -2, exact: true, moves: [], best: null, nodes: 0 });
  });

  it('R7 always names a legal move, also when stopped at once', () => {
    const solution = solve(everyPit(4), rules, { maxNodes: 0, shouldStop: () => true, prove: 'best', table });
    expect(solution.exact).toBe(false);
    expect(solution.moves.map((move) => move.move)).toContain(solution.best);
  });

  it('is the same again for the same budget', () => {
    const limits: SolveLimits = { ...all, maxNodes: 20_000 };
    const once = solve(everyPit(5), rules, { ...limits, table });
    expect(solve(everyPit(5), rules, { ...limits, table })).toEqual(once);
    expect(once.nodes).toBeLessThan(22_000);
  });

  it('stops when told to', () => {
    let asked = 0;
    const shouldStop = (): boolean => (asked += 1) > 3;
    expect(solve(everyPit(6), rules, { ...all, shouldStop, table }).nodes).toBeLessThan(20_000);
  });

  it('refuses a table of other rules', () => {
    expect(() => createSolver(presetRules('kalah'), table)).toThrow('other rules');
  });
});
