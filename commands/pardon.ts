/** Ends a ban and lets somebody talk again. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { personName } from './lexicon/slots';

export default defineCommand({
  id: 'pardon',
  group: 'steward',
  words: { de: ['begnadige'], en: ['pardon'] },
  forms: { de: ['<name> <reason...>'], en: ['<name> <reason...>'] },
  places: PLACE_KINDS,
  who: 'steward',
  args: z.object({ name: personName, reason: z.string() }),
  examples: {
    de: [['begnadige Emil Hat sich entschuldigt', { name: 'Emil', reason: 'Hat sich entschuldigt' }]],
    en: [['pardon Emil Has apologised', { name: 'Emil', reason: 'Has apologised' }]],
  },
  seeAlso: ['ban', 'mute', 'log'],
  run: (args) => ({ type: 'steward', act: { kind: 'pardon', ...args } }),
});
