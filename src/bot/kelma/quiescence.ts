/**
 * The end of a line: captures and last steps are played out until nothing hangs, then the position is estimated.
 * The side on turn may also stand pat, so no loss is claimed but where a threat cannot be met.
 */
import { generateCaptures, MOST_MOVES } from '../../rules/kelma/generate';
import { hasNoPawns } from '../../rules/kelma/kernel';
import { evaluate } from './evaluation';
import { pickMove, rankMoves } from './order';
import { generateMeetings, generateRuns, threats } from './race';
import { decided, lostNext, UNDECIDED, unmet } from './shortcut';
import type { Thread } from './thread';
import { countNode, isDrawnByLine, isNearDraw, step, stepBack } from './thread';
import { DRAW, MAX_PLY } from './value';

/** Plies below the full search in which runs are still looked at. */
const RUN_PLIES = 6;

/** The best of a list of moves, at least `floor`. */
function bestOf(
  thread: Thread,
  end: number,
  floor: number,
  alpha: number,
  beta: number,
  ply: number,
  depth: number,
): number {
  const start = ply * MOST_MOVES;
  rankMoves(thread, start, end, 0, ply);
  let best = floor;
  let low = alpha > floor ? alpha : floor;
  for (let n = start; n < end && low < beta; n += 1) {
    const move = pickMove(thread, n, end);
    step(thread, move, ply);
    const value = -quiesce(thread, -beta, -low, ply + 1, depth - 1);
    stepBack(thread, move, ply);
    if (thread.stopped) return DRAW;
    if (value > best) best = value;
    if (value > low) low = value;
  }
  return best;
}

/** depth: 0 at the end of the full search, then -1, -2 ... */
export function quiesce(thread: Thread, alpha: number, beta: number, ply: number, depth: number): number {
  const { kernel, moves } = thread;
  countNode(thread);
  if (thread.stopped || hasNoPawns(kernel) || isDrawnByLine(thread, ply)) return DRAW;
  const known = decided(thread, ply);
  if (known !== UNDECIDED) return known;
  const start = ply * MOST_MOVES;
  const runners = threats(kernel);
  if (ply >= MAX_PLY || (runners !== 0 && isNearDraw(thread, ply))) return evaluate(kernel);
  if (runners !== 0) {
    const end = generateMeetings(kernel, runners, moves, start);
    return end === start ? unmet(thread, ply) : bestOf(thread, end, lostNext(ply), alpha, beta, ply, depth);
  }
  const stand = evaluate(kernel);
  if (stand >= beta) return stand;
  const captures = generateCaptures(kernel, moves, start);
  const end = depth > -RUN_PLIES ? generateRuns(kernel, moves, captures) : captures;
  return bestOf(thread, end, stand, alpha, beta, ply, depth);
}
