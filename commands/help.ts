/** Help: an overview, or all about one command or topic. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'help',
  group: 'house',
  words: { de: ['hilfe'], en: ['help'] },
  forms: { de: ['<topic...>', ''], en: ['<topic...>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ topic: z.string().optional() }),
  examples: {
    de: [
      ['hilfe leere', { topic: 'leere' }],
      ['hilfe', {}],
    ],
    en: [
      ['help empty', { topic: 'empty' }],
      ['help', {}],
    ],
  },
  seeAlso: ['commands', 'rules'],
  run: ({ topic }) => ({ type: 'help', topic: topic ?? null }),
});
