/** Opens a match of the past, and steps through it. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { count, tableNumber } from './lexicon/slots';

export default defineCommand({
  id: 'replay',
  group: 'figure',
  words: { de: ['partie'], en: ['replay'] },
  forms: {
    de: ['<played>', 'zurueck', 'zug <ply>'],
    en: ['<played>', 'back', 'ply <ply>'],
  },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ played: tableNumber.optional(), ply: count.optional() }),
  examples: {
    de: [
      ['partie 12', { played: 12 }],
      ['partie zug 5', { ply: 5 }],
    ],
    en: [
      ['replay 12', { played: 12 }],
      ['replay ply 5', { ply: 5 }],
    ],
  },
  seeAlso: ['match-list', 'forward', 'export'],
  run: ({ played, ply }) => {
    if (played !== undefined) return { type: 'replay', step: { kind: 'open', match: played } };
    if (ply !== undefined) return { type: 'replay', step: { kind: 'move', ply } };
    return { type: 'replay', step: { kind: 'back' } };
  },
});
