/** Says something to everyone who is connected, whatever they do and whomever they ignore. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';

export default defineCommand({
  id: 'announce',
  group: 'steward',
  words: { de: ['durchsage'], en: ['announce'] },
  forms: { de: ['<text...>'], en: ['<text...>'] },
  places: PLACE_KINDS,
  who: 'steward',
  args: z.object({ text: z.string() }),
  examples: {
    de: [['durchsage Heute Abend ist Turnier.', { text: 'Heute Abend ist Turnier.' }]],
    en: [['announce There is a tournament tonight.', { text: 'There is a tournament tonight.' }]],
  },
  seeAlso: ['shutdown', 'shout'],
  run: ({ text }) => ({ type: 'steward', act: { kind: 'announce', text } }),
});
