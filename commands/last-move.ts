/** Explains the last move. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'last-move',
  group: 'match',
  words: { de: ['letzter'], en: ['last'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'anyone',
  phases: ['filling', 'playing', 'over'],
  evenAdjourned: true,
  args: nothing,
  examples: { de: [['letzter', {}]], en: [['last', {}]] },
  seeAlso: ['record', 'stand'],
  run: () => ({ type: 'show', show: 'lastMove' }),
});
