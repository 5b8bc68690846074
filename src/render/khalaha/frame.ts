/** The signs that a drawn board of Khalaha is made of; what else the styles draw is the same. */

/** Left end, crossing, right end. */
type Edge = readonly [string, string, string];

export interface Frame {
  readonly horizontal: string;
  readonly vertical: string;
  readonly upper: Edge;
  readonly middle: Edge;
  readonly lower: Edge;
  /** Stands before the pit that the last move emptied; one cell. */
  readonly mark: string;
}
