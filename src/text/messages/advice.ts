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
  // from, square: what is typed for it.
  'hint-kelma': {
    from: 'text',
    square: 'text',
    why: 'text',
    outlook: 'text',
    plies: 'number',
    exact: 'text',
  },
  'hint-only-move-khalaha': { move: 'text' },
  'hint-only-move-kelma': { from: 'text', square: 'text' },
  'hint-not-your-turn': {},
  'hint-not-while-filling': {},
  'hint-must-be-agreed': {},
  'hint-none': {},
  'hint-outdated': {},
  'analysis-begins': { count: 'number' },
  'analysis-busy': {},
  'analysis-which': {},
  'analysis-none': {},
  'analysis-still-running': {},
  'analysis-heading': { south: 'text', north: 'text' },
  'analysis-sum': { name: 'text', good: 'number', count: 'number' },
  // turn: what became of the mover's standing: lead (better, then even), behind (even, then worse) or over (both).
  'analysis-turning-point': {
    game: 'text',
    ply: 'number',
    name: 'text',
    move: 'text',
    best: 'text',
    turn: 'text',
  },
  'analysis-no-turning-point': {},
  'analysis-mistakes': {},
  'analysis-no-mistakes': {},
  // loss: in seeds.
  'analysis-move-khalaha': { name: 'text', move: 'text', best: 'text', loss: 'number', exact: 'text' },
  // how: win (a sure one given away), loss (a sure one entered), slight, clear or much.
  'analysis-move-kelma': { name: 'text', move: 'text', best: 'text', how: 'text' },
} as const satisfies MessageTable;
