/** Leaves the game: a running match counts as resigned, which is asked once more. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'leave',
  group: 'match',
  words: { de: ['aussteigen'], en: ['leave'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'anyone',
  makesSense: ({ seated }) => seated,
  args: nothing,
  examples: { de: [['aussteigen', {}]], en: [['leave', {}]] },
  seeAlso: ['resign', 'adjourn', 'quit'],
  run: () => ({ type: 'leaveTable' }),
});
