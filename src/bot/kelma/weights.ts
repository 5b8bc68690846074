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
  mover: [421, 560, 552, 443, 342, 231, 188, 97, 67, 56],
  other: [319, 580, 553, 418, 320, 220, 184, 99, 70, 59],
};

/** All other pawns. */
export const REST: PawnWeights = {
  mover: [139, 201, 165, 103, 91, 94, 65, 65, 56, 62],
  other: [148, 185, 145, 98, 89, 92, 62, 64, 54, 61],
};

/** Pawns that the side on turn can take now, each. */
export const TAKES_RUNNER = 65;
export const TAKES_REST = 22;

/** Pawns that the other side could take if it were on turn, each. */
export const LOSES_RUNNER = 8;
export const LOSES_REST = 21;

/** A runner with a stone right in front, each. */
export const MOVER_HELD = 7;
export const OTHER_HELD = 8;

/** For being on turn. */
export const TEMPO = 13;
