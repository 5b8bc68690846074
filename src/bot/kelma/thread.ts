/**
 * Everything one search changes as it goes: the position, the line that led to it, tables and counters. It also
 * knows the draws that depend on the line: repetition and quiet plies (L10).
 */
import type { KelmaState } from '../../rules/kelma';
import { occurrencesOf, parseLiteral, QUIET_LIMIT, REPETITION_LIMIT } from '../../rules/kelma';
import { MOST_MOVES } from '../../rules/kelma/generate';
import type { Kernel, MoveCode } from '../../rules/kelma/kernel';
import { effectOf, make, moverOf, PAWN, toKernel, unmake } from '../../rules/kelma/kernel';
import type { Transpositions } from './transposition';
import { createTranspositions } from './transposition';
import { MAX_PLY } from './value';

/** What a search needs to know of a game; a KelmaState is one. */
export type Task = Pick<KelmaState, 'position' | 'rules' | 'quiet' | 'recent'>;

export interface Limits {
  /** Nodes after which the search ends. */
  readonly maxNodes: number;
  /** Plies of the last iteration. */
  readonly maxDepth: number;
  /** Asked now and then; true ends the search. */
  readonly shouldStop: () => boolean;
}

/** Plies within which no position can come back: each stone takes four moves to return, and two take turns. */
const SHORTEST_CYCLE = 8;

/** From so many quiet plies on the 100-ply rule could touch a line of MAX_PLY plies. */
const QUIET_MATTERS = QUIET_LIMIT - MAX_PLY;

const LINE = MAX_PLY + 2;

export interface Thread {
  readonly kernel: Kernel;
  readonly table: Transpositions;
  readonly limits: Limits;
  /** Move lists of the line, MOST_MOVES for each ply, and their ranks for ordering. */
  readonly moves: Int32Array;
  readonly ranks: Int32Array;
  /** By ply: hash, quiet plies so far, the lock to be restored. */
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  readonly quiet: Int32Array;
  readonly locks: Int32Array;
  /** Two quiet moves a ply that refuted something there; 0 is none. */
  readonly killers: Int32Array;
  /** By side and squares of a quiet move: how often it refuted something. */
  readonly history: Int32Array;
  /** Hashes (low, high) of positions that have occurred twice in the game: once more is a draw. */
  readonly twice: readonly number[];
  /** The position of the root has occurred for the third time. */
  readonly thrice: boolean;
  nodes: number;
  stopped: boolean;
  /** Whether the limits hold yet: not in the first iteration, so that there is always an answer. */
  mayStop: boolean;
  /** The lowest ply of the line that a value rests on by repetition; above MAX_PLY if it rests on none. */
  taint: number;
  /** Iterations up to a depth look at everything; later ones may look at unlikely moves less deeply. */
  fullWidth: boolean;
}

export const UNTAINTED = LINE;

function twiceSeen(task: Task): readonly number[] {
  const present = task.recent.at(-1);
  const literals = task.recent.filter(
    (literal, n) =>
      literal !== present && task.recent.indexOf(literal) !== n && task.recent.lastIndexOf(literal) === n,
  );
  return literals.flatMap((literal) => {
    const position = parseLiteral(literal);
    if (!position.ok) throw new Error(`${literal}: ${position.error.code}`);
    const kernel = toKernel(position.value, task.rules);
    return [kernel.hashLow, kernel.hashHigh];
  });
}

/** tableBits: the transposition table gets 2^tableBits entries of 16 bytes. */
export function createThread(task: Task, limits: Limits, tableBits: number): Thread {
  const kernel = toKernel(task.position, task.rules);
  const thread: Thread = {
    kernel,
    table: createTranspositions(tableBits),
    limits,
    moves: new Int32Array(LINE * MOST_MOVES),
    ranks: new Int32Array(LINE * MOST_MOVES),
    lows: new Int32Array(LINE),
    highs: new Int32Array(LINE),
    quiet: new Int32Array(LINE),
    locks: new Int32Array(LINE),
    killers: new Int32Array(LINE * 2),
    history: new Int32Array(1 << 13),
    twice: twiceSeen(task),
    thrice: occurrencesOf(task.recent) >= REPETITION_LIMIT,
    nodes: 0,
    stopped: false,
    mayStop: false,
    taint: UNTAINTED,
    fullWidth: true,
  };
  thread.lows[0] = kernel.hashLow;
  thread.highs[0] = kernel.hashHigh;
  thread.quiet[0] = task.quiet;
  return thread;
}

