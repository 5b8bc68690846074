/**
 * The search of Kelma from a position of a game: iterative deepening over the root's moves. It is pure and, without
 * shouldStop, the same for the same task and limits on every machine.
 */
import type { KelmaMove } from '../../rules/kelma';
import { makeMove } from '../../rules/kelma';
import { moveOfCode } from '../../rules/kelma/code';
import { countMoves, generate } from '../../rules/kelma/generate';
import type { MoveCode } from '../../rules/kelma/kernel';
import { hasNoPawns, hasReachedGoal } from '../../rules/kelma/kernel';
import { opponentOf } from '../../rules/game';
import { searchNode } from './node';
import type { Limits, Task, Thread } from './thread';
import { createThread, isDrawnByRule, step, stepBack } from './thread';
import { DRAW, INFINITE, isProven, MAX_PLY, WIN } from './value';

export interface SearchOptions extends Limits {
  /** Also find the true value of every move, not only of the best; takes several times as long. */
  readonly everyMove?: boolean;
}

export interface RatedMove {
  /** In long notation. */
  readonly move: string;
  /** For the side on turn; see value.ts. */
  readonly value: number;
  /** Whether the value is the move's own, or only a limit that it does not exceed. */
  readonly bound: 'is' | 'atMost';
  /** The value is a proven win, loss or draw. */
  readonly exact: boolean;
}

export interface SearchResult {
  /** For the side on turn; that of a finished game if it is over. */
  readonly value: number;
  /** true only if the value is a proven win, loss or draw. */
  readonly exact: boolean;
  /** All legal moves, the best first. */
  readonly moves: readonly RatedMove[];
  /** null if the game is over. */
  readonly best: string | null;
  /** Plies of the last iteration that was completed. */
  readonly depth: number;
  readonly nodes: number;
}

/**
 * In iterations up to this depth nothing is looked at less deeply, so that no win in 7 plies is missed: the last move
 * is seen by the shortcut, and answers to a threat are all looked at below the full search as well.
 */
const FULL_WIDTH_DEPTH = 5;

interface RootMove {
  readonly code: MoveCode;
  readonly name: string;
  /** Ends the game in a draw (L10). */
  readonly draws: boolean;
  value: number;
  isBound: boolean;
}

/** Room for what so many nodes find out: most of them end a line and leave nothing behind. 2^8 to 2^19 entries. */
function tableBits(maxNodes: number): number {
  let bits = 8;
  while (bits < 19 && 4 << bits < maxNodes) bits += 1;
  return bits;
}

function rootMoves(thread: Thread): RootMove[] {
  const { kernel, moves } = thread;
  const end = generate(kernel, moves, 0);
  return [...moves.subarray(0, end)].map((code) => {
    const move: KelmaMove = moveOfCode(kernel, code);
    step(thread, code, 0);
    const isWon = hasReachedGoal(kernel, opponentOf(kernel.turn));
    const draws = !isWon && (hasNoPawns(kernel) || countMoves(kernel) === 0 || isDrawnByRule(thread, 1));
    stepBack(thread, code, 0);
    return { code, name: makeMove(move), draws, value: isWon ? WIN - 1 : -INFINITE, isBound: true };
  });
}

/** Searches one root move with a window that opens upwards from alpha. */
function tryRoot(thread: Thread, move: RootMove, depth: number, alpha: number, first: boolean): void {
  const { kernel } = thread;
  step(thread, move.code, 0);
  let value: number;
  if (hasReachedGoal(kernel, opponentOf(kernel.turn))) value = WIN - 1;
  else if (move.draws) value = DRAW;
  else if (first) value = -searchNode(thread, depth - 1, -INFINITE, -alpha, 1);
  else {
    value = -searchNode(thread, depth - 1, -alpha - 1, -alpha, 1);
    if (value > alpha && !thread.stopped) value = -searchNode(thread, depth - 1, -INFINITE, -alpha, 1);
  }
  stepBack(thread, move.code, 0);
  if (thread.stopped) return;
  move.value = value;
  move.isBound = value <= alpha;
}

/** One iteration; false if the limits ended it. What it has found until then stands. */
function iterate(thread: Thread, moves: RootMove[], depth: number, everyMove: boolean): boolean {
  thread.fullWidth = depth <= FULL_WIDTH_DEPTH;
  let alpha = -INFINITE;
  for (const [n, move] of [...moves].entries()) {
    tryRoot(thread, move, depth, everyMove ? -INFINITE : alpha, n === 0 || everyMove);
    if (thread.stopped) return false;
    if (move.value > alpha) {
      alpha = move.value;
      moves.splice(moves.indexOf(move), 1);
      moves.unshift(move);
    }
  }
  if (everyMove) moves.sort((a, b) => b.value - a.value);
  return true;
}

/** Nothing more can be learnt: a shortest win is found, or every move is proven. */
function isSettled(moves: readonly RootMove[], depth: number, everyMove: boolean): boolean {
  const [best] = moves;
  if (best === undefined) return true;
  const isKnown = (move: RootMove): boolean => move.draws || isProven(move.value);
  if (everyMove) return moves.every(isKnown);
  return isProven(best.value) ? best.value < 0 || WIN - best.value <= depth + 3 : moves.every(isKnown);
}

/** A limit proves losses only: the move is worth no more. */
const isExact = (move: RootMove): boolean =>
  move.draws || (isProven(move.value) && (!move.isBound || move.value < 0));

function resultOf(thread: Thread, moves: readonly RootMove[], depth: number): SearchResult {
  const [best] = moves;
  const rated = moves.map((move): RatedMove => {
    const { name, value, isBound } = move;
    return { move: name, value, bound: isBound ? 'atMost' : 'is', exact: isExact(move) };
  });
  const isWon = best !== undefined && best.value > 0 && isExact(best);
  return {
    value: best?.value ?? DRAW,
    exact: isWon || moves.every(isExact),
    moves: rated,
    best: best?.name ?? null,
    depth,
    nodes: thread.nodes,
  };
}

/** A finished game has a value, but no moves. */
function finished(thread: Thread): SearchResult | null {
  const { kernel } = thread;
  const isLost = hasReachedGoal(kernel, opponentOf(kernel.turn));
  if (!isLost && !hasNoPawns(kernel) && countMoves(kernel) > 0 && !isDrawnByRule(thread, 0)) return null;
  return { value: isLost ? -WIN : DRAW, exact: true, moves: [], best: null, depth: 0, nodes: 0 };
}

/** Always names a legal move if there is one: the first iteration is never cut short. */
export function search(task: Task, options: SearchOptions): SearchResult {
  const limits = { maxNodes: options.maxNodes, maxDepth: options.maxDepth, shouldStop: options.shouldStop };
  const everyMove = options.everyMove ?? false;
  const thread = createThread(task, limits, tableBits(options.maxNodes));
  const over = finished(thread);
  if (over !== null) return over;
  const moves = rootMoves(thread);
  let depth = 0;
  while (depth < Math.min(limits.maxDepth, MAX_PLY - 1)) {
    thread.mayStop = depth > 0;
    if (!iterate(thread, moves, depth + 1, everyMove)) break;
    depth += 1;
    if (isSettled(moves, depth, everyMove)) break;
  }
  return resultOf(thread, moves, depth);
}
