/** The house as a host gets it: compiled by `npm run build` into a folder of its own. */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Returns the program's folder within `folder`. Throws when the house does not compile. */
export function build(folder: string): string {
  const program = join(folder, 'dist');
  const { status } = spawnSync(process.execPath, ['build.mjs', program], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the house does not compile');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return program;
}
