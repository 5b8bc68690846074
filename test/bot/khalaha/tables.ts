/** Endgame tables for the tests, built once for each rules and size. */
import type { EndgameTable } from '../../../src/bot/khalaha/endgame-table';
import { buildEndgameTable } from '../../../src/bot/khalaha/endgame-table';
import type { KhalahaPreset } from '../../../src/rules/khalaha';
import { packedRules, presetRules } from '../../../src/rules/khalaha';

const built = new Map<string, EndgameTable>();

export function tableOf(preset: KhalahaPreset, maxSeeds: number): EndgameTable {
  const key = `${preset} ${maxSeeds}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const building = buildEndgameTable(packedRules(presetRules(preset)), maxSeeds);
  for (let step = building.next(); ; step = building.next()) {
    if (step.done !== true) continue;
    built.set(key, step.value);
    return step.value;
  }
}
