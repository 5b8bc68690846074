/** What stewards have done and players have reported. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'log',
  group: 'steward',
  words: { de: ['protokoll'], en: ['log'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'steward',
  args: nothing,
  examples: { de: [['protokoll', {}]], en: [['log', {}]] },
  seeAlso: ['ban', 'mute', 'kick'],
  run: () => ({ type: 'steward', act: { kind: 'log' } }),
});
