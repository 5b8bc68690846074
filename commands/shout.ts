/** Talks to everyone in the house. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'shout',
  group: 'talk',
  words: { de: ['rufe'], en: ['shout'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ text: z.string() }),
  examples: {
    de: [['rufe Wer spielt mit?', { text: 'Wer spielt mit?' }]],
    en: [['shout Who wants to play?', { text: 'Who wants to play?' }]],
  },
  seeAlso: ['say', 'tell'],
  run: ({ text }) => ({ type: 'talk', channel: 'shout', text }),
});
