/** Empties a pit and sows its seeds (K7). */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';
import { numberOf } from './lexicon';
import { number } from './lexicon/slots';

export default defineCommand({
  id: 'sow',
  group: 'khalaha',
  words: { de: ['leere'], en: ['empty', 'sow'] },
  forms: { de: ['<pit>'], en: ['<pit>'] },
  bare: {
    forms: { de: ['<pit>'], en: ['<pit>'] },
    starts: (word) => numberOf(word) !== null,
  },
  places: ['table'],
  game: 'khalaha',
  who: 'player',
  phases: ['playing'],
  // The rules know who still has to fill.
  refusedLater: ['filling'],
  urgency: { playing: 9 },
  args: z.object({ pit: number }),
  examples: {
    de: [
      ['leere 3', { pit: 3 }],
      ['3', { pit: 3 }],
      ['leere drei', { pit: 3 }],
    ],
    en: [
      ['empty 3', { pit: 3 }],
      ['3', { pit: 3 }],
    ],
  },
  seeAlso: ['fill', 'moves', 'stand'],
  run: ({ pit }) => ({
    type: 'match',
    intent: { type: 'act', action: { game: 'khalaha', type: 'sow', pit } },
  }),
});
