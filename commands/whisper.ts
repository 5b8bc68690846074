/** Talks to the players only, or to the spectators only, of the table. */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';

export default defineCommand({
  id: 'whisper',
  group: 'talk',
  words: { de: ['flüstere'], en: ['whisper'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: ['table'],
  who: 'anyone',
  args: z.object({ text: z.string() }),
  examples: {
    de: [['flüstere Schöner Zug!', { text: 'Schöner Zug!' }]],
    en: [['whisper Nice move!', { text: 'Nice move!' }]],
  },
  seeAlso: ['say', 'tell'],
  run: ({ text }) => ({ type: 'talk', channel: 'whisper', text }),
});
