/**
 * Alpha-beta with null windows (principal variation search) over the transposition table. Values beyond PROVEN are
 * proofs: wins rest on real moves, losses on all answers; only estimates suffer from what is looked at less deeply.
 */
import { generate, MOST_MOVES } from '../../rules/kelma/generate';
import type { MoveCode } from '../../rules/kelma/kernel';
import { hasNoPawns } from '../../rules/kelma/kernel';
import { evaluate } from './evaluation';
import { pickMove, praise, rankMoves } from './order';
import { quiesce } from './quiescence';
import { generateMeetings, threats } from './race';
import { decided, lostNext, UNDECIDED, unmet } from './shortcut';
import type { Thread } from './thread';
import { countNode, isDrawnByLine, isFinal, isNearDraw, quietKey, step, stepBack, UNTAINTED } from './thread';
import { boundAt, depthAt, EXACT, LOWER, moveAt, recall, remember, UPPER, valueAt } from './transposition';
import { DRAW, INFINITE, MAX_PLY, PROVEN } from './value';

const HOPELESS_DEPTH = 3;
const RAZOR_DEPTH = 2;
const MARGIN = 100;

/** Proven values count plies from the root; in the table they count from the position. */
const toTable = (value: number, ply: number): number =>
  value > PROVEN ? value + ply : value < -PROVEN ? value - ply : value;
const fromTable = (value: number, ply: number): number =>
  value > PROVEN ? value - ply : value < -PROVEN ? value + ply : value;

/** Plies by which a late and quiet move is looked at less deeply. */
function reduction(thread: Thread, move: MoveCode, depth: number, count: number): number {
  if (thread.fullWidth || depth < 3 || count < 2 || isFinal(move)) return 0;
  return count >= 5 && depth >= 5 ? 2 : 1;
}

/** Searches one move of a node: with a null window at first unless it is the first one. */
function tryMove(
  thread: Thread,
  move: MoveCode,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  count: number,
): number {
  step(thread, move, ply);
  let value: number;
  if (count === 0) value = -searchNode(thread, depth - 1, -beta, -alpha, ply + 1);
  else {
    const less = reduction(thread, move, depth, count);
    value = -searchNode(thread, depth - 1 - less, -alpha - 1, -alpha, ply + 1);
    if (less > 0 && value > alpha) value = -searchNode(thread, depth - 1, -alpha - 1, -alpha, ply + 1);
    if (value > alpha && value < beta) value = -searchNode(thread, depth - 1, -beta, -alpha, ply + 1);
  }
  stepBack(thread, move, ply);
  return value;
}

/** Searches the moves of a node and keeps what was found. floor: what the moves that are not listed are worth. */
function searchMoves(
  thread: Thread,
  end: number,
  floor: number,
  best: MoveCode,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  const start = ply * MOST_MOVES;
  const outerTaint = thread.taint;
  thread.taint = UNTAINTED;
  rankMoves(thread, start, end, best, ply);
  let value = floor;
  let chosen = 0;
  let low = alpha > floor ? alpha : floor;
  for (let n = start; n < end && low < beta; n += 1) {
    const move = pickMove(thread, n, end);
    const tried = tryMove(thread, move, depth, low, beta, ply, n - start);
    if (thread.stopped) return DRAW;
    if (tried > value) {
      value = tried;
      chosen = move;
    }
    if (tried > low) low = tried;
    if (tried >= beta) praise(thread, move, depth, ply);
  }
  const bound = value >= beta ? LOWER : value > alpha ? EXACT : UPPER;
  const low32 = thread.lows[ply] ?? 0;
  const high32 = (thread.highs[ply] ?? 0) ^ quietKey(thread, ply);
  // A value that rests on repeating a position further up holds on this line only; a proof rests on none.
  if (thread.taint >= ply || isProof(value, bound)) {
    remember(thread.table, low32, high32, chosen, depth, bound, toTable(value, ply));
  }
  if (thread.taint >= ply || outerTaint < thread.taint) thread.taint = outerTaint;
  return value;
}

/** A win that was found, or a loss against all answers: true at any depth and on any line. */
const isProof = (value: number, bound: number): boolean =>
  value > PROVEN ? bound !== UPPER : value < -PROVEN && bound !== LOWER;

/** What the table says of this node if that suffices; else UNDECIDED. */
function fromMemory(
  thread: Thread,
  entry: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  if (entry < 0) return UNDECIDED;
  const value = fromTable(valueAt(thread.table, entry), ply);
  const bound = boundAt(thread.table, entry);
  if (depthAt(thread.table, entry) < depth && !isProof(value, bound)) return UNDECIDED;
  if (bound === EXACT) return value;
  if (bound === LOWER) return value >= beta ? value : UNDECIDED;
  return value <= alpha ? value : UNDECIDED;
}

/** In later iterations: close to the end of the line an estimate far outside the window decides. Never a proof. */
function guessed(thread: Thread, depth: number, alpha: number, beta: number, ply: number): number {
  const estimate = evaluate(thread.kernel);
  const margin = MARGIN * depth;
  if (estimate - margin >= beta) return estimate - margin;
  if (depth > RAZOR_DEPTH || estimate + margin * 2 > alpha) return UNDECIDED;
  const value = quiesce(thread, alpha, alpha + 1, ply, 0);
  return value <= alpha ? value : UNDECIDED;
}

/** The value of the position at this ply for its side on turn; fail-soft around the window. */
export function searchNode(thread: Thread, depth: number, alpha: number, beta: number, ply: number): number {
  if (depth <= 0) return quiesce(thread, alpha, beta, ply, 0);
  const { kernel, moves } = thread;
  countNode(thread);
  if (thread.stopped || hasNoPawns(kernel) || isDrawnByLine(thread, ply)) return DRAW;
  const known = decided(thread, ply);
  if (known !== UNDECIDED) return known;
  if (ply >= MAX_PLY) return evaluate(kernel);
  const entry = recall(thread.table, thread.lows[ply] ?? 0, (thread.highs[ply] ?? 0) ^ quietKey(thread, ply));
  const remembered = fromMemory(thread, entry, depth, alpha, beta, ply);
  if (remembered !== UNDECIDED) return remembered;
  const best = entry < 0 ? 0 : moveAt(thread.table, entry);
  const start = ply * MOST_MOVES;
  const runners = threats(kernel);
  if (!thread.fullWidth && runners === 0 && depth <= HOPELESS_DEPTH) {
    const guess = guessed(thread, depth, alpha, beta, ply);
    if (guess !== UNDECIDED) return guess;
  }
  if (runners !== 0 && !isNearDraw(thread, ply)) {
    const end = generateMeetings(kernel, runners, moves, start);
    // Few answers to a threat: one ply more costs little.
    return end === start
      ? unmet(thread, ply)
      : searchMoves(thread, end, lostNext(ply), best, depth + 1, alpha, beta, ply);
  }
  const end = generate(kernel, moves, start);
  return end === start ? DRAW : searchMoves(thread, end, -INFINITE, best, depth, alpha, beta, ply);
}
