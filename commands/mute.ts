/** Keeps somebody from talking until they are pardoned. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'mute',
  group: 'steward',
  words: { de: ['stumm'], en: ['mute'] },
  forms: { de: ['<name> <reason...>'], en: ['<name> <reason...>'] },
  places: PLACE_KINDS,
  who: 'steward',
  args: z.object({ name: personName, reason: z.string() }),
  examples: {
    de: [['stumm Emil Schimpfwörter', { name: 'Emil', reason: 'Schimpfwörter' }]],
    en: [['mute Emil Foul language', { name: 'Emil', reason: 'Foul language' }]],
  },
  seeAlso: ['pardon', 'log'],
  run: (args) => ({ type: 'steward', act: { kind: 'mute', ...args } }),
});
