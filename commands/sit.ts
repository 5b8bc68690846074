/** Takes the free seat of a table. */
import { z } from 'zod';
import { defineCommand, PLACE_KINDS, plays } from '../src/command/definition';
import { tableNumber } from './lexicon/slots';

export default defineCommand({
  id: 'sit',
  group: 'match',
  words: { de: ['setze', 'sitze'], en: ['sit'] },
  forms: {
    de: ['<table>', '[dich] [an] [tisch] <table>', '[dich]'],
    en: ['<table>', '[down] [at] [table] <table>', '[down]'],
  },
  places: PLACE_KINDS,
  who: 'anyone',
  makesSense: (situation) => !plays(situation) && !situation.seated && situation.moment?.freeSeat !== false,
  urgency: { none: 8, over: 8 },
  args: z.object({ table: tableNumber.optional() }),
  examples: {
    de: [
      ['setze 3', { table: 3 }],
      ['setze dich an tisch 3', { table: 3 }],
      ['setze dich', {}],
    ],
    en: [
      ['sit 3', { table: 3 }],
      ['sit down at table 3', { table: 3 }],
      ['sit', {}],
    ],
  },
  seeAlso: ['tables', 'new-match', 'watch', 'leave'],
  run: ({ table }, { place }, language) =>
    table === undefined && place !== 'table'
      ? { code: 'command-missing', slot: 'table', example: language === 'de' ? 'setze 3' : 'sit 3' }
      : { type: 'sit', table: table ?? null },
});
