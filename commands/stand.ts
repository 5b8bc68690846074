/** The board as it stands, also once in another style. */
import { z } from 'zod';
import { defineCommand } from '../src/command/definition';
import { style } from './lexicon/slots';

export default defineCommand({
  id: 'stand',
  group: 'match',
  words: { de: ['stand', 'brett', 'schau brett'], en: ['board', 'look board'] },
  forms: { de: ['<style>', ''], en: ['<style>', ''] },
  places: ['table'],
  who: 'anyone',
  urgency: { filling: 8, playing: 7, over: 6 },
  args: z.object({ style: style.optional() }),
  examples: {
    de: [
      ['stand', {}],
      ['stand text', { style: 'text' }],
    ],
    en: [
      ['board', {}],
      ['board text', { style: 'text' }],
    ],
  },
  seeAlso: ['last-move', 'moves', 'record', 'set'],
  run: ({ style: as }) =>
    as === undefined ? { type: 'show', show: 'board' } : { type: 'showBoardAs', style: as },
});
