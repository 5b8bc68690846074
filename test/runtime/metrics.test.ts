/** What the house tells the host: commands by name, refusals, dropped output, a census. */
import { NO_METRICS, type Metrics } from '../../src/ports/metrics';
import { censusOf } from '../../src/runtime/census';
import { createWorld } from '../support/world';
import { logsIn, stewardWorld } from './steward-world';

/** Notes every call as [name, ...arguments]. */
function notingMetrics(): { readonly metrics: Metrics; readonly calls: unknown[][] } {
  const calls: unknown[][] = [];
  const noted = Object.keys(NO_METRICS).map((name) => [
    name,
    (...given: unknown[]): number => calls.push([name, ...given]),
  ]);
  return { metrics: { ...(Object.fromEntries(noted) as unknown as Metrics), lineCame: () => 42 }, calls };
}

it('counts each line once by its command, and what is no command as none', async () => {
  const { metrics, calls } = notingMetrics();
  const world = await createWorld({ metrics });
  const anna = await world.enters('Anna');
  await anna.typesAll(['wer', 'w', 'xyzzy', 'neustart khalaha allein', '']);
  expect(calls.filter(([name]) => name === 'lineAnswered')).toEqual(
    [null, 'who', 'who', null, 'new-match', null].map((command) => ['lineAnswered', 42, command]),
  );
});

it('counts refused logins, ended lines and matches', async () => {
  const { metrics, calls } = notingMetrics();
  const { world, anna, emil } = await stewardWorld({ metrics });
  const thief = await world.connect();
  await thief.typesAll(['Bernd', 'falsch']);
  await anna.types('verbanne bernd stört');
  await logsIn(world, 'Bernd');
  await emil.typesAll([
    'neustart khalaha allein',
    'fülle alle mit 4',
    'fülle fertig',
    'aufgeben',
    'aufgeben',
  ]);
  await emil.types('ende');
  expect(calls).toEqual(
    expect.arrayContaining([
      ['loginRefused', 'wrongProof'],
      ['loginRefused', 'banned'],
      ['matchEnded', expect.any(String)],
      ['connectionClosed', 'left'],
    ]),
  );
});

it('takes a census of people, tables and matches by state', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  await world.connect();
  await anna.types('neustart khalaha allein');
  await bernd.types('neustart kelma allein');
  expect(censusOf(world.opened.house)).toEqual({
    sessions: { login: 1, inside: 2 },
    tables: 2,
    matches: { filling: 1, playing: 1, adjourned: 0 },
  });
});
