/** Ends a match whose other player has stayed away too long. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'claim',
  group: 'match',
  words: { de: ['beenden', 'beanspruchen'], en: ['claim'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'player',
  phases: ['filling', 'playing'],
  makesSense: ({ moment }) => moment?.opponentAway !== false,
  urgency: { filling: 10, playing: 10 },
  args: nothing,
  examples: { de: [['beenden', {}]], en: [['claim', {}]] },
  seeAlso: ['resume', 'adjourn'],
  run: () => ({ type: 'match', intent: { type: 'claim' } }),
});
