/** Spans of time as scripts write them: `10 s`, `0.5 s`. */

/** Milliseconds; null when it is no span. */
export function parseSeconds(text: string): number | null {
  const [, seconds] = /^(\d{1,6}(?:[.,]\d{1,3})?) s$/.exec(text) ?? [];
  return seconds === undefined ? null : Math.round(Number(seconds.replace(',', '.')) * 1000);
}
