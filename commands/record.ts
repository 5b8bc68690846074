/** The moves so far, in notation. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'record',
  group: 'match',
  words: { de: ['verlauf'], en: ['history', 'record'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'anyone',
  phases: ['filling', 'playing', 'over'],
  evenAdjourned: true,
  args: nothing,
  examples: { de: [['verlauf', {}]], en: [['history', {}]] },
  seeAlso: ['last-move', 'stand'],
  run: () => ({ type: 'show', show: 'record' }),
});
