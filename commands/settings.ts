/** What is set, and what can be. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'settings',
  group: 'figure',
  words: { de: ['einstellungen'], en: ['settings'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['einstellungen', {}]], en: [['settings', {}]] },
  seeAlso: ['set'],
  run: () => ({ type: 'show', show: 'settings' }),
});
