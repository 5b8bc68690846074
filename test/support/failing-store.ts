/** An event store whose chosen writing calls fail as a full disk would: nothing is written, the next call works. */
import { err } from '../../src/kernel/result';
import type { EventStore } from '../../src/ports/event-store';

export interface FailingStore extends EventStore {
  /** Writing calls so far, failed ones included. */
  calls(): number;
}

/** fails: whether the n-th writing call (create, append; from 1) fails. It can be changed by what it closes over. */
export function failingStore(store: EventStore, fails: (call: number) => boolean): FailingStore {
  let calls = 0;
  const guarded = async <T>(work: () => Promise<T>): Promise<T | ReturnType<typeof err<'unavailable'>>> => {
    calls += 1;
    return fails(calls) ? err('unavailable') : work();
  };
  return {
    ...store,
    calls: () => calls,
    create: (started) => guarded(() => store.create(started)),
    append: (match, version, events, end) => guarded(() => store.append(match, version, events, end)),
  };
}
