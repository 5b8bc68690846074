/** Closing the house by a steward: announced, counted down, called off. */
import { stewardWorld, type StewardWorld } from './steward-world';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

async function closing(): Promise<StewardWorld & { readonly ended: () => number }> {
  let ended = 0;
  const all = await stewardWorld({ shutDown: () => (ended += 1) });
  return { ...all, ended: () => ended };
}

it('tells everyone at once and again while the time runs down, and then closes', async () => {
  const { world, stewardLog, anna, emil, ended } = await closing();
  await anna.types('herunterfahren in 3 Neue Version');
  expect(emil.text()).toMatch(/in 3 Minuten.*Neue Version/su);
  expect(anna.text()).toContain('herunterfahren abbrechen');
  expect((await stewardLog.latest(1))[0]).toMatchObject({ kind: 'shutdown', text: 'Neue Version' });
  const heard: string[] = [];
  for (let second = 1; second < 180; second += 1) {
    await world.passes(SECOND);
    for (const line of emil.reads()) if (line.includes('schließt')) heard.push(`${second} ${line}`);
  }
  expect(heard).toEqual([
    expect.stringMatching(/^60 .*2 Minuten/u),
    expect.stringMatching(/^120 .*einer Minute/u),
    expect.stringMatching(/^150 .*30 Sekunden/u),
    expect.stringMatching(/^170 .*10 Sekunden/u),
  ]);
  expect(ended()).toBe(0);
  await world.passes(SECOND);
  expect(ended()).toBe(1);
});

it('can be called off, and says when there is nothing to call off', async () => {
  const { world, anna, emil, ended } = await closing();
  await anna.types('herunterfahren abbrechen');
  expect(anna.text()).toContain('nichts geplant');
  await anna.types('herunterfahren in 2');
  await anna.types('herunterfahren abbr');
  expect(emil.text()).toContain('bleibt doch offen');
  await world.passes(5 * MINUTE);
  expect(ended()).toBe(0);
});

it('takes a minute without a number, none for 0, and the newest plan counts', async () => {
  const { world, anna, ended } = await closing();
  await anna.types('herunterfahren in 30');
  await anna.types('herunterfahren');
  await world.passes(MINUTE);
  expect(ended()).toBe(1);
  await world.passes(30 * MINUTE);
  expect(ended()).toBe(1);
  await anna.types('herunterfahren in 0');
  await world.passes(1);
  expect(ended()).toBe(2);
});

it('refuses what is no number of minutes', async () => {
  const { world, anna, ended } = await closing();
  for (const wrong of ['in 1441', 'in -1', 'in 1.5', 'bald']) await anna.types(`herunterfahren ${wrong}`);
  expect(anna.text()).not.toContain('schließt');
  await world.passes(2000 * MINUTE);
  expect(ended()).toBe(0);
});
