/** The output languages: reads every .ftl file of a language's folder. German is the default and the reference. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../src/text/catalogue';
import { createCatalogue } from '../src/text/fluent';
import { remembering } from '../src/text/remembering';
import { LANGUAGES, type Language } from '../src/text/settings';

/** The texts of all files of a language, by file name. */
export function sourcesOf(language: Language): ReadonlyMap<string, string> {
  const folder = join(__dirname, language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
  return new Map(files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

export const catalogues: Readonly<Record<Language, Catalogue>> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    remembering(createCatalogue(language, [...sourcesOf(language).values()])),
  ]),
) as Record<Language, Catalogue>;
