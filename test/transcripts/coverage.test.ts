/** Transcripts show the whole input language: every command is typed in at least one of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands, lexicon } from '../../commands';
import { fold } from '../../src/kernel/fold';

const typed: readonly string[] = readdirSync(__dirname)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => readFileSync(join(__dirname, file), 'utf8').split('\n'))
  .flatMap((line) => /^[a-zäöüß]+> (.+)$/u.exec(line)?.[1] ?? [])
  .map((line) => fold(line));

/** The word in full, or the sign that stands for it. */
function isTyped(id: string, words: readonly string[]): boolean {
  const signs = Object.keys(lexicon.punctuation).filter((sign) => lexicon.punctuation[sign] === id);
  return typed.some(
    (line) =>
      words.some((word) => line === word || line.startsWith(`${word} `)) ||
      signs.some((sign) => line.startsWith(sign)),
  );
}

it('reads what people type', () => {
  expect(typed).toContain('fuelle fertig');
  expect(isTyped('none', ['zaubere'])).toBe(false);
});

it.each(commands.map(({ id, words }) => [id, words.de] as const))(
  '%s occurs in a transcript',
  (id, words) => {
    expect([id, isTyped(id, words.map(fold))]).toEqual([id, true]);
  },
);
