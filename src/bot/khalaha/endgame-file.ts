/**
 * An endgame table as bytes for keeping: a header of six 32-bit words (little endian) with a hash over rules, size and
 * values, then the values. What was cut off, damaged or made for other rules is refused.
 */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { EndgameTable } from './endgame-table';
import { MOST_RANKED_SEEDS, positionsBelow } from './ranking';

/** "KHEG" */
const MAGIC = 0x4745484b;
const VERSION = 1;
const HEADER = 24;

export type TableFault = 'notATable' | 'otherRules' | 'damaged';

export function encodeTable(table: EndgameTable): Uint8Array {
  const bytes = new Uint8Array(HEADER + table.values.length);
  const header = new DataView(bytes.buffer);
  const [first, second] = hashOf(table);
  [MAGIC, VERSION, table.rules, table.maxSeeds, first, second].forEach((word, index) => {
    header.setUint32(index * 4, word, true);
  });
  bytes.set(new Uint8Array(table.values.buffer, table.values.byteOffset, table.values.length), HEADER);
  return bytes;
}

/** rules: as from packedRules. The table is a copy and shares no memory with `bytes`. */
export function decodeTable(bytes: Uint8Array, rules: number): Result<EndgameTable, TableFault> {
  if (bytes.length < HEADER) return err('notATable');
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  const word = (index: number): number => header.getUint32(index * 4, true);
  const maxSeeds = word(3);
  if (word(0) !== MAGIC || word(1) !== VERSION || maxSeeds > MOST_RANKED_SEEDS) return err('notATable');
  if (word(2) !== rules) return err('otherRules');
  if (bytes.length !== HEADER + positionsBelow(maxSeeds + 1)) return err('damaged');
  const table: EndgameTable = { rules, maxSeeds, values: new Int8Array(bytes.slice(HEADER).buffer) };
  const [first, second] = hashOf(table);
  return first === word(4) && second === word(5) ? ok(table) : err('damaged');
}

/** Two unlike 32-bit hashes (FNV-1a, and a multiply-add) over the same bytes: against damage, not against forgers. */
function hashOf({ rules, maxSeeds, values }: EndgameTable): [number, number] {
  let first = Math.imul(0x811c9dc5 ^ rules, 0x01000193) ^ maxSeeds;
  let second = (rules << 8) | maxSeeds;
  for (const value of values) {
    first = Math.imul(first ^ (value & 255), 0x01000193);
    second = (Math.imul(second, 0x2c1b3c6d) + value) | 0;
  }
  return [first >>> 0, second >>> 0];
}
