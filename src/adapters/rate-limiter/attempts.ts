/** Counts wrong proofs in memory with rate-limiter-flexible. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Attempts } from '../../ports/attempts';

const MINUTE_S = 60;

/** Five wrong ones for a name from one address, then a quarter of an hour of peace; forty for an address in all. */
const PAIR = { points: 5, duration: 15 * MINUTE_S, blockDuration: 15 * MINUTE_S };
const ADDRESS = { points: 40, duration: 15 * MINUTE_S, blockDuration: 15 * MINUTE_S };

export function createAttempts(): Attempts {
  const pairs = new RateLimiterMemory({ ...PAIR, keyPrefix: 'pair' });
  const addresses = new RateLimiterMemory({ ...ADDRESS, keyPrefix: 'address' });
  const pair = (name: string, address: string): string => `${name} ${address}`;
  const left = async (limiter: RateLimiterMemory, key: string): Promise<number> => {
    const state = await limiter.get(key);
    return state !== null && state.consumedPoints >= limiter.points ? state.msBeforeNext : 0;
  };
  // The limiter rejects with its state when the points are used up; that state is kept, so nothing is lost here.
  const count = async (limiter: RateLimiterMemory, key: string): Promise<void> => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
    }
  };
  return {
    waitMs: async (name, address) =>
      Math.max(await left(pairs, pair(name, address)), await left(addresses, address)),
    failed: async (name, address) => {
      await count(pairs, pair(name, address));
      await count(addresses, address);
    },
    succeeded: async (name, address) => {
      await pairs.delete(pair(name, address));
    },
  };
}
