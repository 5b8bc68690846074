/** What works here and now. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'commands',
  group: 'house',
  words: { de: ['kommandos', 'befehle'], en: ['commands'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['kommandos', {}]], en: [['commands', {}]] },
  seeAlso: ['help'],
  run: () => ({ type: 'show', show: 'commands' }),
});
