/** Which lines are drawings: they say nothing to who listens to a screen reader. */

/** Box and block characters, table bars, rules of three signs or more. */
const DRAWN = /[\u2500-\u259F|]|[-=_~*#+]{3}/u;

/** Also true for rows of numbers or signs without any letter, as boards have them. */
export const isDrawing = (line: string): boolean =>
  line.trim() !== '' && (DRAWN.test(line) || !/\p{L}/u.test(line));
