/** Times from a line sent to its answer, and what they come to. */

export class Latencies {
  private readonly times: number[] = [];

  /** ms: milliseconds. */
  add(ms: number): void {
    this.times.push(ms);
  }

  get count(): number {
    return this.times.length;
  }

  /** 'p50 1.2, p90 2.3, p99 8.9, max 20.1 ms' */
  toString(): string {
    const sorted = Float64Array.from(this.times).sort();
    const at = (share: number): string =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
    return `p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, max ${at(1)} ms`;
  }
}
