/** Who is in the house. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'who',
  group: 'house',
  words: { de: ['wer'], en: ['who'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  urgency: { none: 5 },
  args: nothing,
  examples: { de: [['wer', {}]], en: [['who', {}]] },
  seeAlso: ['tables', 'tell'],
  run: () => ({ type: 'show', show: 'people' }),
});
