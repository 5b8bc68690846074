/** Answers who last told one something. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'reply',
  group: 'talk',
  words: { de: ['erwidere'], en: ['reply'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ text: z.string() }),
  examples: { de: [['erwidere Gern!', { text: 'Gern!' }]], en: [['reply Gladly!', { text: 'Gladly!' }]] },
  seeAlso: ['tell'],
  run: ({ text }) => ({ type: 'reply', text }),
});
