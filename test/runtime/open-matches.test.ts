/** One person can have so many unfinished matches at once, and hears what helps when there are too many. */
import { createWorld } from '../support/world';
import type { MemoryClient } from '../support/memory-client';
import { flat, type Seated, seated } from './table';

const MOST = 3;
const OWN = 'Du hast schon 3 angefangene Spiele, mehr geht nicht. Hol eins mit fortsetzen zurück';
const OTHER = 'hat schon so viele angefangene Spiele';
const few = { house: { unfinishedPerPerson: MOST } };

async function asks(client: MemoryClient, line: string): Promise<string> {
  client.reads();
  await client.types(line);
  return flat(client);
}

/** Begins as many matches alone as may be, and goes to the hall. */
async function fill(client: MemoryClient, count = MOST): Promise<void> {
  for (let n = 0; n < count; n += 1) await client.typesAll(['neustart khalaha allein', 'halle']);
  client.reads();
}

test.each(['neustart khalaha allein', 'neustart kelma computer leicht', 'neustart kelma'])(
  'no other is begun by: %s',
  async (line) => {
    const world = await createWorld(few);
    const anna = await world.enters('Anna');
    await fill(anna);
    expect(await asks(anna, line)).toContain(OWN);
    expect((await asks(anna, 'tische')).match(/Tisch \d/gu)).toHaveLength(MOST);
    expect(await world.store.unfinished()).toHaveLength(MOST);
    expect(await asks(anna, 'neustart kelma computer leicht computer leicht')).not.toContain(OWN);
  },
);

test('twenty, if the host says nothing else', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  await fill(anna, 30);
  expect(await world.store.unfinished()).toHaveLength(20);
});

test('lines that come at once begin no more', async () => {
  const world = await createWorld(few);
  const anna = await world.enters('Anna');
  const lines = Array.from({ length: 20 }, () => ['neustart khalaha allein', 'halle']).flat();
  await Promise.all(lines.map((line) => anna.types(line)));
  expect(await world.store.unfinished()).toHaveLength(MOST);
});

test('one that is left makes room for another', async () => {
  const world = await createWorld(few);
  const anna = await world.enters('Anna');
  await fill(anna);
  await anna.typesAll(['fortsetzen 1', 'aussteigen', 'aussteigen']);
  expect(await asks(anna, 'neustart kelma allein')).toContain('Ein neues Spiel Kelma beginnt');
  expect(await world.store.unfinished()).toHaveLength(MOST);
});

test('a person at the limit neither challenges nor is challenged', async () => {
  const world = await createWorld(few);
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  await fill(anna);
  expect(await asks(anna, 'neustart kelma bernd')).toContain(OWN);
  expect(await asks(bernd, 'neustart kelma anna')).toContain(`Anna ${OTHER}`);
  expect(bernd.text() + anna.text()).not.toContain('fordert');
});

test('a challenge is accepted again once there is room', async () => {
  const world = await createWorld(few);
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  await fill(bernd);
  expect(await asks(anna, 'neustart kelma bernd')).toContain(`Bernd ${OTHER}`);
  await bernd.typesAll(['fortsetzen 1', 'aussteigen', 'aussteigen']);
  await anna.types('neustart kelma bernd');
  expect(await asks(bernd, 'annehmen')).toContain('Ein neues Spiel Kelma beginnt');
  expect(await world.store.unfinished()).toHaveLength(MOST);
});

test('nobody sits down who has too many', async () => {
  const world = await createWorld(few);
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  await fill(anna);
  await bernd.types('neustart kelma');
  expect(await asks(anna, 'setze 4')).toContain(OWN);
  await anna.types('zuschauen 4');
  expect(await asks(anna, 'setze')).toContain(OWN);
  expect(bernd.text()).not.toContain('Ein neues Spiel');
});

test('a match that is over is no longer counted: once more at the same table is always possible', async () => {
  const table: Seated = await seated('kalah', { house: { unfinishedPerPerson: 1 } });
  const { anna, bernd } = table;
  expect(await asks(anna, 'neustart')).not.toContain('angefangen');
  await anna.types('1');
  await bernd.types('1');
  await bernd.typesAll(['aufgeben', 'aufgeben']);
  expect(await asks(anna, 'neustart')).toContain('Ein neues Spiel Khalaha beginnt');
  expect(await asks(anna, 'halle')).not.toContain('angefangen');
  expect(await asks(anna, 'neustart kelma')).toContain('Du hast schon ein angefangenes Spiel');
});

test('K9 after a login each match that waits is one line with the way to it', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  await anna.types('passwort');
  await anna.typesAll(['geheim77', 'geheim77']);
  await fill(anna, 20);
  await anna.types('vertagen');
  await anna.drops();
  const again = await world.connect();
  await again.types('Anna');
  await again.types('geheim77');
  const lines = again.reads().filter((line) => line.includes('Übungsspiel'));
  expect(lines).toHaveLength(20);
});
