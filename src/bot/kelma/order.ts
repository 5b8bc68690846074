/** Which moves to try first: the table's, captures, runs, those that refuted something before. */
import { SOUTH } from '../../rules/game';
import type { MoveCode } from '../../rules/kelma/kernel';
import { effectOf, moverOf, PAWN, toOf } from '../../rules/kelma/kernel';
import type { Thread } from './thread';
import { isFinal } from './thread';

const TABLE_RANK = 1 << 30;
const CAPTURE_RANK = 1 << 28;
const KILLER_RANK = 1 << 27;
const RUN_RANK = 1 << 20;
const HISTORY_LIMIT = 1 << 19;

const historyIndex = (thread: Thread, move: MoveCode): number => (thread.kernel.turn << 12) | (move & 0xfff);

/** Ranks that the pawn on a square still has to go for its goal. */
const stepsLeft = (side: number, square: number): number =>
  side === SOUTH ? 10 - ((square / 5) | 0) : (square / 5) | 0;

function rankOf(thread: Thread, move: MoveCode, ply: number): number {
  const { turn } = thread.kernel;
  if (moverOf(move) === PAWN) {
    return RUN_RANK - (stepsLeft(turn, toOf(move)) << 12) + (thread.history[historyIndex(thread, move)] ?? 0);
  }
  if (effectOf(move) !== 0) {
    // The nearer the victim is to its goal the better; with captureOwn it may be an own pawn.
    const victim = effectOf(move) - 1;
    return victim === turn ? 0 : CAPTURE_RANK - stepsLeft(victim, toOf(move));
  }
  if (thread.killers[ply * 2] === move) return KILLER_RANK;
  if (thread.killers[ply * 2 + 1] === move) return KILLER_RANK - 1;
  return thread.history[historyIndex(thread, move)] ?? 0;
}

/** Ranks the moves of a list; best: the table's, 0 for none. */
export function rankMoves(thread: Thread, start: number, end: number, best: MoveCode, ply: number): void {
  for (let n = start; n < end; n += 1) {
    const move = thread.moves[n] ?? 0;
    thread.ranks[n] = move === best ? TABLE_RANK : rankOf(thread, move, ply);
  }
}

/** Brings the best of the rest of a list to its front and returns it. */
export function pickMove({ moves, ranks }: Thread, start: number, end: number): MoveCode {
  let best = start;
  let bestRank = ranks[start] ?? 0;
  for (let n = start + 1; n < end; n += 1) {
    const rank = ranks[n] ?? 0;
    if (rank > bestRank) {
      best = n;
      bestRank = rank;
    }
  }
  const move = moves[best] ?? 0;
  moves[best] = moves[start] ?? 0;
  ranks[best] = ranks[start] ?? 0;
  moves[start] = move;
  ranks[start] = bestRank;
  return move;
}

/** A move has refuted the one before it: it will be tried early in like positions. */
export function praise(thread: Thread, move: MoveCode, depth: number, ply: number): void {
  const index = historyIndex(thread, move);
  const merit = (thread.history[index] ?? 0) + depth * depth;
  thread.history[index] = merit;
  if (merit > HISTORY_LIMIT)
    for (let n = 0; n < thread.history.length; n += 1) thread.history[n] = (thread.history[n] ?? 0) >> 1;
  if (isFinal(move) || thread.killers[ply * 2] === move) return;
  thread.killers[ply * 2 + 1] = thread.killers[ply * 2] ?? 0;
  thread.killers[ply * 2] = move;
}
