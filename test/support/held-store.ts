/** An event store in which chosen calls wait until they are let go, one behind the other, as on a slow disk. */
import type { EventStore } from '../../src/ports/event-store';

export interface HeldStore extends EventStore {
  /** The n-th writing call (create, append; from 1) waits, and all calls behind it. */
  holdFrom(call: number): void;
  /** Lets the first go that waits. */
  letOneGo(): void;
  /** Lets all go, those that wait and those to come. */
  letGo(): void;
}

export function heldStore(store: EventStore): HeldStore {
  let until = Infinity;
  let waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (until <= 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return work();
  };
  const written = <T>(work: () => Promise<T>): Promise<T> => {
    until -= 1;
    return inTurn(work);
  };
  return {
    ...store,
    holdFrom: (call) => {
      until = call;
    },
    letOneGo: () => waiting.shift()?.(),
    letGo: () => {
      until = Infinity;
      for (const go of waiting) go();
      waiting = [];
    },
    read: (match) => inTurn(() => store.read(match)),
    create: (started) => written(() => store.create(started)),
    append: (match, version, events, end) => written(() => store.append(match, version, events, end)),
  };
}
