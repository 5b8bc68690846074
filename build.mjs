/** Compiles the house to plain JavaScript: `node build.mjs [folder]`, by default dist/. Texts are copied beside it. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(root, 'dist'));

rmSync(out, { recursive: true, force: true });

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', out], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const texts = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' });
for (const text of texts.filter((file) => file.endsWith('.ftl'))) {
  cpSync(join(root, 'locales', text), join(out, 'locales', text));
}
