/** Keeps somebody out of the house, for some days or for good. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { isDaysWord } from './lexicon';
import { count, personName } from './lexicon/slots';

interface Ban {
  readonly name: string;
  /** Left out: for good. */
  readonly days?: number | undefined;
  readonly reason: string;
}

const MOST_DAYS = 36_500;
const days = count.pipe(z.number().min(1).max(MOST_DAYS));

const reason = z.string().refine((typed) => !isDaysWord(typed));

/** A number of days is no reason, neither alone nor before one: so the form with days gets what is meant for it. */
const reasonForGood = reason.refine((typed) => !days.safeParse(typed.split(' ')[0]).success);

export default defineCommand<Ban>({
  id: 'ban',
  group: 'steward',
  words: { de: ['verbanne'], en: ['ban'] },
  forms: {
    de: ['<name> <reason...>', '<name> <days> [tage] <reason...>'],
    en: ['<name> <reason...>', '<name> <days> [days] <reason...>'],
  },
  places: PLACE_KINDS,
  who: 'steward',
  args: z.union([
    z.object({ name: personName, days, reason }),
    z.object({ name: personName, days: z.undefined().optional(), reason: reasonForGood }),
  ]),
  examples: {
    de: [
      ['verbanne Emil 3 Beleidigt andere', { name: 'Emil', days: 3, reason: 'Beleidigt andere' }],
      ['verbanne Emil Werbung', { name: 'Emil', reason: 'Werbung' }],
    ],
    en: [
      ['ban Emil 3 Insults others', { name: 'Emil', days: 3, reason: 'Insults others' }],
      ['ban Emil Advertising', { name: 'Emil', reason: 'Advertising' }],
    ],
  },
  seeAlso: ['pardon', 'mute', 'kick', 'log'],
  run: ({ name, days, reason }) => ({
    type: 'steward',
    act: { kind: 'ban', name, days: days ?? null, reason },
  }),
});
