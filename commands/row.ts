/** What stands in one row of a board of Kelma. */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';
import { count } from './lexicon/slots';

export default defineCommand({
  id: 'row',
  group: 'kelma',
  words: { de: ['reihe'], en: ['row', 'rank'] },
  forms: { de: ['<rank>'], en: ['<rank>'] },
  places: ['table'],
  game: 'kelma',
  who: 'anyone',
  phases: ['playing', 'over'],
  evenAdjourned: true,
  args: z.object({ rank: count.refine((rank) => rank >= 1 && rank <= 11) }),
  examples: {
    de: [
      ['reihe 6', { rank: 6 }],
      ['reihe elf', { rank: 11 }],
    ],
    en: [['row 6', { rank: 6 }]],
  },
  seeAlso: ['field', 'column', 'stand'],
  run: ({ rank }) => ({ type: 'askBoard', question: { about: 'row', rank } }),
});
