/**
 * Tries of passwords and return words, counted for each name *and* address together, and for each address: guessing
 * gets slow, and nobody can lock somebody else out by guessing under their name. A try is counted before it is checked,
 * so that many at once are not checked beyond the bound.
 */
import type { PlayerId } from '../match/player';

export interface Attempts {
  /** Counts a try. Milliseconds until this address may try that name again; 0: it may now, else nothing is checked. */
  begin(name: PlayerId, address: string): number;
  /** The try was right: neither it nor the wrong ones under that name count any more. */
  succeeded(name: PlayerId, address: string): void;
  /** The try was not checked after all, so it does not count. */
  takeBack(name: PlayerId, address: string): void;
}
