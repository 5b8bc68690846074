/** Which names people may have: 2 to 16 letters, umlauts and ß included. */
import { err, ok, type Result } from '../kernel/result';
import { fold } from '../kernel/fold';

export type NameFault = 'letters' | 'length' | 'reserved';

/** Both cases are spelt out: without regard to case, signs that only look like letters (ſ) would pass, too. */
const LETTERS = /^[A-Za-zÄÖÜäöüẞß]+$/u;
const SHORTEST = 2;
const LONGEST = 16;

/** The name as it is shown: composed, its first letter a capital. isReserved gets the folded name. */
export function checkName(typed: string, isReserved: (name: string) => boolean): Result<string, NameFault> {
  const name = typed.normalize('NFC').trim();
  if (!LETTERS.test(name)) return err('letters');
  if (name.length < SHORTEST || name.length > LONGEST) return err('length');
  if (isReserved(fold(name))) return err('reserved');
  return ok(name.charAt(0).toUpperCase() + name.slice(1));
}
