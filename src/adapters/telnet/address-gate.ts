/** How many lines one address may hold and open; keeps nothing about addresses that have gone quiet. */
import { isLoopback, networkOf } from '../../kernel/network';
import type { Refusal, TelnetLimits } from './telnet-options';
import { TokenBucket } from './token-bucket';

/** So many addresses are remembered before the quiet ones are looked for. */
const TIDY_AT = 1024;

interface Visitor {
  open: number;
  readonly bucket: TokenBucket;
}

export class AddressGate {
  private readonly visitors = new Map<string, Visitor>();
  private tidyAt = TIDY_AT;

  constructor(
    private readonly limits: Pick<TelnetLimits, 'connectionsPerAddress' | 'newPerAddressPerSecond'>,
    private readonly limitLoopback: boolean,
  ) {}

  /** null: come in, and leave() must follow. address: as plainAddress gives it. */
  enter(address: string, now: number): Exclude<Refusal, 'houseFull'> | null {
    if (this.exempt(address)) return null;
    const visitor = this.visitor(networkOf(address), now);
    if (!visitor.bucket.take(now)) return 'addressTooFast';
    if (visitor.open >= this.limits.connectionsPerAddress) return 'addressFull';
    visitor.open += 1;
    return null;
  }

  leave(address: string): void {
    const visitor = this.visitors.get(networkOf(address));
    if (visitor !== undefined && visitor.open > 0) visitor.open -= 1;
  }

  /** How many addresses it keeps count of. */
  get remembered(): number {
    return this.visitors.size;
  }

  private exempt(address: string): boolean {
    return !this.limitLoopback && isLoopback(address);
  }

  private visitor(key: string, now: number): Visitor {
    const known = this.visitors.get(key);
    if (known !== undefined) return known;
    if (this.visitors.size >= this.tidyAt) this.tidy(now);
    const rate = this.limits.newPerAddressPerSecond;
    const visitor = { open: 0, bucket: new TokenBucket(rate, rate, now) };
    this.visitors.set(key, visitor);
    return visitor;
  }

  private tidy(now: number): void {
    for (const [key, visitor] of this.visitors) {
      if (visitor.open === 0 && visitor.bucket.full(now)) this.visitors.delete(key);
    }
    this.tidyAt = Math.max(TIDY_AT, this.visitors.size * 2);
  }
}

/** An IPv4 address written as IPv6 (::ffff:1.2.3.4) in its own form; '' when the peer has gone already. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
