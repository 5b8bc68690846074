import { divide, perft } from '../../src/rules/perft';
import { dividePacked, khalaha, perftPacked, presetRules } from '../../src/rules/khalaha';
import { KHALAHA_PERFT } from '../perft/khalaha';
import { position, setup } from './khalaha/positions';

describe.each(KHALAHA_PERFT)('perft of $literal by $preset', ({ literal, preset, counts }) => {
  it('is the table by the fast path, depths 1-7', () => {
    expect(counts.map((_, index) => perftPacked(setup(literal), presetRules(preset), index + 1))).toEqual(
      counts,
    );
  });

  it('is the table by plain play, depths 1-6', () => {
    const shallow = counts.slice(0, 6);
    expect(shallow.map((_, index) => perft(khalaha, position(literal, preset), index + 1))).toEqual(shallow);
  });

  it('divides alike by both', () => {
    const plain = divide(khalaha, position(literal, preset), 4).map(([move, count]) => [Number(move), count]);
    expect(dividePacked(setup(literal), presetRules(preset), 4)).toEqual(plain);
    expect(plain.reduce((sum, [, count]) => sum + (count ?? 0), 0)).toBe(counts[3]);
  });
});

describe('perft at its ends', () => {
  it('is 1 at depth 0 and 0 in a finished game', () => {
    const over = '<6,24,24,0,0,0,0,0,0,0,0,0,0,0,0>';
    expect(perft(khalaha, position(over, 'khalaha'), 0)).toBe(1);
    expect(perftPacked(setup(over), presetRules('khalaha'), 0)).toBe(1);
    expect(perft(khalaha, position(over, 'khalaha'), 1)).toBe(0);
    expect(perftPacked(setup(over), presetRules('khalaha'), 1)).toBe(0);
    expect(divide(khalaha, position(over, 'khalaha'), 0)).toEqual([]);
    expect(dividePacked(setup(over), presetRules('khalaha'), 1)).toEqual([]);
  });

  it('does not count a forced pass as a ply (K11)', () => {
    const passing = '<6,20,21,0,0,0,0,0,1,1,2,3,0,0,0>';
    for (const depth of [1, 2, 3, 4, 5]) {
      const plain = perft(khalaha, position(passing, 'khalaha'), depth);
      expect(perftPacked(setup(passing), presetRules('khalaha'), depth)).toBe(plain);
    }
    expect(perftPacked(setup(passing), presetRules('khalaha'), 2)).toBe(3);
    expect(perftPacked(setup(passing), presetRules('kalah'), 2)).toBe(0);
  });
});
