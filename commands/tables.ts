/** The list of tables with their state. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'tables',
  group: 'house',
  words: { de: ['tische'], en: ['tables'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  urgency: { none: 7 },
  args: nothing,
  examples: { de: [['tische', {}]], en: [['tables', {}]] },
  seeAlso: ['sit', 'watch'],
  run: () => ({ type: 'show', show: 'tables' }),
});
