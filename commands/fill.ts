/** Fills pits before the game (K4), and ends one's own filling (K5). */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';
import type { KhalahaAction } from '../src/rules/khalaha';
import { isFillingWord, numberOf } from './lexicon';
import { number } from './lexicon/slots';

interface Filling {
  /** Left out: all pits. */
  readonly pit?: number | undefined;
  /** Left out: the filling is done. */
  readonly seeds?: number | undefined;
}

function actionOf({ pit, seeds }: Filling): KhalahaAction {
  if (seeds === undefined) return { game: 'khalaha', type: 'finishFilling' };
  return pit === undefined
    ? { game: 'khalaha', type: 'fillAll', seeds }
    : { game: 'khalaha', type: 'fill', pit, seeds };
}

export default defineCommand<Filling>({
  id: 'fill',
  group: 'khalaha',
  words: { de: ['fülle'], en: ['fill'] },
  forms: {
    de: ['<pit> [mit] <seeds>', 'alle [mit] <seeds>', 'fertig'],
    en: ['<pit> [with] <seeds>', 'all [with] <seeds>', 'done'],
  },
  bare: {
    forms: {
      de: ['<pit> mit <seeds>', 'alle [mit] <seeds>', 'fertig'],
      en: ['<pit> with <seeds>', 'all [with] <seeds>', 'done'],
    },
    starts: (word) => numberOf(word) !== null || isFillingWord(word),
  },
  places: ['table'],
  game: 'khalaha',
  who: 'player',
  phases: ['filling'],
  makesSense: ({ moment }) => moment?.mayAct !== false,
  urgency: { filling: 9 },
  args: z.object({ pit: number.optional(), seeds: number.optional() }),
  examples: {
    de: [
      ['fülle 3 mit 5', { pit: 3, seeds: 5 }],
      ['3 mit 5', { pit: 3, seeds: 5 }],
      ['fülle alle mit 6', { seeds: 6 }],
      ['alle mit 6', { seeds: 6 }],
      ['fülle fertig', {}],
      ['fertig', {}],
    ],
    en: [
      ['fill 3 with 5', { pit: 3, seeds: 5 }],
      ['3 with 5', { pit: 3, seeds: 5 }],
      ['fill all with 6', { seeds: 6 }],
      ['all with 6', { seeds: 6 }],
      ['fill done', {}],
      ['done', {}],
    ],
  },
  seeAlso: ['sow', 'stand', 'rules'],
  run: (filling) => ({ type: 'match', intent: { type: 'act', action: actionOf(filling) } }),
});
