/** Proposes to allow hints in a match between two people, or agrees to it. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'allow-hints',
  group: 'match',
  words: { de: ['tipps'], en: ['hints'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'player',
  phases: ['filling', 'playing'],
  makesSense: ({ moment }) => moment?.hints !== true,
  args: nothing,
  examples: { de: [['tipps', {}]], en: [['hints', {}]] },
  seeAlso: ['hint', 'decline'],
  run: () => ({ type: 'match', intent: { type: 'offer', offer: 'hints' } }),
});
