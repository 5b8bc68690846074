/** Ends somebody's line; they may come back at once. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'kick',
  group: 'steward',
  words: { de: ['trenne'], en: ['kick'] },
  forms: { de: ['<name> <reason...>'], en: ['<name> <reason...>'] },
  places: PLACE_KINDS,
  who: 'steward',
  args: z.object({ name: personName, reason: z.string() }),
  examples: {
    de: [['trenne Emil Bitte beruhige Dich', { name: 'Emil', reason: 'Bitte beruhige Dich' }]],
    en: [['kick Emil Please calm down', { name: 'Emil', reason: 'Please calm down' }]],
  },
  seeAlso: ['ban', 'log'],
  run: (args) => ({ type: 'steward', act: { kind: 'kick', ...args } }),
});
