/** Proposes to go on another time, or agrees to that. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'adjourn',
  group: 'match',
  words: { de: ['vertagen'], en: ['adjourn'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'player',
  phases: ['filling', 'playing'],
  args: nothing,
  examples: { de: [['vertagen', {}]], en: [['adjourn', {}]] },
  seeAlso: ['resume', 'quit'],
  run: () => ({ type: 'match', intent: { type: 'offer', offer: 'adjourn' } }),
});
