/** Tells the stewards that something does not work. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'bug',
  group: 'house',
  words: { de: ['fehler'], en: ['bug'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ text: z.string() }),
  examples: {
    de: [['fehler Der Tisch hat drei Beine', { text: 'Der Tisch hat drei Beine' }]],
    en: [['bug The table has three legs', { text: 'The table has three legs' }]],
  },
  seeAlso: ['idea', 'report'],
  run: ({ text }) => ({ type: 'report', kind: 'bug', name: null, text }),
});
