/** The legal moves, all or those of one pit or square. */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';
import { numberOf } from './lexicon';

export default defineCommand({
  id: 'moves',
  group: 'match',
  words: { de: ['züge'], en: ['moves'] },
  forms: { de: ['<square>', ''], en: ['<square>', ''] },
  places: ['table'],
  who: 'anyone',
  phases: ['playing'],
  urgency: { playing: 8 },
  args: z.object({
    square: z
      .string()
      .transform((typed) => String(numberOf(typed) ?? typed.toLowerCase()))
      .refine((square) => /^(\d|[a-z]\d{1,2})$/.test(square))
      .optional(),
  }),
  examples: {
    de: [
      ['züge', {}],
      ['züge 3', { square: '3' }, 'khalaha'],
      ['züge b6', { square: 'b6' }, 'kelma'],
    ],
    en: [
      ['moves', {}],
      ['moves 3', { square: '3' }, 'khalaha'],
      ['moves b6', { square: 'b6' }, 'kelma'],
    ],
  },
  seeAlso: ['stand', 'rules'],
  run: ({ square }) => ({ type: 'showMoves', from: square ?? null }),
});
