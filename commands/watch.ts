/** Goes to a table to watch. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS, plays } from '../src/command/definition';
import { tableNumber } from './lexicon/slots';

export default defineCommand({
  id: 'watch',
  group: 'match',
  words: { de: ['zuschauen'], en: ['watch'] },
  forms: { de: ['[tisch] <table>'], en: ['[table] <table>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: (situation) => !plays(situation) && situation.moment?.otherTable !== false,
  urgency: { none: 6 },
  args: z.object({ table: tableNumber }),
  examples: {
    de: [['zuschauen 3', { table: 3 }]],
    en: [['watch 3', { table: 3 }]],
  },
  seeAlso: ['tables', 'stand-up', 'sit'],
  run: ({ table }) => ({ type: 'watch', table }),
});
