/** Declines a challenge or an offer, or withdraws one's own. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'decline',
  group: 'match',
  words: { de: ['ablehnen'], en: ['decline'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['ablehnen', {}]], en: [['decline', {}]] },
  seeAlso: ['accept', 'new-match'],
  run: () => ({ type: 'decline' }),
});
