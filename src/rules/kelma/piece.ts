/** What can stand on a square: pawns of the two sides, and the three neutral flip stones with two faces each (L3). */
import type { Side } from '../game';
import { NORTH, SOUTH } from '../game';
import { offsetFrom, SQUARES } from './square';

/** S: knight's move, L: two squares diagonally, T: two squares straight (L6). */
export const FACES = ['S', 'L', 'T'] as const;
export type Face = (typeof FACES)[number];

/** A stone is known by its two faces, the first-named being up at the start. */
export const STONES = ['SL', 'LT', 'TS'] as const;
export type StoneId = (typeof STONES)[number];

export interface Pawn {
  readonly kind: 'pawn';
  readonly side: Side;
}

/** face: the upper one, by which it moves. */
export interface Stone {
  readonly kind: 'stone';
  readonly id: StoneId;
  readonly face: Face;
}

export type Piece = Pawn | Stone;

const FACES_OF: Readonly<Record<StoneId, readonly [Face, Face]>> = {
  SL: ['S', 'L'],
  LT: ['L', 'T'],
  TS: ['T', 'S'],
};

export const facesOf = (id: StoneId): readonly [Face, Face] => FACES_OF[id];

/** The face of the stone that is not `face`. */
export function otherFace(id: StoneId, face: Face): Face {
  const [first, second] = FACES_OF[id];
  return face === first ? second : first;
}

const PAWNS = [
  { kind: 'pawn', side: SOUTH },
  { kind: 'pawn', side: NORTH },
] as const;

export const pawnOf = (side: Side): Pawn => PAWNS[side];

/** The same stone with its other face up. */
export const turnedOver = (stone: Stone): Stone => ({ ...stone, face: otherFace(stone.id, stone.face) });

/** The steps [files, ranks] that a face allows; whatever lies between is jumped (L6). */
const STEPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  S: [
    [-2, -1],
    [2, -1],
    [-1, -2],
    [1, -2],
    [-2, 1],
    [2, 1],
    [-1, 2],
    [1, 2],
  ],
  L: [
    [-2, -2],
    [2, -2],
    [-2, 2],
    [2, 2],
  ],
  T: [
    [0, -2],
    [-2, 0],
    [2, 0],
    [0, 2],
  ],
};

const reachFrom = (face: Face): readonly (readonly number[])[] =>
  SQUARES.map((_, square) =>
    STEPS[face].map(([files, ranks]) => offsetFrom(square, files, ranks)).filter((target) => target !== null),
  );

const REACH: Readonly<Record<Face, readonly (readonly number[])[]>> = {
  S: reachFrom('S'),
  L: reachFrom('L'),
  T: reachFrom('T'),
};

/** The squares (by number) that a face reaches from a square on an empty board. */
export const reachOf = (face: Face, square: number): readonly number[] => REACH[face][square] ?? [];
