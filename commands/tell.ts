/** Tells one person something, wherever they are. After the short words `mit` belongs to the text. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

const FULL_WORDS = ['teile', 'rede'];

export default defineCommand({
  id: 'tell',
  group: 'talk',
  words: { de: ['teile', 'tm', 'rede'], en: ['tell'] },
  forms: { de: ['<name> mit <text...>', '<name> <message...>'], en: ['<name> <message...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.union([
    z
      .object({ word: z.enum(FULL_WORDS), name: personName, text: z.string() })
      .transform(({ name, text }) => ({ name, text })),
    z
      .object({ name: personName, message: z.string() })
      .transform(({ name, message }) => ({ name, text: message })),
  ]),
  examples: {
    de: [
      ['teile Anna mit Ich komme gleich.', { name: 'Anna', text: 'Ich komme gleich.' }],
      ['tm Anna Bis gleich!', { name: 'Anna', text: 'Bis gleich!' }],
    ],
    en: [['tell Anna See you soon!', { name: 'Anna', text: 'See you soon!' }]],
  },
  seeAlso: ['reply', 'say', 'ignore'],
  run: ({ name, text }) => ({ type: 'tell', to: name, text }),
});
