/** Moves a pawn or a flip stone (L4-L6). The move is handed on in the notation that the game reads itself. */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';

/** A square, two squares with anything that notation puts between them, a face before, a pushed stone's square after. */
const MOVE = /^([slt])?([a-z]\d{1,3})(?:([-–x:]?)([a-z]\d{1,3})(?:>([a-z]\d{1,3}))?)?$/;
const SQUARE = /^[a-z]\d{1,3}$/;

/** A dash between blanks is a filler; one that sticks to either square means nothing either. */
const withoutDash = (typed: string): string => typed.replace(/^[-–]|[-–]$/u, '');

interface Move {
  readonly from: string;
  readonly to?: string | undefined;
}

const squares = z.object({
  from: z.string().toLowerCase().transform(withoutDash).pipe(z.string().regex(MOVE)),
  to: z.string().toLowerCase().transform(withoutDash).pipe(z.string().regex(SQUARE)).optional(),
});

/** Two squares typed as one word are parted; the notation's signs and the face stay. */
function notationOf({ from, to }: Move): string {
  if (to !== undefined) return `${from} ${to}`;
  return from
    .replace(/^([a-z]\d+)([a-z]\d+)$/, '$1 $2')
    .replace(/^[slt](?=[a-z])/, (face) => face.toUpperCase());
}

export default defineCommand<Move>({
  id: 'move',
  group: 'kelma',
  words: { de: ['ziehe'], en: ['move'] },
  forms: { de: ['<from> [nach] <to>', '<from>'], en: ['<from> [to] <to>', '<from>'] },
  bare: {
    forms: { de: ['<from> [nach] <to>', '<from>'], en: ['<from> [to] <to>', '<from>'] },
    starts: (word) => MOVE.test(withoutDash(word)),
  },
  places: ['table'],
  game: 'kelma',
  who: 'player',
  phases: ['playing'],
  urgency: { playing: 9 },
  args: squares,
  examples: {
    de: [
      ['ziehe c2', { from: 'c2' }],
      ['ziehe b6 nach c8', { from: 'b6', to: 'c8' }],
      ['b6c8', { from: 'b6c8' }],
    ],
    en: [
      ['move c2', { from: 'c2' }],
      ['move b6 to c8', { from: 'b6', to: 'c8' }],
      ['b6c8', { from: 'b6c8' }],
    ],
  },
  seeAlso: ['moves', 'stand', 'rules'],
  run: (move) => ({ type: 'match', intent: { type: 'move', text: notationOf(move) } }),
});
