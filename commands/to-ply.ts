/** A certain position of the match that is looked through. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { count } from './lexicon/slots';

export default defineCommand({
  id: 'to-ply',
  group: 'figure',
  words: { de: ['zug'], en: ['ply'] },
  forms: { de: ['<ply>'], en: ['<ply>'] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: ({ moment }) => moment?.replaying !== false,
  args: z.object({ ply: count }),
  examples: { de: [['zug 5', { ply: 5 }]], en: [['ply 5', { ply: 5 }]] },
  seeAlso: ['replay', 'forward'],
  run: ({ ply }) => ({ type: 'replay', step: { kind: 'move', ply } }),
});
