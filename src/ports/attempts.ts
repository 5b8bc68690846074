/**
 * Wrong passwords and return words, counted for each name *and* address together, and for each address: guessing
 * gets slow, and nobody can lock somebody else out by guessing under their name.
 */
import type { PlayerId } from '../match/player';

export interface Attempts {
  /** Milliseconds until this address may try that name again; 0: now. */
  waitMs(name: PlayerId, address: string): Promise<number>;
  failed(name: PlayerId, address: string): Promise<void>;
  succeeded(name: PlayerId, address: string): Promise<void>;
}
