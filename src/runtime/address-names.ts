/**
 * How many names one address may have in the house at once, and how many new ones it may make in an hour. Keeps
 * nothing about addresses from which nobody is here and which have made none for so long.
 */
import { isLoopback, networkOf } from '../kernel/network';
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
/** So many addresses are remembered before the quiet ones are looked for. */
const TIDY_AT = 1024;

interface Visitor {
  inside: number;
  /** Made since `since`, an hour at most; the same name again is no new one. */
  made: Set<PlayerId>;
  /** Milliseconds since the epoch. */
  since: number;
}

export class AddressNames {
  private readonly visitors = new Map<string, Visitor>();
  private tidyAt = TIDY_AT;

  constructor(private readonly limits: NameLimits) {}

  /**
   * null: counted as being inside, and leave() must follow. from: the address of the older line of the same person that
   * this one takes over.
   */
  enter(address: string, from: string | null, now: number): NamesRefusal | null {
    const visitor = this.visitor(networkOf(address), now);
    const stays = from !== null && networkOf(from) === networkOf(address);
    if (!stays && !this.exempt(address) && visitor.inside >= this.limits.perAddress)
      return { kind: 'tooManyInside' };
    visitor.inside += 1;
    return null;
  }

  /** The same for a name that nobody has. */
  enterAnew(address: string, id: PlayerId, now: number): NamesRefusal | null {
    const visitor = this.visitor(networkOf(address), now);
    if (now - visitor.since >= HOUR_MS || now < visitor.since) {
      visitor.made = new Set();
      visitor.since = now;
    }
    const isNew = !visitor.made.has(id) && !this.exempt(address);
    if (isNew && visitor.made.size >= this.limits.newPerHour)
      return { kind: 'tooManyNew', minutes: Math.ceil((visitor.since + HOUR_MS - now) / MINUTE_MS) };
    const refusal = this.enter(address, null, now);
    if (refusal === null && isNew) visitor.made.add(id);
    return refusal;
  }

  leave(address: string): void {
    const visitor = this.visitors.get(networkOf(address));
    if (visitor !== undefined && visitor.inside > 0) visitor.inside -= 1;
  }

  /** How many addresses it keeps count of. */
  get remembered(): number {
    return this.visitors.size;
  }

  private exempt(address: string): boolean {
    return !this.limits.loopback && isLoopback(address);
  }

  private visitor(network: string, now: number): Visitor {
    const known = this.visitors.get(network);
    if (known !== undefined) return known;
    if (this.visitors.size >= this.tidyAt) this.tidy(now);
    const visitor = { inside: 0, made: new Set<PlayerId>(), since: now };
    this.visitors.set(network, visitor);
    return visitor;
  }

  private tidy(now: number): void {
    for (const [network, { inside, made, since }] of this.visitors) {
      if (inside === 0 && (made.size === 0 || now - since >= HOUR_MS)) this.visitors.delete(network);
    }
    this.tidyAt = Math.max(TIDY_AT, this.visitors.size * 2);
  }
}
