/** Says what one does. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'emote',
  group: 'talk',
  words: { de: ['emote'], en: ['emote'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ text: z.string() }),
  examples: { de: [['emote lacht.', { text: 'lacht.' }]], en: [['emote laughs.', { text: 'laughs.' }]] },
  seeAlso: ['say'],
  run: ({ text }) => ({ type: 'talk', channel: 'emote', text }),
});
