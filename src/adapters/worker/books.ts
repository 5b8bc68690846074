/** The solved openings that are shipped beside the search, read at the first need. Without one the search thinks itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBook, type Book } from '../../bot/khalaha/book';
import { packedRules, presetRules, type KhalahaPreset, type KhalahaRules } from '../../rules/khalaha';

const FOLDER = join(__dirname, '..', '..', 'bot', 'khalaha', 'books');

/** The presets that have a book, and its file. */
const FILES: Readonly<Partial<Record<KhalahaPreset, string>>> = { khalaha: 'khalaha-444444-444444.book' };

const read = new Map<string, Book | null>();

function readBook(file: string): Book | null {
  try {
    const book = parseBook(readFileSync(join(FOLDER, file), 'utf8'));
    return book.ok ? book.value : null;
  } catch {
    return null;
  }
}

/** What is proven of these rules' openings; null where there is nothing. */
export function openingBook(rules: KhalahaRules): Book | null {
  const file = FILES[rules.preset];
  if (file === undefined || packedRules(rules) !== packedRules(presetRules(rules.preset))) return null;
  const known = read.get(file);
  if (known !== undefined) return known;
  const book = readBook(file);
  read.set(file, book);
  return book;
}
