/** Tells the stewards of somebody's conduct. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'report',
  group: 'house',
  words: { de: ['melde'], en: ['report'] },
  forms: { de: ['<name> <reason...>'], en: ['<name> <reason...>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ name: personName, reason: z.string() }),
  examples: {
    de: [['melde Emil Beleidigt mich', { name: 'Emil', reason: 'Beleidigt mich' }]],
    en: [['report Emil Insults me', { name: 'Emil', reason: 'Insults me' }]],
  },
  seeAlso: ['ignore', 'bug'],
  run: ({ name, reason }) => ({ type: 'report', kind: 'report', name, text: reason }),
});
