/** What lies in one pit, or stands on one square. */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';
import { numberOf } from './lexicon';

const isSquare = (field: string): boolean => /^[a-z]\d{1,2}$/.test(field);

export default defineCommand({
  id: 'field',
  group: 'match',
  words: { de: ['feld'], en: ['square', 'field'] },
  forms: { de: ['<field>'], en: ['<field>'] },
  places: ['table'],
  who: 'anyone',
  phases: ['filling', 'playing', 'over'],
  evenAdjourned: true,
  args: z.object({
    field: z
      .string()
      .transform((typed) => String(numberOf(typed) ?? typed.toLowerCase()))
      .refine((field) => /^-?\d+$/.test(field) || isSquare(field)),
  }),
  examples: {
    de: [
      ['feld 3', { field: '3' }, 'khalaha'],
      ['feld c2', { field: 'c2' }, 'kelma'],
    ],
    en: [
      ['square 3', { field: '3' }, 'khalaha'],
      ['square c2', { field: 'c2' }, 'kelma'],
    ],
  },
  seeAlso: ['row', 'column', 'stand', 'moves'],
  run: ({ field }, { game }, language) =>
    game === 'khalaha' && isSquare(field)
      ? { code: 'command-bad', slot: 'pit', given: field, example: language === 'de' ? 'feld 3' : 'square 3' }
      : { type: 'askBoard', question: { about: 'field', name: field } },
});
