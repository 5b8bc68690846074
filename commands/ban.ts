/** Keeps somebody out of the house, for some days or for good. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { count, personName } from './lexicon/slots';

interface Ban {
  readonly name: string;
  /** Left out: for good. */
  readonly days?: number | undefined;
  readonly reason: string;
}

export default defineCommand<Ban>({
  id: 'ban',
  group: 'steward',
  words: { de: ['verbanne'], en: ['ban'] },
  forms: {
    de: ['<name> <days> [tage] <reason...>', '<name> <reason...>'],
    en: ['<name> <days> [days] <reason...>', '<name> <reason...>'],
  },
  places: PLACE_KINDS,
  who: 'steward',
  args: z.union([
    z.object({ name: personName, days: count.pipe(z.number().min(1).max(36_500)), reason: z.string() }),
    // A first word of the reason that is no number must not be taken for the days and lost.
    z.object({ name: personName, days: z.undefined().optional(), reason: z.string() }),
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
