/** Counts tries of proofs in memory, for the addresses and names that were tried last. */
import { networkOf } from '../../kernel/network';
import { Remembered } from '../../kernel/remembered';
import type { Attempts } from '../../ports/attempts';
import type { Clock } from '../../ports/clock';

export interface AttemptLimits {
  /** Tries of one name from one address. */
  readonly perName: number;
  /** Tries of all names from one address. */
  readonly perAddress: number;
  /** For so many milliseconds a try counts, and so long is the peace after too many. */
  readonly windowMs: number;
}

interface Tries {
  count: number;
  /** Whether one too many has begun the peace. */
  refused: boolean;
  /** Milliseconds since the epoch; from then on they do not count. */
  until: number;
}

/** Who has more addresses than this can try without end anyway, so forgetting some of them loses nothing. */
const MOST_KEPT = 10_000;
/** Of a name and an address. */
const LONGEST_KEY = 100;

class Counter {
  private readonly kept = new Remembered<Tries>(MOST_KEPT, LONGEST_KEY);

  constructor(
    private readonly most: number,
    private readonly windowMs: number,
    private readonly clock: Clock,
  ) {}

  /** Milliseconds to wait; 0: the try was counted. */
  begin(key: string): number {
    const tries = this.triesOf(key);
    const now = this.clock.now();
    // The clock may also have been set back.
    if (now >= tries.until || tries.until - now > this.windowMs)
      Object.assign(tries, { count: 0, refused: false, until: now + this.windowMs });
    if (tries.count < this.most) {
      tries.count += 1;
      return 0;
    }
    if (!tries.refused) Object.assign(tries, { refused: true, until: now + this.windowMs });
    return tries.until - now;
  }

  takeBack(key: string): void {
    const tries = this.triesOf(key);
    tries.count = Math.max(0, tries.count - 1);
  }

  clear(key: string): void {
    this.kept.forget(key);
  }

  private triesOf(key: string): Tries {
    return this.kept.get(key, () => ({ count: 0, refused: false, until: 0 }));
  }
}

export function createAttempts(limits: AttemptLimits, clock: Clock): Attempts {
  const pairs = new Counter(limits.perName, limits.windowMs, clock);
  const addresses = new Counter(limits.perAddress, limits.windowMs, clock);
  const pair = (name: string, address: string): string => `${name} ${networkOf(address)}`;
  return {
    begin: (name, address) => {
      // The address first: one that has used up its tries leaves nothing behind for each name that it tries.
      const wait = addresses.begin(networkOf(address));
      if (wait > 0) return wait;
      const waitForName = pairs.begin(pair(name, address));
      if (waitForName > 0) addresses.takeBack(networkOf(address));
      return waitForName;
    },
    succeeded: (name, address) => {
      pairs.clear(pair(name, address));
      addresses.takeBack(networkOf(address));
    },
    takeBack: (name, address) => {
      pairs.takeBack(pair(name, address));
      addresses.takeBack(networkOf(address));
    },
  };
}
