/** The README tells the truth: its example is a piece of a transcript, its settings are those of the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../src/config';

const root = join(__dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const folder = join(root, 'test', 'transcripts');
const transcripts = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
);

describe('README.md', () => {
  it('shows a piece of a transcript', () => {
    const [, example] = /```\n(\w+[<>][^`]+)```/u.exec(readme) ?? [];
    expect(example).toBeDefined();
    expect(transcripts.some((transcript) => transcript.includes(example ?? ''))).toBe(true);
  });

  it('lists every setting with its default, and no other', () => {
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\|/gmu)];
    const listed = Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]));
    const shown = (fallback: unknown): string => {
      return Array.isArray(fallback) ? fallback.join(',') : String(fallback);
    };
    const settings = Object.entries(SETTINGS).map(([name, { fallback }]) => [name, shown(fallback)]);
    expect(listed).toEqual(Object.fromEntries(settings));
  });

  it('links to files and names commands that are there', () => {
    for (const [, path = ''] of readme.matchAll(/\]\(([^)#:]+)\)/gu)) {
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
    for (const [, name = ''] of readme.matchAll(/npm run ([\w:]+)/gu)) expect(scripts).toContain(name);
  });
});
