/** How a slot's text becomes an argument. What is no number at all is refused here; which numbers will do is for the rules. */
import { z } from 'zod';
import { NORTH, SOUTH, type Side } from '../../src/rules/game';
import { GAME_IDS, type GameId } from '../../src/rules/registry';
import { BOARD_STYLES, type BoardStyle } from '../../src/text/settings';
import { gameWord, isOffWord, numberOf, valueWord, sideWord } from '.';

/** null from the reader: refused. */
const read = <T>(reader: (typed: string) => T | null): z.ZodType<T> =>
  z.string().transform((typed, context) => {
    const value = reader(typed);
    if (value !== null) return value;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

/** Any number: 3, drei, also 0, -1 and 1.5. */
export const number = read(numberOf);

/** The number of a table: a whole number from 1 up. */
export const tableNumber = read((typed) => {
  const n = numberOf(typed);
  return n !== null && Number.isInteger(n) && n >= 1 ? n : null;
});

/** How many: a whole number from 0 up. */
export const count = read((typed) => {
  const n = numberOf(typed);
  return n !== null && Number.isInteger(n) && n >= 0 ? n : null;
});

export const game: z.ZodType<GameId> = read((typed) => {
  const known = gameWord(typed);
  return GAME_IDS.find((id) => id === known) ?? null;
});

/** Süd is 0, Nord is 1. */
export const side: z.ZodType<Side> = read((typed) => {
  const word = sideWord(typed);
  return word === null ? null : word === 'south' ? SOUTH : NORTH;
});

export const style: z.ZodType<BoardStyle> = read((typed) => {
  const known = valueWord(typed, BOARD_STYLES);
  return BOARD_STYLES.find((each) => each === known) ?? null;
});

/** The word that calls something off. */
export const offWord: z.ZodType<'off'> = read((typed) => (isOffWord(typed) ? 'off' : null));

/** No argument. */
export const nothing = z.object({}).transform((): Record<string, never> => ({}));

/** A name as typed, without the comma or colon that may follow it. */
export const personName = read((typed) => {
  const name = typed.replace(/[.,:;!?]+$/u, '');
  return name === '' ? null : name;
});
