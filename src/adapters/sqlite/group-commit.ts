/** Collects what arrives within one turn of the event loop, so that one costly commit serves all of it. */

interface Waiting<W, O> {
  readonly write: W;
  readonly settle: (outcome: O) => void;
}

/**
 * commit: makes all writes durable in one step, or throws and has written none; gives their outcomes in order.
 * failed: the outcome of a write that could not be made. A group that fails is tried again one by one, so that
 * nobody suffers from a neighbour.
 */
export class GroupCommit<W, O> {
  private waiting: Waiting<W, O>[] = [];
  private running: Promise<void> | null = null;

  constructor(
    private readonly commit: (writes: readonly W[]) => Promise<readonly O[]>,
    private readonly failed: (error: unknown) => O,
    /** At most so many writes a commit. */
    private readonly most = 500,
  ) {}

  /** Resolves after the commit that holds this write; never rejects. */
  add(write: W): Promise<O> {
    return new Promise((settle) => {
      this.waiting.push({ write, settle });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await new Promise<void>((turn) => setImmediate(turn));
      await this.settleGroup(this.waiting.splice(0, this.most));
    }
    this.running = null;
  }

  private async settleGroup(group: readonly Waiting<W, O>[]): Promise<void> {
    try {
      const outcomes = await this.commit(group.map(({ write }) => write));
      group.forEach(({ settle }, index) => {
        settle(outcomes[index] ?? this.failed(new Error('a write without outcome')));
      });
    } catch (error) {
      const [only] = group;
      if (group.length === 1 && only !== undefined) only.settle(this.failed(error));
      else for (const each of group) await this.settleGroup([each]);
    }
  }
}
