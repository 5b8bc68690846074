/** Compiles the house to plain JavaScript: `node build.mjs [folder]`, by default dist/. Texts and books are copied beside it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
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

/** Texts, and the solved openings of the computer. */
const besides = { locales: '.ftl', 'src/bot/khalaha/books': '.book' };
for (const [folder, ending] of Object.entries(besides)) {
  if (!existsSync(join(root, folder))) continue;
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith(ending))) {
    cpSync(join(root, folder, file), join(out, folder, file));
  }
}
