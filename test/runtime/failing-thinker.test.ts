/** A head that breaks while it thinks of a hint or an analysis: it is logged, the house goes on, and the next try works. */
import type { Thinker } from '../../src/ports/thinker';
import { createPlainThinker } from '../../src/tools/sitzung/plain-thinker';
import { createWorld } from '../support/world';

/** Breaks at its first judgement, and thinks well from then on. */
function breakingOnce(): Thinker {
  const plain = createPlainThinker();
  let broken = false;
  const judge: Thinker['judge'] = (state, ms) => {
    if (broken) return plain.judge(state, ms);
    broken = true;
    return { result: Promise.reject(new Error('no head')), stop: () => undefined };
  };
  return { ...plain, judge };
}

it.each([
  ['tipp', ['neustart khalaha kalah allein'], '„leere 1“'],
  ['analyse', ['neustart khalaha kalah allein', '3', '1', 'aufgeben', 'aufgeben'], 'Analyse: Anna'],
])('%s', async (command, before, result) => {
  const world = await createWorld({ thinker: breakingOnce() });
  const anna = await world.enters('Anna');
  for (const line of before) await anna.types(line);
  anna.reads();
  await anna.types(command);
  expect(world.logged).toContainEqual(
    expect.objectContaining({
      level: 'error',
      fields: { error: expect.stringContaining('no head') as string },
    }),
  );
  anna.reads();
  await anna.types(command);
  expect(anna.text()).toContain(result);
});
