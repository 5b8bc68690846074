/** The stewards' log in memory: for tests and for houses that forget. */
import { ok } from '../../kernel/result';
import { SANCTION_KINDS, type Entry, type EntryKind, type StewardLog } from '../../ports/steward-log';

const KINDS: readonly EntryKind[] = SANCTION_KINDS;

export function createMemoryStewardLog(): StewardLog {
  const entries: Entry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      return Promise.resolve(ok(null));
    },
    latest: (limit) => Promise.resolve(entries.toReversed().slice(0, limit)),
    sanctions: () => Promise.resolve(entries.filter(({ kind }) => KINDS.includes(kind))),
  };
}
