/** Matches to which nobody comes back: guests' are let go after the stated time, owners' wait for ever. */
import { createWorld, type World } from '../support/world';

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
