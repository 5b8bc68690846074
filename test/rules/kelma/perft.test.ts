import type { KelmaState } from '../../../src/rules/kelma';
import { kelma, KELMA_PRESETS } from '../../../src/rules/kelma';
import { divide, perft } from '../../../src/rules/kelma/perft';
import { HOUSES, play, randomGame, stateAt } from './games';
import { PERFT_TABLE } from './perft-table';

/** The same count by the plain rules, which share nothing with the kernel but the tables of reach. */
function plainPerft(state: KelmaState, depth: number): number {
  const moves = kelma.legalMoves(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + plainPerft(play(state, move).state, depth - 1), 0);
}

const rulesOf = (preset: string) => {
  const rules = kelma.presets.find((known) => known.preset === preset);
  if (rules === undefined) throw new Error(preset);
  return rules;
};

describe('perft', () => {
  test('the table has every set-up', () => {
    expect(PERFT_TABLE.map(({ preset }) => preset)).toEqual([...KELMA_PRESETS]);
  });

  for (const { preset, counts } of PERFT_TABLE) {
    const start = kelma.start(rulesOf(preset));

    test.each(counts.map((count, n) => [n + 1, count]))(`${preset}: depth %i is %i`, (depth, count) => {
      expect(perft(start.position, start.rules, depth)).toBe(count);
    });

    test.each(counts.slice(0, 4).map((count, n) => [n + 1, count]))(
      `${preset}: depth %i is %i by the plain rules too`,
      (depth, count) => {
        expect(plainPerft(start, depth)).toBe(count);
      },
    );

    test(`${preset}: divide names the legal moves and adds up`, () => {
      const counts3 = divide(start.position, start.rules, 3);
      expect([...counts3.keys()].sort()).toEqual([...kelma.legalMoves(start)].sort());
      expect([...counts3.values()].reduce((sum, count) => sum + count, 0)).toBe(counts[2]);
    });
  }

  test('depth 0 is the position itself, depth 1 of divide one for each move', () => {
    const { position, rules } = kelma.start(HOUSES[0] ?? rulesOf('mitte'));
    expect(perft(position, rules, 0)).toBe(1);
    expect(new Set(divide(position, rules, 1).values())).toEqual(new Set([1]));
  });

  test('L8, L10: a finished game has no moves', () => {
    for (const literal of [
      '4w/5/5/5/5/SLT2/5/5/5/5/5 SL,LT,TS n -',
      '5/5/5/5/5/SLT2/5/5/5/5/5 SL,LT,TS n -',
    ]) {
      const { position, rules } = stateAt(literal);
      expect(perft(position, rules, 1)).toBe(0);
      expect(divide(position, rules, 2).size).toBe(0);
    }
  });

  test.each(HOUSES.map((rules) => [JSON.stringify({ ...rules, setup: '' }), rules] as const))(
    'kernel and plain rules count alike from random positions: %s',
    (_, rules) => {
      for (let rngSeed = 1; rngSeed <= 6; rngSeed += 1) {
        randomGame(rngSeed, rules, (before, moves) => {
          if (before.ply % 40 !== 20 || moves.length > 15) return;
          expect(perft(before.position, rules, 2)).toBe(plainPerft({ ...before, quiet: 0, recent: [] }, 2));
        });
      }
    },
  );
});
