/** The place: its description, its exits, its tables and the people in it. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'look',
  group: 'house',
  words: { de: ['schau', 'umsehen'], en: ['look'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['schau', {}]], en: [['look', {}]] },
  seeAlso: ['go', 'tables', 'who', 'stand'],
  run: () => ({ type: 'show', show: 'place' }),
});
