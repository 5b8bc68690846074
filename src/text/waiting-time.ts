/** How long somebody still has to wait, in the unit that a sentence counts in. */
export interface WaitingTime {
  readonly count: number;
  readonly unit: 'seconds' | 'minutes';
}

const MINUTE = 60_000;

/** Seconds, and minutes from two of them on; never less than is left. ms: milliseconds. */
export const waitingTime = (ms: number): WaitingTime =>
  ms >= 2 * MINUTE
    ? { count: Math.ceil(ms / MINUTE), unit: 'minutes' }
    : { count: Math.ceil(ms / 1000), unit: 'seconds' };
