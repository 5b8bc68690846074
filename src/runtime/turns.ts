/** Work that must not overlap, one after the other for each key: two lines that want the same name, for instance. */

export class Turns<Key> {
  private readonly last = new Map<Key, Promise<unknown>>();

  /** Does the work once all that was asked for under this key before is done, however it ended. */
  take<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.last.get(key) === settled) this.last.delete(key);
      });
    this.last.set(key, settled);
    return turn;
  }
}
