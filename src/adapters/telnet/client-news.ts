/**
 * What is known of a line's client. A change counts at once; the house is told of it in bounded pace, since each
 * telling may make it send much: of changes that come too fast only the last is told, when its time has come.
 */
import { TokenBucket } from '../../kernel/token-bucket';
import type { Clock } from '../../ports/clock';
import type { ClientTraits } from '../../ports/connection';
import { NOTHING_LEARNT, sameTraits, traitsOf, type Learnt } from './learnt';

/** An opening teaches some six things one after another. */
const AT_ONCE = 10;
const A_SECOND = 4;

export class ClientNews {
  private known: Learnt = NOTHING_LEARNT;
  private shown: ClientTraits = traitsOf(NOTHING_LEARNT);
  private readonly pace: TokenBucket;
  /** Calls off the telling that waits; null while none does. */
  private callOff: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly tell: (traits: ClientTraits) => void,
  ) {
    this.pace = new TokenBucket(A_SECOND, AT_ONCE, clock.now());
  }

  get traits(): ClientTraits {
    return this.shown;
  }

  learn(news: Partial<Learnt>): void {
    this.known = { ...this.known, ...news };
    const traits = traitsOf(this.known);
    if (sameTraits(traits, this.shown)) return;
    this.shown = traits;
    if (this.callOff === null) this.tellInPace();
  }

  /** Nobody is to be told any more. */
  stop(): void {
    this.callOff?.();
  }

  private tellInPace(): void {
    if (this.pace.take(this.clock.now())) {
      this.tell(this.shown);
      return;
    }
    this.callOff = this.clock.after(1000 / A_SECOND, () => {
      this.callOff = null;
      this.tellInPace();
    });
  }
}
