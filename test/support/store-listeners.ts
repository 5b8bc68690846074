/** Listens to the thread of a database and keeps what it hears. */
import type { Listeners } from '../../src/adapters/sqlite/threaded';

export interface Heard extends Listeners {
  readonly failures: unknown[];
  /** The number of writes of each commit. */
  readonly commits: number[];
  readonly deaths: Error[];
}

export function storeListeners(): Heard {
  const [failures, commits, deaths]: [unknown[], number[], Error[]] = [[], [], []];
  return {
    failures,
    commits,
    deaths,
    failed: (error) => failures.push(error),
    committed: (_, writes) => commits.push(writes),
    died: (error) => deaths.push(error),
  };
}
