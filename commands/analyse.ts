/** Looks at each move of a finished match beside the best one. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { tableNumber } from './lexicon/slots';

export default defineCommand({
  id: 'analyse',
  group: 'match',
  words: { de: ['analyse', 'analysiere'], en: ['analyse', 'analyze'] },
  forms: { de: ['[partie] <played>', ''], en: ['[game] <played>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: ({ place, phase }) => place !== 'table' || phase === 'over',
  urgency: { over: 7 },
  args: z.object({ played: tableNumber.optional() }),
  examples: {
    de: [
      ['analyse', {}],
      ['analyse partie 12', { played: 12 }],
    ],
    en: [
      ['analyse', {}],
      ['analyse game 12', { played: 12 }],
    ],
  },
  seeAlso: ['match-list', 'replay', 'hint'],
  run: ({ played }) => ({ type: 'analyse', match: played ?? null }),
});
