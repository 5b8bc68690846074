/** Accepts a challenge. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'accept',
  group: 'match',
  words: { de: ['annehmen'], en: ['accept'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['annehmen', {}]], en: [['accept', {}]] },
  seeAlso: ['decline', 'new-match'],
  run: () => ({ type: 'accept' }),
});
