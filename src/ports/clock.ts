/** Time comes in through here, so tests can turn the hands. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `task` once after `ms`; the returned function calls it off. */
  after(ms: number, task: () => void): () => void;
}
