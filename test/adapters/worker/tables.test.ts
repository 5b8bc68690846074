/** Endgame tables in a folder: kept, read again, and built anew when a file is damaged. */
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { encodeTable } from '../../../src/bot/khalaha/endgame-file';
import { endgameTable } from '../../../src/adapters/worker/tables';
import { presetRules } from '../../../src/rules/khalaha';
import { tableOf } from '../../bot/khalaha/tables';
import { folderPerTest } from '../../support/folder';

const folder = folderPerTest();
const SEEDS = 5;
const rules = presetRules('khalaha');
const good = (): Buffer => Buffer.from(encodeTable(tableOf('khalaha', SEEDS)));
const file = (): string => folder.path(`khalaha-0-${SEEDS}.table`);

it('builds a table, keeps it, and has it at hand from then on', () => {
  const table = endgameTable({ folder: folder.path(''), seeds: SEEDS }, rules);
  expect(table.values).toEqual(tableOf('khalaha', SEEDS).values);
  expect(readFileSync(file()).equals(good())).toBe(true);
  expect(endgameTable({ folder: folder.path(''), seeds: SEEDS }, rules)).toBe(table);
});

it.each<[string, () => void]>([
  ['cut off', () => truncateSync(file(), 1000)],
  ['empty', () => truncateSync(file(), 0)],
  [
    'flipped in one bit',
    () => {
      const bytes = good();
      bytes[2000] = (bytes[2000] ?? 0) ^ 4;
      writeFileSync(file(), bytes);
    },
  ],
  ['of other rules', () => writeFileSync(file(), encodeTable(tableOf('kalah', SEEDS)))],
  ['of another size', () => writeFileSync(file(), encodeTable(tableOf('khalaha', 4)))],
])('builds a table anew whose file is %s', (_, damage) => {
  writeFileSync(file(), good());
  damage();
  expect(endgameTable({ folder: folder.path(''), seeds: SEEDS }, rules).values).toEqual(
    tableOf('khalaha', SEEDS).values,
  );
  expect(readFileSync(file()).equals(good())).toBe(true);
});

it('reads what is kept', () => {
  const kept = tableOf('khalaha', SEEDS);
  writeFileSync(file(), encodeTable({ ...kept, values: kept.values.map((value) => value) }));
  expect(endgameTable({ folder: folder.path(''), seeds: SEEDS }, rules).values).toEqual(kept.values);
});

it('does without a folder that cannot be made', () => {
  writeFileSync(folder.path('datei'), '');
  expect(endgameTable({ folder: folder.path('datei/endspiel'), seeds: SEEDS }, rules).maxSeeds).toBe(SEEDS);
  expect(existsSync(folder.path('datei/endspiel'))).toBe(false);
});
