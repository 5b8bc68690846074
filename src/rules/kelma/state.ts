/** The state of one game: the position, what the draw rules need to remember (L10), and how it ended. */
import type { BySide, OfGame, Side } from '../game';
import { NORTH, opponentOf, SOUTH } from '../game';
import type { KelmaOutcome, KelmaReason } from './event';
import { makeLiteral, parseLiteral } from './literal';
import type { Ground } from './move';
import { canMove } from './move';
import type { KelmaPosition } from './position';
import { pawnOnGoal, PAWNS_PER_SIDE, pawnsOf } from './position';
import type { KelmaRules } from './rules';
import type { Square } from './square';

export interface LastMove {
  readonly from: Square;
  readonly to: Square;
  /** Where the stone went that a pawn pushed; null if it pushed none. */
  readonly pushedTo: Square | null;
}

export interface KelmaState extends OfGame<'kelma'> {
  readonly rules: KelmaRules;
  readonly position: KelmaPosition;
  /** Moves made so far. */
  readonly ply: number;
  /** Plies in a row without a pawn's move or a capture. */
  readonly quiet: number;
  /**
   * The literals of all positions since the last pawn's move or capture, this one last. Neither can be undone, so
   * no older position can come back; and literals are exact, so no collision can make a draw.
   */
  readonly recent: readonly string[];
  /** Pawns that each side has lost. */
  readonly captured: BySide<number>;
  readonly last: LastMove | null;
  readonly outcome: KelmaOutcome | null;
}

/** Plies without a pawn's move or a capture that make a draw, and when the players are warned (L10). */
export const QUIET_LIMIT = 100;
export const QUIET_WARNING = 90;

/** Occurrences of a position that make a draw (L10). */
export const REPETITION_LIMIT = 3;

/** How often the last of these positions has occurred; it can only have done so with the same side to move. */
export function occurrencesOf(recent: readonly string[]): number {
  const present = recent.at(-1);
  let count = 0;
  for (let n = recent.length - 1; n >= 0; n -= 2) if (recent[n] === present) count += 1;
  return count;
}

const won = (side: Side): KelmaOutcome => ({
  winner: side,
  reason: 'goal',
  score: side === SOUTH ? [1, 0] : [0, 1],
});

const drawn = (reason: KelmaReason): KelmaOutcome => ({ winner: null, reason, score: [0.5, 0.5] });

/** How the game stands after a move: the goal comes before all draws, for it wins at once (L8). */
export function judgeOutcome(ground: Ground, occurrences: number, quiet: number): KelmaOutcome | null {
  const { position } = ground;
  // Only the side that has just moved can have reached its goal.
  const mover = opponentOf(position.turn);
  if (pawnOnGoal(position, mover) !== null) return won(mover);
  if (!position.board.some((piece) => piece?.kind === 'pawn')) return drawn('noPawns');
  if (!canMove(ground)) return drawn('stalemate');
  if (occurrences >= REPETITION_LIMIT) return drawn('repetition');
  return quiet >= QUIET_LIMIT ? drawn('quietPlies') : null;
}

/** A game that begins with this position; nothing before it counts. */
export function stateFrom(rules: KelmaRules, position: KelmaPosition): KelmaState {
  const recent = [makeLiteral(position)];
  const lost = (side: Side): number => PAWNS_PER_SIDE - pawnsOf(position, side).length;
  return {
    game: 'kelma',
    rules,
    position,
    ply: 0,
    quiet: 0,
    recent,
    captured: [lost(SOUTH), lost(NORTH)],
    last: null,
    outcome: judgeOutcome({ rules, position, ply: 0 }, 1, 0),
  };
}

/** The state before anything has happened. */
export function start(rules: KelmaRules): KelmaState {
  const position = parseLiteral(rules.setup);
  // readSetup has checked it; a record that was not made by it is a bug.
  if (!position.ok) throw new Error(`set-up ${rules.preset}: ${position.error.code}`);
  return stateFrom(rules, position.value);
}
