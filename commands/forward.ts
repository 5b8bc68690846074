/** The next position of the match that is looked through. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'forward',
  group: 'figure',
  words: { de: ['vor'], en: ['next'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: ({ moment }) => moment?.replaying !== false,
  args: nothing,
  examples: { de: [['vor', {}]], en: [['next', {}]] },
  seeAlso: ['replay', 'to-ply'],
  run: () => ({ type: 'replay', step: { kind: 'next' } }),
});
