/** Which known word was probably meant: the nearest by edit distance (insert, delete, replace, swap neighbours). */

/** Optimal string alignment distance; stops counting above `limit` and then returns limit + 1. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, limit + 1);
}

export interface Word {
  /** Folded. */
  readonly folded: string;
  readonly shown: string;
}

const MOST_SUGGESTIONS = 3;
const LONGEST = 24;

/** Mistakes that are forgiven: none in the shortest words, where everything is near everything. */
const toleranceFor = (typed: string): number => (typed.length <= 2 ? 0 : typed.length <= 4 ? 1 : 2);

/** The shown forms of the nearest words, each once, at most three; words earlier in the list win a tie. */
export function nearest(typed: string, words: readonly Word[]): readonly string[] {
  const limit = toleranceFor(typed);
  if (limit === 0 || typed.length > LONGEST) return [];
  const near = words
    .map((word) => ({ ...word, far: distance(typed, word.folded, limit) }))
    .filter(({ far }) => far <= limit);
  const least = Math.min(...near.map(({ far }) => far));
  const shown = near.filter(({ far }) => far === least).map((word) => word.shown);
  return [...new Set(shown)].slice(0, MOST_SUGGESTIONS);
}
