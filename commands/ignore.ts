/** Hears nothing more from somebody; once more to hear again. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'ignore',
  group: 'talk',
  words: { de: ['ignoriere'], en: ['ignore'] },
  forms: { de: ['<name>', ''], en: ['<name>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ name: personName.optional() }),
  examples: {
    de: [
      ['ignoriere Bernd', { name: 'Bernd' }],
      ['ignoriere', {}],
    ],
    en: [
      ['ignore Bernd', { name: 'Bernd' }],
      ['ignore', {}],
    ],
  },
  seeAlso: ['tell', 'who'],
  run: ({ name }) => ({ type: 'ignore', name: name ?? null }),
});
