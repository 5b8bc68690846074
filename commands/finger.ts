/** Who somebody is. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'finger',
  group: 'figure',
  words: { de: ['finger'], en: ['finger'] },
  forms: { de: ['<name>', ''], en: ['<name>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ name: personName.optional() }),
  examples: {
    de: [
      ['finger Bernd', { name: 'Bernd' }],
      ['finger', {}],
    ],
    en: [
      ['finger Bernd', { name: 'Bernd' }],
      ['finger', {}],
    ],
  },
  seeAlso: ['who', 'statistics'],
  run: ({ name }) => ({ type: 'finger', name: name ?? null }),
});
