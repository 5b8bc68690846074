/** Matches to which nobody comes back: guests' are let go after the stated time, owners' wait for ever. */
import type { MemoryClient } from '../support/memory-client';
import { createWorld, type World } from '../support/world';
import { returnWordIn } from './table';

const HOUR = 3_600_000;

/** A match of two that both have left. */
async function left(world: World, own: boolean): Promise<void> {
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  await anna.types('neustart khalaha kalah');
  await bernd.types('setze 1');
  if (own) await bernd.typesAll(['passwort', 'ein langer Satz', 'ein langer Satz']);
  await anna.types('ende');
  await bernd.types('ende');
}

/** Hour by hour, since the house looks every hour. */
async function passes(world: World, days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 12) await world.passes(12 * HOUR);
}

const tables = (world: World): number => world.opened.house.hall.tables.size;

test('F1: a match of guests waits for days, and is let go when its people were not seen for a month', async () => {
  const world = await createWorld();
  await left(world, false);
  await passes(world, 29);
  expect(tables(world)).toBe(1);
  await passes(world, 2);
  expect(tables(world)).toBe(0);
  expect(await world.store.unfinished()).toEqual([]);
  const again = await world.connect();
  await again.types('Anna');
  expect(again.text()).toContain('Willkommen, Anna!');
});

test('F1: a match waits as long as one of its people owns the name', async () => {
  const world = await createWorld();
  await left(world, true);
  await passes(world, 60);
  expect(tables(world)).toBe(1);
});

describe('more matches that wait than the house keeps', () => {
  const few = { house: { waitingMatches: 2 } };

  /** Somebody practises so many moves and is cut off; their return word. */
  async function cutOff(world: World, name: string, moves: number, own = false): Promise<string> {
    const client: MemoryClient = await world.connect({ gmcp: true });
    await client.types(name);
    const word = returnWordIn(client.text());
    if (own) await client.typesAll(['passwort', 'ein langer Satz', 'ein langer Satz']);
    await client.types('neustart khalaha kalah allein');
    for (let move = 0; move < moves; move += 1) {
      const { legal } = client.latest('Game.State') as { readonly legal: readonly string[] };
      await client.types(legal[0] ?? '1');
    }
    await client.drops();
    return word;
  }

  const waits = async (world: World, name: string, proof: string): Promise<boolean> => {
    const client = await world.connect();
    await client.typesAll([name, proof]);
    const text = client.text();
    await client.types('ende');
    return text.includes('hat auf Dich gewartet');
  };

  it('costs the guests their least played ones, the oldest first', async () => {
    const world = await createWorld(few);
    const anna = await cutOff(world, 'Anna', 3);
    const bernd = await cutOff(world, 'Bernd', 1);
    await cutOff(world, 'Clara', 1);
    expect(tables(world)).toBe(2);
    expect(await world.store.unfinished()).toHaveLength(2);
    for (let n = 0; n < 5; n += 1) await cutOff(world, `Stürmer${'abcde'.charAt(n)}`, 0);
    expect(tables(world)).toBe(2);
    expect(await waits(world, 'Anna', anna)).toBe(true);
    expect(await waits(world, 'Bernd', bernd)).toBe(false);
  });

  it('costs nobody who owns the name, and nobody who is in the house', async () => {
    const world = await createWorld(few);
    for (const name of ['Anna', 'Bernd', 'Clara']) await cutOff(world, name, 0, true);
    expect(tables(world)).toBe(3);
    const doris = await world.enters('Doris');
    await doris.typesAll(['neustart khalaha kalah allein', 'halle']);
    await cutOff(world, 'Emil', 0);
    expect(tables(world)).toBe(4);
    expect(await waits(world, 'Anna', 'ein langer Satz')).toBe(true);
    await doris.types('fortsetzen');
    expect(doris.text()).toContain('wieder an Deinen Platz');
  });
});
