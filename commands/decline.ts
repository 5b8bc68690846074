/** Declines a challenge or an offer, or withdraws one's own. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'decline',
  group: 'match',
  words: { de: ['ablehnen', 'nein'], en: ['decline', 'no'] },
  forms: { de: ['<name>', ''], en: ['<name>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: ({ moment }) => moment?.declinable !== false,
  urgency: { none: 11, filling: 7, playing: 1, over: 11 },
  args: z.object({ name: personName.optional() }),
  examples: {
    de: [
      ['ablehnen', {}],
      ['ablehnen anna', { name: 'anna' }],
    ],
    en: [
      ['decline', {}],
      ['decline anna', { name: 'anna' }],
    ],
  },
  seeAlso: ['accept', 'new-match'],
  run: ({ name }) => ({ type: 'decline', name: name ?? null }),
});
