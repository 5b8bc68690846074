/** Leaves the house; a running match waits. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'quit',
  group: 'house',
  words: { de: ['ende', 'tschüss'], en: ['quit', 'bye', 'exit'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['ende', {}]], en: [['quit', {}]] },
  seeAlso: ['leave', 'adjourn'],
  run: () => ({ type: 'quit' }),
});
