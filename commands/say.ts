/** Talks to everyone in the room or at the table. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'say',
  group: 'talk',
  words: { de: ['sage'], en: ['say'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  urgency: { filling: 5, playing: 5 },
  args: z.object({ text: z.string() }),
  examples: {
    de: [['sage Guten Abend!', { text: 'Guten Abend!' }]],
    en: [['say Good evening!', { text: 'Good evening!' }]],
  },
  seeAlso: ['tell', 'shout', 'whisper'],
  run: ({ text }) => ({ type: 'talk', channel: 'say', text }),
});
