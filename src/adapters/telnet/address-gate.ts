/** How many lines one address may hold, and how fast it may open them. */
import { Attendance } from '../../kernel/attendance';
import { isLoopback, networkOf } from '../../kernel/network';
import { Remembered } from '../../kernel/remembered';
import type { Refusal, TelnetLimits } from './telnet-options';
import { TokenBucket } from '../../kernel/token-bucket';

/** Of so many addresses it is known how fast they come. */
const MOST_KEPT = 10_000;
const LONGEST_ADDRESS = 64;

export class AddressGate {
  private readonly open = new Attendance();
  private readonly paces = new Remembered<TokenBucket>(MOST_KEPT, LONGEST_ADDRESS);

  constructor(
    private readonly limits: Pick<TelnetLimits, 'connectionsPerAddress' | 'newPerAddressPerSecond'>,
    private readonly limitLoopback: boolean,
  ) {}

  /** null: come in, and leave() must follow. address: in its canonical spelling. */
  enter(address: string, now: number): Exclude<Refusal, 'houseFull'> | null {
    if (!this.limitLoopback && isLoopback(address)) return null;
    const network = networkOf(address);
    const rate = this.limits.newPerAddressPerSecond;
    const pace = this.paces.get(network, () => new TokenBucket(rate, rate, now));
    if (!pace.take(now)) return 'addressTooFast';
    if (this.open.of(network) >= this.limits.connectionsPerAddress) return 'addressFull';
    this.open.enter(network);
    return null;
  }

  leave(address: string): void {
    this.open.leave(networkOf(address));
  }
}
