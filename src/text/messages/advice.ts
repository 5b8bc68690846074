/**
 * What the computer says of moves: hints and analyses. `why` is what a move does at once; `outlook` is win, loss or
 * draw; `exact` is yes where it is proven to the end of the game, no where it is an estimate.
 */
import type { MessageTable } from '../params';

export const ADVICE_MESSAGES = {
  thinking: {},
  'hint-khalaha': {
    move: 'text',
    why: 'text',
    seeds: 'number',
    outlook: 'text',
    margin: 'number',
    exact: 'text',
  },
  'hint-kelma': { move: 'text', why: 'text', outlook: 'text', plies: 'number', exact: 'text' },
  'hint-only-move': { move: 'text' },
  'hint-not-your-turn': {},
  'hint-not-while-filling': {},
  'hint-must-be-agreed': {},
  'hint-none': {},
  'analysis-begins': { count: 'number' },
  'analysis-busy': {},
  'analysis-none': {},
  'analysis-still-running': {},
  'analysis-heading': { south: 'text', north: 'text' },
  // loss and swing are in the game's own measure: seeds, or hundredths of a pawn.
  'analysis-move-khalaha': { name: 'text', move: 'text', best: 'text', loss: 'number', exact: 'text' },
  'analysis-move-kelma': { name: 'text', move: 'text', best: 'text', loss: 'number', exact: 'text' },
  'analysis-good': { name: 'text', move: 'text', exact: 'text' },
  'analysis-turning-point': { ply: 'number', name: 'text', move: 'text', best: 'text' },
  'analysis-no-turning-point': {},
  'analysis-sum': { name: 'text', best: 'number', count: 'number' },
} as const satisfies MessageTable;
