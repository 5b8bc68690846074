/** Stops watching. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'stand-up',
  group: 'match',
  words: { de: ['aufstehen'], en: ['rise'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'anyone',
  args: nothing,
  examples: { de: [['aufstehen', {}]], en: [['rise', {}]] },
  seeAlso: ['watch', 'leave'],
  run: () => ({ type: 'standUp' }),
});
