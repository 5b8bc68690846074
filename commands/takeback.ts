/** Asks to take back the last move, or lets the other side do so. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'takeback',
  group: 'match',
  words: { de: ['zurück'], en: ['takeback', 'undo'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'player',
  phases: ['playing'],
  args: nothing,
  examples: { de: [['zurück', {}]], en: [['takeback', {}]] },
  seeAlso: ['decline', 'last-move'],
  run: () => ({ type: 'match', intent: { type: 'offer', offer: 'takeback' } }),
});
