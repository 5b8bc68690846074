/** Values of positions, always for the side to move: estimates in hundredths of a pawn, and proven wins by distance. */

/** A win at once would be this; a win in n plies is n less. */
export const WIN = 30_000;

/** Longest line that is searched, in plies. */
export const MAX_PLY = 60;

/**
 * Values beyond this are proven wins, their negatives proven losses. Wins farther away than a line is long do not
 * count as proven, since the table knows nothing of the 100-ply rule (L10) where that is farther away than a line.
 */
export const PROVEN = WIN - MAX_PLY - 1;

export const DRAW = 0;

/** Greater than any value. */
export const INFINITE = 32_000;

export const isProven = (value: number): boolean => value > PROVEN || value < -PROVEN;

/** Plies to the end of a proven win or loss; null for estimates. */
export const pliesToEnd = (value: number): number | null =>
  isProven(value) ? WIN - (value > 0 ? value : -value) : null;
