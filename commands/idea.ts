/** Tells the stewards what might be better. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'idea',
  group: 'house',
  words: { de: ['idee'], en: ['idea'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ text: z.string() }),
  examples: {
    de: [['idee Ein Turnier am Freitag', { text: 'Ein Turnier am Freitag' }]],
    en: [['idea A tournament on Fridays', { text: 'A tournament on Fridays' }]],
  },
  seeAlso: ['bug', 'report'],
  run: ({ text }) => ({ type: 'report', kind: 'idea', name: null, text }),
});
