/** Changes sides once, after the first turn of south (pie rule). */
import { defineCommand } from '../src/command/definition';
import { SWAP } from '../src/rules/khalaha';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'swap',
  group: 'khalaha',
  words: { de: ['tausche'], en: ['swap'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  game: 'khalaha',
  who: 'player',
  phases: ['playing'],
  move: SWAP,
  urgency: { playing: 8.5 },
  args: nothing,
  examples: { de: [['tausche', {}]], en: [['swap', {}]] },
  seeAlso: ['sow', 'rules'],
  run: () => ({
    type: 'match',
    intent: { type: 'act', action: { game: 'khalaha', type: 'swap' } },
  }),
});
