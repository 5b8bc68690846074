/** The rules of a game. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { game } from './lexicon/slots';

export default defineCommand({
  id: 'rules',
  group: 'house',
  words: { de: ['regeln'], en: ['rules'] },
  forms: { de: ['<game>', ''], en: ['<game>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ game: game.optional() }),
  examples: {
    de: [
      ['regeln khalaha', { game: 'khalaha' }],
      ['regeln', {}],
    ],
    en: [
      ['rules kelma', { game: 'kelma' }],
      ['rules', {}],
    ],
  },
  seeAlso: ['help'],
  run: ({ game: of }, situation) => ({ type: 'rules', game: of ?? situation.game }),
});
