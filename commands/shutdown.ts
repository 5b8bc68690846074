/** Closes the house after so many minutes, counted down aloud, or calls that off. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS } from '../src/command/definition';
import { count, offWord } from './lexicon/slots';

interface Shutdown {
  readonly minutes?: number | 'off' | undefined;
  readonly reason?: string | undefined;
}

const MOST_MINUTES = 1440;
/** Without a number: long enough to be called off. */
const DEFAULT_MINUTES = 1;

export default defineCommand<Shutdown>({
  id: 'shutdown',
  group: 'steward',
  words: { de: ['herunterfahren'], en: ['shutdown'] },
  forms: {
    de: ['[in] <minutes> [minuten]', '[in] <minutes> [minuten] <reason...>', ''],
    en: ['[in] <minutes> [minutes]', '[in] <minutes> [minutes] <reason...>', ''],
  },
  places: PLACE_KINDS,
  who: 'steward',
  args: z.object({
    minutes: z.union([offWord, count.pipe(z.number().max(MOST_MINUTES))]).optional(),
    reason: z.string().optional(),
  }),
  examples: {
    de: [
      ['herunterfahren in 10 Neue Version', { minutes: 10, reason: 'Neue Version' }],
      ['herunterfahren', {}],
      ['herunterfahren abbrechen', { minutes: 'off' }],
    ],
    en: [
      ['shutdown in 10 New version', { minutes: 10, reason: 'New version' }],
      ['shutdown', {}],
      ['shutdown cancel', { minutes: 'off' }],
    ],
  },
  seeAlso: ['announce', 'log'],
  run: ({ minutes, reason }) => ({
    type: 'steward',
    act:
      minutes === 'off'
        ? { kind: 'callOffShutdown' }
        : { kind: 'shutdown', minutes: minutes ?? DEFAULT_MINUTES, reason: reason ?? '' },
  }),
});
