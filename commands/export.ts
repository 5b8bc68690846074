/** A match of the past in notation, with all its particulars. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { tableNumber } from './lexicon/slots';

export default defineCommand({
  id: 'export',
  group: 'figure',
  words: { de: ['export'], en: ['export'] },
  forms: { de: ['<played>'], en: ['<played>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ played: tableNumber }),
  examples: { de: [['export 12', { played: 12 }]], en: [['export 12', { played: 12 }]] },
  seeAlso: ['replay', 'match-list'],
  run: ({ played }) => ({ type: 'export', match: played }),
});
