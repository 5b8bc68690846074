/** How many names one address may have in the house at once, and how many new ones it may make in an hour. */
import { Attendance } from '../kernel/attendance';
import { isLoopback, networkOf } from '../kernel/network';
import { Remembered } from '../kernel/remembered';
import type { PlayerId } from '../match/player';

export interface NameLimits {
  /** People in the house at the same time. */
  readonly perAddress: number;
  readonly newPerHour: number;
  /** Whether they hold for this machine's own addresses, too. */
  readonly loopback: boolean;
}

/** minutes: until a new name may be made. */
export type NamesRefusal =
  { readonly kind: 'tooManyInside' } | { readonly kind: 'tooManyNew'; readonly minutes: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Of so many addresses it is known how many new names they have made. */
const MOST_KEPT = 10_000;
const LONGEST_ADDRESS = 64;

interface Newcomers {
  /** Made since `since`, an hour at most; the same name again is no new one. */
  names: Set<PlayerId>;
  /** Milliseconds since the epoch. */
  since: number;
}

export class AddressNames {
  private readonly inside = new Attendance();
  private readonly made = new Remembered<Newcomers>(MOST_KEPT, LONGEST_ADDRESS);

  constructor(private readonly limits: NameLimits) {}

  /**
   * null: counted as being inside, and leave() must follow. from: the address of the older line of the same person that
   * this one takes over.
   */
  enter(address: string, from: string | null): NamesRefusal | null {
    const network = networkOf(address);
    const stays = from !== null && networkOf(from) === network;
    if (!stays && !this.exempt(address) && this.inside.of(network) >= this.limits.perAddress)
      return { kind: 'tooManyInside' };
    this.inside.enter(network);
    return null;
  }

  /** The same for a name that nobody has. */
  enterAnew(address: string, id: PlayerId, now: number): NamesRefusal | null {
    if (this.exempt(address)) return this.enter(address, null);
    const made = this.made.get(networkOf(address), () => ({ names: new Set(), since: now }));
    if (now - made.since >= HOUR_MS || now < made.since) {
      made.names = new Set();
      made.since = now;
    }
    if (!made.names.has(id) && made.names.size >= this.limits.newPerHour)
      return { kind: 'tooManyNew', minutes: Math.ceil((made.since + HOUR_MS - now) / MINUTE_MS) };
    const refusal = this.enter(address, null);
    if (refusal === null) made.names.add(id);
    return refusal;
  }

  leave(address: string): void {
    this.inside.leave(networkOf(address));
  }

  private exempt(address: string): boolean {
    return !this.limits.loopback && isLoopback(address);
  }
}
