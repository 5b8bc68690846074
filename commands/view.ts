/** Chooses from which side to see the board while watching. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { NORTH } from '../src/rules/game';
import { side } from './lexicon/slots';

export default defineCommand({
  id: 'view',
  group: 'match',
  words: { de: ['sicht'], en: ['view'] },
  forms: { de: ['[von] <side>'], en: ['[from] <side>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: ({ seated }) => !seated,
  args: z.object({ side }),
  examples: { de: [['sicht nord', { side: NORTH }]], en: [['view north', { side: NORTH }]] },
  seeAlso: ['watch', 'stand'],
  run: ({ side: from }) => ({ type: 'watchFrom', side: from }),
});
