import { opponentOf } from '../../../src/rules/game';
import { kelma, makeLiteral, makeMove } from '../../../src/rules/kelma';
import { moveOfCode } from '../../../src/rules/kelma/code';
import { countMoves, generate, MOST_MOVES } from '../../../src/rules/kelma/generate';
import type { Kernel } from '../../../src/rules/kelma/kernel';
import {
  hasNoPawns,
  hasReachedGoal,
  make,
  toKernel,
  toPosition,
  unmake,
} from '../../../src/rules/kelma/kernel';
import { HOUSES, randomGame } from './games';

const list = new Int32Array(MOST_MOVES);

const codesOf = (kernel: Kernel): readonly number[] => [...list.subarray(0, generate(kernel, list, 0))];

describe('kernel', () => {
  test.each(HOUSES.map((rules) => [JSON.stringify({ ...rules, setup: '' }), rules] as const))(
    'agrees with the plain play along random games: %s',
    (_, rules) => {
      for (let rngSeed = 100; rngSeed < 104; rngSeed += 1) {
        const kernel = toKernel(kelma.start(rules).position, rules);
        randomGame(rngSeed, rules, (before, moves, move, { state }) => {
          const named = new Map(codesOf(kernel).map((code) => [makeMove(moveOfCode(kernel, code)), code]));
          expect([...named.keys()].sort()).toEqual([...moves].sort());
          expect(countMoves(kernel)).toBe(moves.length);
          expect(makeLiteral(toPosition(kernel))).toBe(makeLiteral(before.position));
          make(kernel, named.get(move) ?? 0);
          expect({ ...kernel }).toEqual({ ...toKernel(state.position, rules) });
          const isWon = hasReachedGoal(kernel, opponentOf(kernel.turn));
          expect(isWon).toBe(state.outcome?.reason === 'goal');
          expect(hasNoPawns(kernel)).toBe(state.outcome?.reason === 'noPawns');
        });
      }
    },
  );

  test.each(HOUSES.map((rules) => [JSON.stringify({ ...rules, setup: '' }), rules] as const))(
    'unmake takes back everything that make did: %s',
    (_, rules) => {
      for (let rngSeed = 200; rngSeed < 202; rngSeed += 1) {
        randomGame(rngSeed, rules, (before) => {
          const kernel = toKernel(before.position, rules);
          const fresh = toKernel(before.position, rules);
          for (const code of codesOf(kernel)) {
            unmake(kernel, code, make(kernel, code));
          }
          expect(kernel).toEqual(fresh);
        });
      }
    },
  );

  test('different positions of a game have different hashes', () => {
    const byHash = new Map<string, string>();
    for (let rngSeed = 300; rngSeed < 310; rngSeed += 1) {
      randomGame(rngSeed, HOUSES[0] ?? kelma.presets[0], (_, __, ___, { state }) => {
        const { hashLow, hashHigh } = toKernel(state.position, state.rules);
        const literal = makeLiteral(state.position);
        expect(byHash.get(`${hashLow} ${hashHigh}`) ?? literal).toBe(literal);
        byHash.set(`${hashLow} ${hashHigh}`, literal);
      });
    }
  });
});
