/** What the house and the thread of its database say to each other: plain data, as much in one message as there is. */
import type { StoreFault } from '../../ports/store-fault';
import type { HouseStores } from './open';

type Asked = Omit<HouseStores, 'close'>;
export type StoreName = keyof Asked;

/** A write says 'unavailable' when it cannot be made; a read can only reject. */
export type CallKind = 'write' | 'read';

type Refused = Promise<{ readonly ok: false; readonly error: 'unavailable' }>;
type KindOf<Method> = Method extends (...args: never) => infer Answer
  ? Refused extends Answer
    ? 'write'
    : 'read'
  : never;

/** All that can be asked. A method that a port has and this has not, or has as the wrong kind, does not compile. */
export const METHODS: {
  readonly [S in StoreName]: { readonly [M in keyof Asked[S]]: KindOf<Asked[S][M]> };
} = {
  events: {
    create: 'write',
    append: 'write',
    read: 'read',
    unfinished: 'read',
    finishedOf: 'read',
    statisticsOf: 'read',
    lastMatch: 'read',
  },
  accounts: { find: 'read', add: 'write', save: 'write', remove: 'write', stewards: 'read' },
  stewardLog: { add: 'write', latest: 'read', sanctions: 'read' },
};

export interface Call {
  /** Its answer carries the same; never used again. */
  readonly id: number;
  readonly store: StoreName;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Calls begin in the order in which they stand here. close: nothing is asked any more, and nothing waits. */
export type ToThread = readonly Call[] | 'close';

/** The first message: null when the file is open; otherwise the thread ends. */
export type Opening = StoreFault | null;

export type News =
  | { readonly type: 'answered'; readonly id: number; readonly value: unknown }
  | { readonly type: 'rejected'; readonly id: number; readonly message: string }
  /** error: of the database, as text. */
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'committed'; readonly ms: number; readonly writes: number };

/** Every later message, in the order in which things happened. */
export type FromThread = readonly News[];
