/**
 * Races that are decided on the spot, told from the bit sets without a search: a pawn that steps onto its goal, one
 * that threatens to, and one that nothing can stop on its last two steps. What is said here is exact.
 */
import { NORTH, SOUTH } from '../../rules/game';
import { LOW_SQUARES, lowestBit, REACH_HIGH, REACH_LOW, reachRow } from '../../rules/kelma/bits';
import { generateInto, stonesHigh, stonesLow } from '../../rules/kelma/generate';
import type { Kernel } from '../../rules/kelma/kernel';
import { encode, PAWN } from '../../rules/kelma/kernel';
import { FILE_COUNT } from '../../rules/kelma/square';

/** Ranks of the upper integer. */
const RANK_11 = 0x1f << 20;
const RANK_10 = 0x1f << 15;
const RANK_9 = 0x1f << 10;
const RANK_8 = 0x1f << 5;

/** Ranks of the lower integer. */
const RANK_1 = 0x1f;
const RANK_2 = 0x1f << 5;
const RANK_3 = 0x1f << 10;
const RANK_4 = 0x1f << 15;

const occupiedLow = (kernel: Kernel): number => kernel.southLow | kernel.northLow | stonesLow(kernel);
const occupiedHigh = (kernel: Kernel): number => kernel.southHigh | kernel.northHigh | stonesHigh(kernel);

/** South's pawns on rank 10 with an empty goal square ahead, as bits of the upper integer. */
const southRunners = (kernel: Kernel): number => {
  const near = kernel.southHigh & RANK_10;
  return near === 0 ? 0 : near & ~((occupiedHigh(kernel) & RANK_11) >>> 5);
};

/** North's pawns on rank 2 with an empty goal square ahead, as bits of the lower integer. */
const northRunners = (kernel: Kernel): number => {
  const near = kernel.northLow & RANK_2;
  return near === 0 ? 0 : near & ~((occupiedLow(kernel) & RANK_1) << 5);
};

/** The pawns with which the side on turn wins at once; 0 if there are none. */
export const winners = (kernel: Kernel): number =>
  kernel.turn === SOUTH ? southRunners(kernel) : northRunners(kernel);

/** The pawns with which the other side would win if it were on turn; 0 if there are none. */
export const threats = (kernel: Kernel): number =>
  kernel.turn === SOUTH ? northRunners(kernel) : southRunners(kernel);

/** Writes the stone moves that meet such threats: taking the pawn, or standing on its goal square. */
export function generateMeetings(kernel: Kernel, runners: number, moves: Int32Array, start: number): number {
  if (kernel.turn === SOUTH) {
    const taken = generateInto(kernel, runners, 0, NORTH + 1, moves, start);
    return generateInto(kernel, runners >>> FILE_COUNT, 0, 0, moves, taken);
  }
  const taken = generateInto(kernel, 0, runners, SOUTH + 1, moves, start);
  return generateInto(kernel, 0, runners << FILE_COUNT, 0, moves, taken);
}

/** South's pawns two (rank 9) or three steps (rank 8) from the goal with an empty way, as bits of the upper integer. */
const southRuns = (kernel: Kernel, rank: number): number => {
  const near = kernel.southHigh & rank;
  if (near === 0) return 0;
  const high = occupiedHigh(kernel);
  const blocked = (high >>> 5) | (high >>> 10);
  return near & ~(rank === RANK_8 ? blocked | (high >>> 15) : blocked);
};

/** North's pawns two (rank 3) or three steps (rank 4) from the goal with an empty way, as bits of the lower integer. */
const northRuns = (kernel: Kernel, rank: number): number => {
  const near = kernel.northLow & rank;
  if (near === 0) return 0;
  const low = occupiedLow(kernel);
  const blocked = (low << 5) | (low << 10);
  return near & ~(rank === RANK_4 ? blocked | (low << 15) : blocked);
};

/** Writes the steps of pawns that have two or three free steps to go; returns where the list ends. */
export function generateRuns(kernel: Kernel, moves: Int32Array, start: number): number {
  let end = start;
  if (kernel.turn === SOUTH) {
    for (let left = southRuns(kernel, RANK_9) | southRuns(kernel, RANK_8); left !== 0; left &= left - 1) {
      const from = LOW_SQUARES + lowestBit(left);
      moves[end++] = encode(from, from + FILE_COUNT, PAWN, 0);
    }
    return end;
  }
  for (let left = northRuns(kernel, RANK_3) | northRuns(kernel, RANK_4); left !== 0; left &= left - 1) {
    const from = lowestBit(left);
    moves[end++] = encode(from, from - FILE_COUNT, PAWN, 0);
  }
  return end;
}

/** Whether some stone, locked or not, reaches one of two squares. */
function isReached(kernel: Kernel, low: number, high: number): boolean {
  for (let stone = 0; stone < 3; stone += 1) {
    const row = reachRow(kernel.faces[stone] ?? 0, kernel.squares[stone] ?? 0);
    if ((((REACH_LOW[row] ?? 0) & low) | ((REACH_HIGH[row] ?? 0) & high)) !== 0) return true;
  }
  return false;
}

/**
 * The square of a pawn that is two free steps from the goal and that no stone can take or stop after the first of
 * them; -1 if there is none. The other side must have no threat of its own. All stones count, since the step
 * lifts the lock. The win is certain if the other side then has a move at all (else it is Patt).
 */
export function sureRunner(kernel: Kernel): number {
  if (kernel.turn === SOUTH) {
    for (let left = southRuns(kernel, RANK_9); left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (!isReached(kernel, 0, (bit << 5) | (bit << 10))) return LOW_SQUARES + lowestBit(bit);
    }
    return -1;
  }
  for (let left = northRuns(kernel, RANK_3); left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (!isReached(kernel, (bit >>> 5) | (bit >>> 10), 0)) return lowestBit(bit);
  }
  return -1;
}
