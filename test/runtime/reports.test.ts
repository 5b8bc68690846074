/** What players tell the stewards is kept and cleaned, and stewards in the house hear of it. */
import { playerIdOf } from '../../src/match/player';
import { stewardWorld } from './steward-world';

const PAUSE = 10_000;

it('keeps a report with who, whom, when and why, and tells the stewards here', async () => {
  const { world, stewardLog, anna, emil } = await stewardWorld();
  await emil.types('melde Anna Lacht\u0007 mich \u202eaus');
  expect(emil.text()).toContain('Danke!');
  expect(anna.text()).toBe('Meldung von Emil über Anna: Lacht mich aus');
  expect(await stewardLog.latest(1)).toEqual([
    {
      at: world.clock.now(),
      kind: 'report',
      by: { id: playerIdOf('Emil'), name: 'Emil' },
      whom: { id: playerIdOf('Anna'), name: 'Anna' },
      until: null,
      address: null,
      text: 'Lacht mich aus',
    },
  ]);
});

it.each([
  ['fehler', 'bug'],
  ['idee', 'idea'],
])('keeps what %s says', async (word, kind) => {
  const { stewardLog, emil } = await stewardWorld();
  await emil.types(`${word} ${'x'.repeat(900)}`);
  const [entry] = await stewardLog.latest(1);
  expect(entry).toMatchObject({ kind, whom: null });
  expect(entry?.text).toHaveLength(400);
});

it('takes one in ten seconds from a line, and no empty one', async () => {
  const { world, stewardLog, emil } = await stewardWorld();
  await emil.types('idee \u200b');
  await emil.types('idee Eins');
  await emil.types('idee Zwei');
  expect(emil.text()).toMatch(/10 Sekunden/u);
  await world.passes(PAUSE);
  await emil.types('idee Drei');
  expect((await stewardLog.latest(9)).map(({ text }) => text)).toEqual(['Drei', 'Eins']);
});
