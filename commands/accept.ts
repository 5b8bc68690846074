/** Accepts a challenge, or what the opponent at the table has proposed. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'accept',
  group: 'match',
  words: { de: ['annehmen', 'ja'], en: ['accept', 'yes'] },
  forms: { de: ['<name>', ''], en: ['<name>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: ({ moment }) => moment?.challenged !== false,
  urgency: { none: 12, filling: 1, playing: 1, over: 12 },
  args: z.object({ name: personName.optional() }),
  examples: {
    de: [
      ['annehmen', {}],
      ['annehmen anna', { name: 'anna' }],
    ],
    en: [
      ['accept', {}],
      ['accept anna', { name: 'anna' }],
    ],
  },
  seeAlso: ['decline', 'new-match'],
  run: ({ name }) => ({ type: 'accept', name: name ?? null }),
});
