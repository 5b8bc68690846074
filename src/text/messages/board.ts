/**
 * What can be said about any board: who sits where, whose turn it is, how a match ended. `to` is who listens,
 * seen from `name`: you, other (the opponent) or watcher.
 */
import type { MessageTable } from '../params';

export const BOARD_MESSAGES = {
  // With the forms of declension.ts as attributes.
  'seat-computer': { level: 'text' },
  'seat-person': { name: 'text' },
  // Who plays in an example: the first or the second player.
  'seat-number': { number: 'number' },
  'seat-south': { name: 'text' },
  'seat-north': { name: 'text' },
  'seat-yours': { name: 'text' },
  'board-turn': { to: 'text', name: 'text' },
  'board-adjourned': {},
  'board-no-move': {},
  'board-last-move': { what: 'text' },
  'outcome-won': { to: 'text', name: 'text', other: 'text' },
  'outcome-drawn': {},
  'outcome-resigned': { to: 'text', name: 'text', other: 'text' },
  'outcome-abandoned': { to: 'text', name: 'text', other: 'text' },
  'outcome-agreed': {},
  'outcome-called-off': {},
  'outcome-restarted': {},
} as const satisfies MessageTable;
