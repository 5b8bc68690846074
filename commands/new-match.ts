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
  // A match that is adjourned cannot be begun anew; who names another opponent is understood all the same.
  makesSense: ({ seated, adjourned }) => !(seated && adjourned),
  urgency: { none: 9, over: 9 },
  args: z.object({ match: z.string().optional() }),
  examples: {
    de: [
      ['neustart', {}],
      ['neustart anna', { match: 'anna' }],
      ['neustart khalaha', { match: 'khalaha' }],
      ['neustart khalaha kalah anna', { match: 'khalaha kalah anna' }],
      ['neustart kelma weit allein', { match: 'kelma weit allein' }],
      ['neustart khalaha computer meister', { match: 'khalaha computer meister' }],
      ['neustart kelma computer leicht computer schwer', { match: 'kelma computer leicht computer schwer' }],
    ],
    en: [
      ['new', {}],
      ['new khalaha anna', { match: 'khalaha anna' }],
      ['new alone', { match: 'alone' }],
      ['new khalaha computer master', { match: 'khalaha computer master' }],
      ['new kelma computer easy computer hard', { match: 'kelma computer easy computer hard' }],
    ],
  },
  seeAlso: ['accept', 'decline', 'sit', 'tables'],
  run: ({ match }, situation, language) => {
    const wish = readWish(match ?? '', situation);
    if ('unclear' in wish) {
      const example = language === 'de' ? 'neustart khalaha anna' : 'new khalaha anna';
      return { code: 'command-match-unclear', given: wish.unclear, example };
    }
    const game = wish.game ?? situation.game;
    if (game === null) {
      // Whatever else was wished stays in the example, so that following it loses nothing.
      const example = language === 'de' ? 'neustart khalaha' : 'new khalaha';
      return { code: 'which-game', example: `${example} ${match ?? ''}`.trim() };
    }
    const opponent = wish.opponent ?? ({ kind: 'same' } as const);
    return { type: 'newMatch', game, preset: wish.preset, opponent };
  },
});
