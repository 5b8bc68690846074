/** Asks the computer for a good move. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'hint',
  group: 'match',
  words: { de: ['tipp', 'tip', 'rat'], en: ['hint'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'player',
  phases: ['playing'],
  makesSense: ({ moment }) => moment === undefined || (moment.hints && moment.mayAct),
  args: nothing,
  examples: { de: [['tipp', {}]], en: [['hint', {}]] },
  seeAlso: ['allow-hints', 'moves', 'analyse'],
  run: () => ({ type: 'hint' }),
});
