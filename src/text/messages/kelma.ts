/**
 * What can be said about Kelma. `to` is who listens, seen from `name`: you, other (the opponent) or watcher. `face`,
 * `up` and `down` are S, L or T; `next` is whether the sentence ends with the turn going over: other, lock or none.
 */
import type { MessageTable } from '../params';

const WHO = { to: 'text', name: 'text' } as const;
const MOVE = { ...WHO, other: 'text', from: 'text', square: 'text', next: 'text' } as const;
/** over: the occupied square that is jumped, or none. */
const STONE_MOVE = { ...MOVE, face: 'text', up: 'text', over: 'text' } as const;
/** A stone that a refusal names, with the face that is up. */
const STONE = { face: 'text', from: 'text', square: 'text' } as const;

export const KELMA_MESSAGES = {
  // What happened, and why.
  'kelma-pawn': MOVE,
  'kelma-push': { ...MOVE, landing: 'text', face: 'text' },
  'kelma-stone': STONE_MOVE,
  // whose: own or other, seen from the mover; left: the pawns that side still has.
  'kelma-capture': { ...STONE_MOVE, whose: 'text', left: 'number' },
  'kelma-last-pawn': WHO,
  'kelma-repeated': {},
  'kelma-quiet': { plies: 'number', left: 'number' },
  'kelma-won': { ...WHO, other: 'text' },
  'kelma-drawn-no-pawns': {},
  'kelma-drawn-stalemate': {},
  'kelma-drawn-repetition': {},
  'kelma-drawn-quiet': {},

  // The board.
  'kelma-seat': { sign: 'text', seat: 'text', pawns: 'number', lost: 'number' },
  'kelma-legend-stones': {},
  'kelma-legend-stone': { square: 'text', up: 'text', down: 'text' },
  'kelma-legend-face': { face: 'text' },
  'kelma-last': { ...WHO, move: 'text', mark: 'text' },
  'kelma-status-lock': { ...WHO, square: 'text', mark: 'text' },
  'kelma-status-repeated': {},
  'kelma-status-quiet': { left: 'number' },
  'kelma-pawns': { ...WHO, pawns: 'number', lost: 'number' },
  'kelma-file': { ...WHO, file: 'text', squares: 'list', count: 'number' },
  'kelma-square-empty': { square: 'text' },
  'kelma-square-pawn': { ...WHO, square: 'text' },
  // pieces: how many stand there; what is not told of is empty.
  'kelma-row-rest': { rank: 'number', pieces: 'number' },
  'kelma-column-rest': { file: 'text', pieces: 'number' },
  'kelma-stone-free': { square: 'text', face: 'text', down: 'text' },
  'kelma-stone-locked': { ...WHO, square: 'text', face: 'text', down: 'text' },

  // What the rules refuse.
  'kelma-refused-not-a-move': { text: 'text' },
  'kelma-refused-off-board': { square: 'text' },
  'kelma-refused-misnoted': { text: 'text', move: 'text' },
  'kelma-refused-game-over': {},
  'kelma-refused-not-your-turn': { name: 'text' },
  'kelma-refused-empty-square': { square: 'text' },
  'kelma-refused-enemy-pawn': { square: 'text' },
  'kelma-refused-stands-there': { square: 'text' },
  'kelma-refused-pawn-only-ahead': { from: 'text', square: 'text', ahead: 'text' },
  'kelma-refused-pawn-cannot-capture': { from: 'text', square: 'text' },
  // to, name: whose pawn is in the way.
  'kelma-refused-blocked': { ...WHO, from: 'text', square: 'text' },
  // obstacle: edge, ownPawn, enemyPawn or stone; behind: the square it stands on, empty at the edge.
  'kelma-refused-no-room': { from: 'text', square: 'text', behind: 'text', obstacle: 'text' },
  'kelma-refused-push-of-locked': { from: 'text', square: 'text' },
  'kelma-refused-locked': { square: 'text' },
  'kelma-refused-wrong-by-face': STONE,
  'kelma-refused-own-pawn': STONE,
  'kelma-refused-stone-on-target': STONE,
  'kelma-refused-ambiguous': { square: 'text', candidates: 'list', example: 'text' },
  'kelma-refused-stone-stuck': { face: 'text', square: 'text' },
} as const satisfies MessageTable;
