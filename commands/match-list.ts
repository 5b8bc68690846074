/** The last matches of somebody. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'match-list',
  group: 'figure',
  words: { de: ['partien'], en: ['matches'] },
  forms: { de: ['<name>', ''], en: ['<name>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ name: personName.optional() }),
  examples: {
    de: [
      ['partien Bernd', { name: 'Bernd' }],
      ['partien', {}],
    ],
    en: [
      ['matches Bernd', { name: 'Bernd' }],
      ['matches', {}],
    ],
  },
  seeAlso: ['replay', 'export', 'statistics'],
  run: ({ name }) => ({ type: 'matchList', name: name ?? null }),
});
