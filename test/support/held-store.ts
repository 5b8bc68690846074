/** An event store in which chosen writing calls wait until they are let go, as on a slow disk. */
import type { EventStore } from '../../src/ports/event-store';

export interface HeldStore extends EventStore {
  /** From now on the n-th writing call (create, append; from 1) waits, and all behind it. */
  holdFrom(call: number): void;
  /** Lets all go, those that wait and those to come. */
  letGo(): void;
}

export function heldStore(store: EventStore): HeldStore {
  let until = Infinity;
  let waiting: (() => void)[] = [];
  const held = async <T>(work: () => Promise<T>): Promise<T> => {
    until -= 1;
    if (until <= 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return work();
  };
  return {
    ...store,
    holdFrom: (call) => {
      until = call;
    },
    letGo: () => {
      until = Infinity;
      for (const go of waiting) go();
      waiting = [];
    },
    create: (started) => held(() => store.create(started)),
    append: (match, version, events, end) => held(() => store.append(match, version, events, end)),
  };
}
