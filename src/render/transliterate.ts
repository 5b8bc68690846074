/** Reduces a line to what a client can show, so that nobody reads garbled letters: ä becomes ae where it must. */
import type { Charset } from '../ports/connection';

/** What both reduced repertoires lack, or what NFD does not take apart, in plain letters and signs. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '‹': '<',
  '›': '>',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '→': '->',
  '←': '<-',
  '€': 'EUR',
  '\u{1E9E}': 'SS',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ſ: 's',
};

const ASCII: Readonly<Record<string, string>> = {
  ...PLAIN,
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  '«': '"',
  '»': '"',
  '×': 'x',
  '·': '.',
  '\u00A0': ' ',
};

const IN_ASCII = /^[\0-\x7E]*$/;
const BEYOND_ASCII = /[^\0-\x7E]/gu;
const IN_LATIN1 = /^[\0-\x7E\xA0-\xFF]*$/;
/** Marks and joiners that belong to the character before them. */
const ATTACHED = /^[\p{M}\p{Cf}]$/u;

function reduced(character: string, inside: RegExp, table: Readonly<Record<string, string>>): string {
  if (inside.test(character)) return character;
  const known = table[character];
  if (known !== undefined) return known;
  if (ATTACHED.test(character)) return '';
  if (/^\p{Zs}$/u.test(character)) return ' ';
  const base = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return base !== '' && inside.test(base) ? base : '?';
}

/** What cannot be shown at all becomes '?', one for each character. Control characters are left as they are. */
export function transliterate(text: string, charset: Charset): string {
  const inside = charset === 'ascii' ? IN_ASCII : IN_LATIN1;
  if (charset === 'utf8' || IN_ASCII.test(text)) return text;
  const table = charset === 'ascii' ? ASCII : PLAIN;
  const composed = text.normalize('NFC');
  if (inside.test(composed)) return composed;
  return composed.replace(BEYOND_ASCII, (character) => reduced(character, inside, table));
}