/** A pawn's move or a capture; nothing before it can come back. */
export const isFinal = (move: MoveCode): boolean => moverOf(move) === PAWN || effectOf(move) !== 0;

/** Makes a move at this ply of the line. */
export function step(thread: Thread, move: MoveCode, ply: number): void {
  const { kernel, quiet } = thread;
  thread.locks[ply] = make(kernel, move);
  quiet[ply + 1] = isFinal(move) ? 0 : (quiet[ply] ?? 0) + 1;
  thread.lows[ply + 1] = kernel.hashLow;
  thread.highs[ply + 1] = kernel.hashHigh;
}

export const stepBack = (thread: Thread, move: MoveCode, ply: number): void =>
  unmake(thread.kernel, move, thread.locks[ply] ?? 0);

/** Counts a node and notices when the limits are reached; shouldStop only now and then, since asking costs. */
export function countNode(thread: Thread): void {
  thread.nodes += 1;
  if (!thread.mayStop) return;
  if (thread.nodes >= thread.limits.maxNodes) thread.stopped = true;
  else if ((thread.nodes & 1023) === 0 && thread.limits.shouldStop()) thread.stopped = true;
}

/** Whether the position at this ply is drawn by what came before it. In-line repetition counts at the first time. */
export function isDrawnByLine(thread: Thread, ply: number): boolean {
  const quiet = thread.quiet[ply] ?? 0;
  if (quiet >= QUIET_LIMIT) return true;
  const low = thread.lows[ply] ?? 0;
  const high = thread.highs[ply] ?? 0;
  const reach = quiet < ply ? quiet : ply;
  for (let back = SHORTEST_CYCLE; back <= reach; back += 2) {
    if (thread.lows[ply - back] === low && thread.highs[ply - back] === high) {
      if (ply - back < thread.taint) thread.taint = ply - back;
      return true;
    }
  }
  return quiet >= ply && thread.twice.length > 0 && isTwiceSeen(thread, low, high);
}

function isTwiceSeen({ twice }: Thread, low: number, high: number): boolean {
  for (let n = 0; n < twice.length; n += 2) if (twice[n] === low && twice[n + 1] === high) return true;
  return false;
}

/** Whether a quiet move at this ply might end the game in a draw, so that no shortcut may overlook it. */
export function isNearDraw(thread: Thread, ply: number): boolean {
  const quiet = thread.quiet[ply] ?? 0;
  if (quiet >= QUIET_LIMIT - 1) return true;
  return quiet >= ply ? thread.twice.length > 0 || ply >= SHORTEST_CYCLE - 1 : quiet >= SHORTEST_CYCLE - 1;
}

/** The part of the table's key that the 100-ply rule needs: 0 while it is far away. */
export function quietKey(thread: Thread, ply: number): number {
  const quiet = thread.quiet[ply] ?? 0;
  return quiet < QUIET_MATTERS ? 0 : Math.imul(quiet, 0x9e3779b1);
}

/** Whether the position at ply 0 or 1 ends the game by repetition or quiet plies, as the rules have it. */
export function isDrawnByRule(thread: Thread, ply: 0 | 1): boolean {
  const quiet = thread.quiet[ply] ?? 0;
  if (quiet >= QUIET_LIMIT) return true;
  if (ply === 0) return thread.thrice;
  return quiet > 0 && isTwiceSeen(thread, thread.lows[1] ?? 0, thread.highs[1] ?? 0);
}
