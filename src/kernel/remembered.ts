/** Values kept by key; bounded, so that nobody can fill the memory by asking. */
import { LRUCache } from 'lru-cache';

/** Keeps at most `most` values: then the one not asked for longest is forgotten for each new one. */
export class Remembered<V extends object | string> {
  private readonly kept: LRUCache<string, V>;

  /** longest: a key of more characters is not kept. */
  constructor(
    most: number,
    private readonly longest: number,
  ) {
    this.kept = new LRUCache({ max: most });
  }

  /** make: called when nothing is remembered for the key, or not any more. */
  get(key: string, make: () => V): V {
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (key.length <= this.longest) this.kept.set(key, value);
    return value;
  }

  /** What is remembered for the key, if anything; that does not count as asking for it. */
  peek(key: string): V | undefined {
    return this.kept.peek(key);
  }

  forget(key: string): void {
    this.kept.delete(key);
  }
}
