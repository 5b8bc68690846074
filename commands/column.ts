/** What stands in one column of a board of Kelma. */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';

export default defineCommand({
  id: 'column',
  group: 'kelma',
  words: { de: ['spalte', 'linie'], en: ['column', 'file'] },
  forms: { de: ['<file>'], en: ['<file>'] },
  places: ['table'],
  game: 'kelma',
  who: 'anyone',
  phases: ['playing', 'over'],
  evenAdjourned: true,
  args: z.object({
    file: z
      .string()
      .transform((typed) => typed.toLowerCase().replace(/[.,:;!?]+$/u, ''))
      .refine((file) => /^[a-e]$/.test(file)),
  }),
  examples: {
    de: [['spalte c', { file: 'c' }]],
    en: [['column c', { file: 'c' }]],
  },
  seeAlso: ['field', 'row', 'stand'],
  run: ({ file }) => ({ type: 'askBoard', question: { about: 'column', file } }),
});
