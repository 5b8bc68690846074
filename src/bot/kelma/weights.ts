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

/** The foremost pawn of a file that no enemy pawn stops. */
export const RUNNERS: PawnWeights = {
  mover: [900, 450, 290, 230, 190, 160, 140, 130, 120, 110],
  other: [800, 350, 250, 200, 170, 150, 130, 120, 110, 100],
};

/** All other pawns. */
export const REST: PawnWeights = {
  mover: [120, 115, 110, 105, 100, 98, 95, 90, 85, 80],
  other: [120, 115, 110, 105, 100, 98, 95, 90, 85, 80],
};

/** Pawns that the side on turn can take now, each. */
export const TAKES_RUNNER = 60;
export const TAKES_REST = 20;

/** Pawns that the other side could take if it were on turn, each. */
export const LOSES_RUNNER = 40;
export const LOSES_REST = 20;

/** A runner with a stone right in front, each. */
export const MOVER_HELD = 20;
export const OTHER_HELD = 20;

/** For being on turn. */
export const TEMPO = 10;
