/** Reads a certificate and its key, and says which of the two is at fault. */
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** Paths of PEM files. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

/** message: in the system's words. */
export class CertificateError extends Error {
  constructor(
    readonly part: keyof CertificateFiles,
    readonly path: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** PEM texts that fit each other. Throws a CertificateError. */
export function readCertificate(files: CertificateFiles): { readonly cert: string; readonly key: string } {
  const at = <T>(part: keyof CertificateFiles, act: () => T): T => {
    try {
      return act();
    } catch (cause) {
      throw new CertificateError(part, files[part], cause);
    }
  };
  const cert = at('cert', () => readFileSync(files.cert, 'utf8'));
  at('cert', () => createSecureContext({ cert }));
  const key = at('key', () => readFileSync(files.key, 'utf8'));
  at('key', () => createSecureContext({ cert, key }));
  return { cert, key };
}
