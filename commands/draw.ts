/** Offers a draw, or accepts one that is offered. */
import { defineCommand } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'draw',
  group: 'match',
  words: { de: ['remis'], en: ['draw'] },
  forms: { de: [''], en: [''] },
  places: ['table'],
  who: 'player',
  phases: ['playing'],
  urgency: { playing: 6 },
  args: nothing,
  examples: { de: [['remis', {}]], en: [['draw', {}]] },
  seeAlso: ['decline', 'resign'],
  run: () => ({ type: 'match', intent: { type: 'offer', offer: 'draw' } }),
});
