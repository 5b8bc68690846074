/** What the system refuses, files and ports, as one German line for whoever called the tool. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { types } from 'node:util';

/** What Node tells of such an error besides its English message. */
interface Told {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly address?: string;
  readonly hostname?: string;
  readonly port?: number;
}

type Explain = (told: Told, path: string) => string;

const NOT_ALLOWED: Explain = ({ syscall, port }, path) =>
  syscall === 'listen'
    ? `Port ${port ?? ''} darf dieser Benutzer nicht öffnen. Ab 1024 geht es.`
    : `${path} darf dieser Benutzer so nicht öffnen.`;

const NO_SUCH_HOST: Explain = ({ hostname }) => `Einen Rechner ${hostname ?? ''} gibt es nicht.`;

const BY_CODE: Readonly<Record<string, Explain>> = {
  ENOENT: (_, path) =>
    existsSync(dirname(path))
      ? `Die Datei ${path} gibt es nicht.`
      : `Den Ordner ${dirname(path)} gibt es nicht.`,
  EISDIR: (_, path) => `${path} ist ein Ordner, keine Datei.`,
  ENOTDIR: (_, path) => `${dirname(path)} ist kein Ordner.`,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: (_, path) => `${path} lässt sich hier nicht schreiben.`,
  ENOSPC: (_, path) => `Für ${path} ist kein Platz mehr.`,
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} ist schon belegt.`,
  ECONNREFUSED: ({ address, port }) => `Auf ${address ?? ''}, Port ${port ?? ''}, ist kein Haus.`,
  ENOTFOUND: NO_SUCH_HOST,
  EAI_AGAIN: NO_SUCH_HOST,
};

/** error: whatever was thrown. file: what was to be read or written, for errors that do not name it. */
export function explainSystem(error: unknown, file = ''): string {
  if (!types.isNativeError(error)) return String(error);
  // Where a name has several addresses, all have failed, and the first says enough.
  const first: unknown = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error;
  const told = first as Told;
  const explain = BY_CODE[told.code ?? ''];
  return explain === undefined ? error.message : explain(told, told.path ?? file);
}
