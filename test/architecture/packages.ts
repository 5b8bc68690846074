/** Where each outside package may be imported: one place for each, so that it can be replaced there. */
import { importsOf, type Source } from './source';

/** package -> beginnings of the paths that may import it. One that is not named here may be imported nowhere. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  chalk: ['src/render/paint.ts'],
  'string-width': ['src/render/'],
  'wrap-ansi': ['src/render/'],
  'slice-ansi': ['src/render/'],
  'strip-ansi': ['src/render/'],
  '@fluent/bundle': ['src/text/fluent.ts'],
  telnetlib: ['src/adapters/telnet/'],
  pino: ['src/adapters/pino/'],
  'better-sqlite3': ['src/adapters/sqlite/'],
  kysely: ['src/adapters/sqlite/'],
  '@node-rs/argon2': ['src/adapters/'],
  piscina: ['src/adapters/'],
  'prom-client': ['src/adapters/'],
  'lru-cache': ['src/kernel/remembered.ts'],
  // The doors: what comes from outside is checked there and nowhere else.
  zod: [
    'src/config.ts',
    'src/match/codec',
    'src/command/',
    'commands/',
    'src/adapters/telnet/',
    'src/adapters/sqlite/',
  ],
  node: [
    'src/adapters/',
    'src/tools/',
    'src/main.ts',
    'src/config.ts',
    'src/healthcheck.ts',
    'locales/',
    'commands/',
  ],
};

/** 'node:fs' -> 'node'; '@a/b/c' -> '@a/b'; 'pino/file' -> 'pino'. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node';
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** One line for each package imported where it may not be. */
export function wrongPackages(source: Source): readonly string[] {
  return importsOf(source).flatMap(({ specifier, line }) => {
    if (specifier.startsWith('.')) return [];
    const places = PACKAGES[packageOf(specifier)] ?? [];
    if (places.some((place) => source.path.startsWith(place))) return [];
    return [`${source.path}:${String(line)}: ${specifier} may not be imported here`];
  });
}
