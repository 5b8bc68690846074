/** The weights of the evaluation in hundredths of a pawn, fitted to the results of games of the search with itself. */

/** By steps to the goal, from 1 to 10. */
export type ByDistance = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** of: by who is on turn. */
export interface PawnWeights {
  readonly mover: ByDistance;
  readonly other: ByDistance;
}

/** The foremost pawn of a file that no enemy pawn stops. With one step to go it stands before a stone. */
export const RUNNERS: PawnWeights = {
  mover: [212, 589, 584, 462, 354, 238, 193, 102, 67, 57],
  other: [170, 616, 578, 435, 331, 225, 188, 102, 70, 60],
};

/** All other pawns. */
export const REST: PawnWeights = {
  mover: [136, 181, 135, 90, 78, 77, 55, 58, 46, 54],
  other: [132, 166, 120, 86, 76, 74, 52, 57, 44, 53],
};

/** Pawns that the side on turn can take now, each. */
export const TAKES_RUNNER = 69;
export const TAKES_REST = 24;

/** Pawns that the other side could take if it were on turn, each. */
export const LOSES_RUNNER = 13;
export const LOSES_REST = 21;

/** A runner with a stone right in front, each. */
export const MOVER_HELD = 12;
export const OTHER_HELD = 12;

/** For being on turn. */
export const TEMPO = 12;
