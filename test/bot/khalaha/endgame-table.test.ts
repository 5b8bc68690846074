import { decodeTable, encodeTable } from '../../../src/bot/khalaha/endgame-file';
import { buildEndgameTable, probe } from '../../../src/bot/khalaha/endgame-table';
import {
  MOST_RANKED_SEEDS,
  firstPosition,
  nextPosition,
  positionsBelow,
  positionsWith,
  rankOf,
  seedsInPlay,
} from '../../../src/bot/khalaha/ranking';
import { FRAME, KHALAHA_PRESETS, presetRules, unpack } from '../../../src/rules/khalaha';
import { plainSearch } from './plain-search';
import { tableOf } from './tables';

describe('ranking', () => {
  it('numbers the positions of each level without gaps', () => {
    const frame = new Int32Array(FRAME);
    for (let seeds = 0; seeds <= 6; seeds += 1) {
      firstPosition(frame, 0, seeds);
      let count = 0;
      do {
        if (rankOf(frame, 0) !== count || seedsInPlay(frame, 0) !== seeds)
          throw new Error(`${seeds}: ${count}`);
        count += 1;
      } while (nextPosition(frame, 0));
      expect(count).toBe(positionsWith(seeds));
    }
    expect([positionsWith(12), positionsBelow(13), positionsBelow(15)]).toEqual([1352078, 2704156, 9657700]);
  });
});

describe('the endgame table', () => {
  it.each(KHALAHA_PRESETS)(
    'equals plain full search for every position with up to 8 seeds: %s',
    (preset) => {
      const table = tableOf(preset, 8);
      const plain = plainSearch(presetRules(preset));
      const frame = new Int32Array(FRAME);
      let positions = 0;
      for (let seeds = 0; seeds <= 8; seeds += 1) {
        firstPosition(frame, 0, seeds);
        do {
          const pits = unpack(frame, 0);
          const value = plain.value({ ...pits, moverStore: 0, otherStore: 0 });
          if (probe(table, frame, 0, seeds) !== value) throw new Error(`${JSON.stringify(pits)} is ${value}`);
          positions += 1;
        } while (nextPosition(frame, 0));
      }
      expect(positions).toBe(125970);
    },
    120_000,
  );

  it.each([
    ['khalaha', [0, 0, 6, 102, 656, 2954, 10662, 32956, 90318]],
    ['kalah', [0, 0, 6, 102, 676, 3060, 11102, 34284, 93800]],
    ['kalah-leerschlag', [0, 0, 10, 108, 694, 2978, 10610, 32394, 88508]],
  ] as const)('is built level by level, with the recorded sums: %s', (preset, sums) => {
    const levels = [...buildEndgameTable(tableOf(preset, 0).rules, 8)];
    expect(levels.map((level) => level.sum)).toEqual(sums);
    expect(levels.map((level) => level.positions)).toEqual(levels.map((level) => positionsWith(level.seeds)));
  });

  it('has a largest size', () => {
    expect(() => buildEndgameTable(0, MOST_RANKED_SEEDS + 1).next()).toThrow('endgame table');
  });
});

describe('a kept table', () => {
  const table = tableOf('kalah', 2);

  it('comes back as it was', () => {
    expect(decodeTable(encodeTable(table), table.rules)).toEqual({ ok: true, value: table });
  });

  it('is refused when damaged at any place, cut off, or of other rules', () => {
    const bytes = encodeTable(table);
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(decodeTable(damaged, table.rules).ok).toBe(false);
    }
    expect(decodeTable(bytes.subarray(0, bytes.length - 1), table.rules)).toEqual({
      ok: false,
      error: 'damaged',
    });
    expect(decodeTable(bytes.subarray(0, 10), table.rules)).toEqual({ ok: false, error: 'notATable' });
    expect(decodeTable(bytes, 0)).toEqual({ ok: false, error: 'otherRules' });
  });
});
