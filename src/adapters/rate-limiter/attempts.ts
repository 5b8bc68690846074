/** Counts tries of proofs in memory with rate-limiter-flexible. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../kernel/network';
import type { Attempts } from '../../ports/attempts';

export interface AttemptLimits {
  /** Tries of one name from one address. */
  readonly perName: number;
  /** Tries of all names from one address. */
  readonly perAddress: number;
  /** For so many milliseconds a try counts, and so long is the peace after too many. */
  readonly windowMs: number;
}

export function createAttempts({ perName, perAddress, windowMs }: AttemptLimits): Attempts {
  const seconds = windowMs / 1000;
  const limiter = (keyPrefix: string, points: number): RateLimiterMemory =>
    new RateLimiterMemory({ keyPrefix, points, duration: seconds, blockDuration: seconds });
  const pairs = limiter('pair', perName);
  const addresses = limiter('address', perAddress);
  const pair = (name: string, address: string): string => `${name} ${networkOf(address)}`;
  // The limiter rejects with its state when the points are used up.
  const consume = async (from: RateLimiterMemory, key: string): Promise<number> => {
    try {
      await from.consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, refused.msBeforeNext);
    }
  };
  return {
    begin: async (name, address) => {
      // The address first: one that has used up its tries leaves nothing behind for each name that it tries.
      const wait = await consume(addresses, networkOf(address));
      if (wait > 0) return wait;
      const waitForName = await consume(pairs, pair(name, address));
      if (waitForName > 0) await addresses.reward(networkOf(address));
      return waitForName;
    },
    succeeded: async (name, address) => {
      await pairs.delete(pair(name, address));
      await addresses.reward(networkOf(address));
    },
    takeBack: async (name, address) => {
      await pairs.reward(pair(name, address));
      await addresses.reward(networkOf(address));
    },
  };
}
