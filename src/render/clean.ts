/** Cleans text that comes from people (talk, names, log lines), so that it cannot steer a terminal or forge a line. */

/** More marks than these on one letter only serve to scribble over the lines above (Vietnamese needs two). */
const MOST_MARKS = 4;

/** Controls (C0, C1, DEL), line separators, lone surrogates and codes that are no characters. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
/** Bidi overrides and isolates, zero-width characters, fillers, tags: all that is there and cannot be seen. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Words of printable ASCII with single blanks between: clean already, and nearly all that is ever typed. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;
const SCRIBBLE = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** longest: in code points; what is over it is cut off. The result is one line, composed (NFC), without outer spaces. */
export function cleanText(text: string, longest: number): string {
  if (text.length <= longest && CLEAN.test(text)) return text;
  const seen = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(BREAKING, ' ')
    .replaceAll(SCRIBBLE, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const points = Array.from(seen);
  return points.length <= longest ? seen : points.slice(0, longest).join('').trimEnd();
}
