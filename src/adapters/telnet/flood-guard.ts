/** Holds one line to its pace: a token for each line or message, and a pause for who has none left. */
import { TokenBucket } from '../../kernel/token-bucket';

export interface FloodLimits {
  readonly commandsPerSecond: number;
  readonly commandBurst: number;
  readonly floodPauseMs: number;
}

/** tooFast: the pause begins now and shall be told; paused: drop silently. */
export type Pace = 'fine' | 'tooFast' | 'paused';

export class FloodGuard {
  private readonly bucket: TokenBucket;
  private pausedUntil = 0;

  constructor(
    private readonly limits: FloodLimits,
    now: number,
  ) {
    this.bucket = new TokenBucket(limits.commandsPerSecond, limits.commandBurst, now);
  }

  pauses(now: number): boolean {
    return now < this.pausedUntil;
  }

  take(now: number): Pace {
    if (this.pauses(now)) return 'paused';
    if (this.bucket.take(now)) return 'fine';
    this.pausedUntil = now + this.limits.floodPauseMs;
    return 'tooFast';
  }
}
