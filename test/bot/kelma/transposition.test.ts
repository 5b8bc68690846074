import {
  boundAt,
  createTranspositions,
  depthAt,
  EXACT,
  LOWER,
  moveAt,
  recall,
  remember,
  UPPER,
  valueAt,
} from '../../../src/bot/kelma/transposition';
import { WIN } from '../../../src/bot/kelma/value';

describe('transposition table', () => {
  test('gives back what it was given, also negative values and hashes', () => {
    const table = createTranspositions(8);
    for (const [low, high, move, depth, bound, value] of [
      [5, 7, 0xffff, 0, UPPER, -WIN],
      [-6, -8, 1, 255, LOWER, WIN],
      [1 << 20, 3, 0, 9, EXACT, 0],
    ] as const) {
      remember(table, low, high, move, depth, bound, value);
      const entry = recall(table, low, high);
      expect([moveAt, depthAt, boundAt, valueAt].map((read) => read(table, entry))).toEqual([
        move,
        depth,
        bound,
        value,
      ]);
      expect(recall(table, low, high + 1)).toBe(-1);
    }
  });

  test('keeps the deeper of two positions that share a place, and the latest beside it', () => {
    const table = createTranspositions(4);
    remember(table, 2, 1, 11, 9, EXACT, 1);
    remember(table, 2, 2, 12, 3, EXACT, 2);
    remember(table, 2, 3, 13, 4, EXACT, 3);
    expect([1, 2, 3].map((high) => recall(table, 2, high) >= 0)).toEqual([true, false, true]);
  });
});
