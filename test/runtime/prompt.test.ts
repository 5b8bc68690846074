/** The prompt: after each answer, and after news for who sees it; who listens is not told of it again and again. */
import type { MemoryClient } from '../support/memory-client';
import { createWorld } from '../support/world';

interface Two {
  readonly anna: MemoryClient;
  readonly bernd: MemoryClient;
}

async function two(screenReader: boolean): Promise<Two> {
  const world = await createWorld();
  const anna = await world.enters('Anna', { screenReader });
  const bernd = await world.enters('Bernd');
  return { anna, bernd };
}

describe.each([true, false])('with a screen reader: %s', (screenReader) => {
  it('follows each answer once', async () => {
    const { anna } = await two(screenReader);
    const before = anna.prompts;
    await anna.types('wer');
    expect(anna.prompts).toBe(before + 1);
    await anna.types('');
    expect(anna.prompts).toBe(before + 2);
    await anna.types('unsinn');
    await anna.types('hilfe');
    expect(anna.prompts).toBe(before + 4);
  });

  it('is repeated after news only for who sees it', async () => {
    const { anna, bernd } = await two(screenReader);
    const before = anna.prompts;
    for (const text of ['Hallo', 'Wie geht es?', 'Na dann']) await bernd.types(`sage ${text}`);
    expect(anna.reads().at(-1)).toBe('Bernd sagt: Na dann');
    expect(anna.prompts).toBe(screenReader ? before : before + 3);
  });

  it('is never shown where it is set off', async () => {
    const { anna, bernd } = await two(screenReader);
    await anna.types('stelle prompt aus');
    const before = anna.prompts;
    await anna.types('wer');
    await bernd.types('sage Hallo');
    expect(anna.prompts).toBe(before);
  });
});
