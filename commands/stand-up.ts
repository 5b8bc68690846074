/** Stops watching. */
import { defineCommand, plays } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'stand-up',
  group: 'match',
  words: { de: ['aufstehen'], en: ['rise'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'anyone',
  makesSense: (situation) => !plays(situation),
  args: nothing,
  examples: { de: [['aufstehen', {}]], en: [['rise', {}]] },
  seeAlso: ['watch', 'leave'],
  run: () => ({ type: 'standUp' }),
});
