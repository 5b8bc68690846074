/** Resigns the match, which is asked once more. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'resign',
  group: 'match',
  words: { de: ['aufgeben'], en: ['resign'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'player',
  phases: ['filling', 'playing'],
  evenAdjourned: true,
  args: nothing,
  examples: { de: [['aufgeben', {}]], en: [['resign', {}]] },
  seeAlso: ['leave', 'draw'],
  run: () => ({ type: 'match', intent: { type: 'resign' } }),
});
