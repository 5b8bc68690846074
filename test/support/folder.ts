/** A folder of its own for each test that needs files. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Folder {
  readonly path: (name: string) => string;
}

/** Made before each test, removed after it. */
export function folderPerTest(): Folder {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { path: (name) => join(folder, name) };
}

export const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
