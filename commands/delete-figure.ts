/** Gives the own name up for good; asked once more. */
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { nothing } from './lexicon/slots';

export default defineCommand({
  id: 'delete-figure',
  group: 'figure',
  words: { de: ['lösche figur'], en: ['delete figure'] },
  forms: { de: [''], en: [''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: nothing,
  examples: { de: [['lösche figur', {}]], en: [['delete figure', {}]] },
  seeAlso: ['password', 'quit'],
  run: () => ({ type: 'deleteFigure' }),
});
