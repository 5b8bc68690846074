/** Allows `rate` a second on average and `burst` at once. Costs nothing while nobody asks. */

export class TokenBucket {
  private tokens: number;
  private at: number;

  /** now: milliseconds, of the same clock as in take. */
  constructor(
    private readonly rate: number,
    private readonly burst: number,
    now: number,
  ) {
    this.tokens = burst;
    this.at = now;
  }

  /** Takes one; false when there is none. */
  take(now: number): boolean {
    // A clock may be set back; that must not empty the bucket.
    const passed = Math.max(0, now - this.at);
    this.tokens = Math.min(this.burst, this.tokens + (passed * this.rate) / 1000);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
