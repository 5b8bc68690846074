/** What somebody has won and lost. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'statistics',
  group: 'figure',
  words: { de: ['statistik'], en: ['statistics'] },
  forms: { de: ['<name>', ''], en: ['<name>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ name: personName.optional() }),
  examples: {
    de: [
      ['statistik Bernd', { name: 'Bernd' }],
      ['statistik', {}],
    ],
    en: [
      ['statistics Bernd', { name: 'Bernd' }],
      ['statistics', {}],
    ],
  },
  seeAlso: ['match-list', 'finger'],
  run: ({ name }) => ({ type: 'statistics', name: name ?? null }),
});
