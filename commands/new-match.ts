/** A new match: with the same opponent, with somebody named, with whoever comes, or alone. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { readWish } from './lexicon/wished-match';

export default defineCommand({
  id: 'new-match',
  group: 'match',
  words: { de: ['neustart'], en: ['new', 'restart', 'play'] },
  forms: { de: ['<match...>', ''], en: ['<match...>', ''] },
  places: PLACE_KINDS,
  who: 'anyone',
  args: z.object({ match: z.string().optional() }),
  examples: {
    de: [
      ['neustart', {}],
      ['neustart anna', { match: 'anna' }],
      ['neustart khalaha', { match: 'khalaha' }],
      ['neustart khalaha kalah anna', { match: 'khalaha kalah anna' }],
      ['neustart kelma weit allein', { match: 'kelma weit allein' }],
    ],
    en: [
      ['new', {}],
      ['new khalaha anna', { match: 'khalaha anna' }],
      ['new alone', { match: 'alone' }],
    ],
  },
  seeAlso: ['accept', 'decline', 'sit', 'tables'],
  run: ({ match }, situation, language) => {
    const wish = readWish(match ?? '', situation);
    if ('unclear' in wish) {
      const example = language === 'de' ? 'neustart khalaha anna' : 'new khalaha anna';
      return { code: 'command-match-unclear', given: wish.unclear, example };
    }
    const opponent = wish.opponent ?? ({ kind: 'same' } as const);
    return { type: 'newMatch', game: wish.game, preset: wish.preset, opponent };
  },
});
