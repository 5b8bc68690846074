/** Goes on with an adjourned or left match. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS, plays } from '../src/command/definition';
import { tableNumber } from './lexicon/slots';

export default defineCommand({
  id: 'resume',
  group: 'match',
  words: { de: ['fortsetzen'], en: ['resume'] },
  forms: { de: ['[tisch] <table>', ''], en: ['[table] <table>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: (situation) => !plays(situation) && situation.moment?.resumable !== false,
  urgency: { none: 10, over: 6 },
  args: z.object({ table: tableNumber.optional() }),
  examples: {
    de: [
      ['fortsetzen', {}],
      ['fortsetzen 3', { table: 3 }],
    ],
    en: [
      ['resume', {}],
      ['resume table 3', { table: 3 }],
    ],
  },
  seeAlso: ['adjourn', 'tables'],
  run: ({ table }) => ({ type: 'resume', table: table ?? null }),
});
