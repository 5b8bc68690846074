/** Who is spoken to: one and the same fact is told to the one it is about, to the opponent and to watchers. */
import type { Side } from '../../rules/game';

/** Who listens, seen from the side that a sentence is about; the texts select on it. */
export type Address = 'you' | 'other' | 'watcher';

export function addressOf(about: Side, listener: Side | null): Address {
  if (listener === null) return 'watcher';
  return listener === about ? 'you' : 'other';
}
