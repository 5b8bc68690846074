/** Goes somewhere; the exits' names do so by themselves. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS, type Situation } from '../src/command/definition';
import type { Destination } from '../src/command/intent';
import { gameWord, isFiller, isPlaceName, numberOf, placeWord } from './lexicon';
import { tableNumber } from './lexicon/slots';

/** place: as typed; table instead of it where `tisch` came before the number. */
interface Where {
  readonly place?: string | undefined;
  readonly table?: number | undefined;
}

function destinationOf({ place, table }: Where, situation: Situation): Destination | null {
  const n = table ?? numberOf(place ?? '');
  if (n !== null) return Number.isInteger(n) && n > 0 ? { kind: 'table', table: n } : null;
  const game = gameWord(place ?? '');
  if (game !== null) return { kind: 'saal', game };
  switch (placeWord(place ?? '')) {
    case 'hall':
      return { kind: 'hall' };
    case 'out':
      return { kind: 'out' };
    case 'saal':
      return situation.game === null ? null : { kind: 'saal', game: situation.game };
    case 'table':
    case null:
      return null;
  }
}

export default defineCommand<Where>({
  id: 'go',
  group: 'house',
  words: { de: ['gehe'], en: ['go'] },
  forms: { de: ['<place> [saal]', 'tisch <table>'], en: ['<place> [room]', 'table <table>'] },
  bare: {
    forms: { de: ['<place> [saal]', 'tisch <table>'], en: ['<place> [room]', 'table <table>'] },
    starts: isPlaceName,
  },
  places: PLACE_KINDS,
  who: 'anyone',
  urgency: { filling: 4, playing: 4, over: 4 },
  suggestedAs: { table: { de: 'raus', en: 'out' } },
  args: z.object({
    place: z
      .string()
      .refine((word) => !isFiller(word))
      .optional(),
    table: tableNumber.optional(),
  }),
  examples: {
    de: [
      ['gehe khalaha-saal', { place: 'khalaha-saal' }],
      ['halle', { place: 'halle' }],
      ['tisch 3', { table: 3 }],
    ],
    en: [
      ['go khalaha', { place: 'khalaha' }],
      ['hall', { place: 'hall' }],
      ['table 3', { table: 3 }],
    ],
  },
  seeAlso: ['look', 'tables', 'sit'],
  run: (where, situation, language) => {
    if (where.place !== undefined && placeWord(where.place) === 'table') {
      return { code: 'command-missing', slot: 'table', example: language === 'de' ? 'tisch 3' : 'table 3' };
    }
    const to = destinationOf(where, situation);
    const example = language === 'de' ? 'gehe halle' : 'go hall';
    return to === null
      ? { code: 'command-bad', slot: 'place', given: where.place ?? '', example }
      : { type: 'go', to };
  },
});
