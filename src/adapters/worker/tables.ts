/** Endgame tables of one thread or tool: read from the folder, or built at the first need and kept for the next time. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeTable, encodeTable } from '../../bot/khalaha/endgame-file';
import { buildEndgameTable, type EndgameTable } from '../../bot/khalaha/endgame-table';
import type { KhalahaRules } from '../../rules/khalaha';
import { packedRules } from '../../rules/khalaha/packed';

/** 9.7 MB a rule set, built in some seconds. */
export const TABLE_SEEDS = 14;

/** Where tables are kept, and of how many levels; each size is a file of its own. */
export interface Tables {
  readonly folder: string;
  readonly seeds: number;
}

const built = new Map<string, EndgameTable>();

function readTable(path: string, rules: number, seeds: number): EndgameTable | null {
  try {
    const table = decodeTable(readFileSync(path), rules);
    return table.ok && table.value.maxSeeds === seeds ? table.value : null;
  } catch {
    // Missing or unreadable: it is built anew.
    return null;
  }
}

function build(rules: number, seeds: number): EndgameTable {
  const levels = buildEndgameTable(rules, seeds);
  for (;;) {
    const level = levels.next();
    if (level.done === true) return level.value;
  }
}

/** Keeps the table if the folder allows; two threads that build the same one write the same bytes. */
function keep(folder: string, path: string, table: EndgameTable): void {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${path}.${process.pid}.${Math.trunc(performance.now())}`;
    writeFileSync(draft, encodeTable(table));
    renameSync(draft, path);
  } catch {
    // A full or read-only disk costs time at the next start, and nothing else.
  }
}

export function endgameTable({ folder, seeds }: Tables, rules: KhalahaRules): EndgameTable {
  const packed = packedRules(rules);
  const path = join(folder, `khalaha-${packed}-${seeds}.table`);
  const known = built.get(path);
  if (known !== undefined) return known;
  const kept = readTable(path, packed, seeds);
  const table = kept ?? build(packed, seeds);
  built.set(path, table);
  if (kept === null) keep(folder, path, table);
  return table;
}
