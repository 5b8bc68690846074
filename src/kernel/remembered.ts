/** Answers that are asked for again and again, kept by key; bounded, so that nobody can fill the memory by asking. */

/** Keeps at most twice `most` values: when `most` have come since, those not asked for meanwhile are forgotten. */
export class Remembered<V> {
  private young = new Map<string, V>();
  private old = new Map<string, V>();

  /** longest: a key of more characters is not kept. */
  constructor(
    private readonly most: number,
    private readonly longest: number,
  ) {}

  /** make: called when nothing is remembered; its answer must depend on the key alone. */
  get(key: string, make: () => V): V {
    const young = this.young.get(key);
    if (young !== undefined) return young;
    if (key.length > this.longest) return make();
    const value = this.old.get(key) ?? make();
    if (this.young.size >= this.most) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
    return value;
  }
}
