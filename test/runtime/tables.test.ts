/** The list of tables: who sits there, where a seat is free, and which players are away; and games that wait. */
import { createWorld } from '../support/world';
import { returnWordIn, seated } from './table';

test('a running match says which of its players are not there', async () => {
  const { anna, bernd, clara } = await seated();
  await anna.types('raus');
  clara.reads();
  await clara.types('tische');
  expect(clara.reads().join(' ')).toContain('Anna gegen Bernd, Anna ist nicht da');
  await bernd.types('raus');
  clara.reads();
  await clara.types('tische');
  expect(clara.reads().join(' ')).toContain('Anna gegen Bernd, beide nicht da');
});

test('who leaves for good is not told how to play on, who stays is', async () => {
  const { anna, bernd } = await seated();
  await anna.types('1');
  await bernd.types('1');
  for (const client of [anna, bernd]) client.reads();
  await bernd.types('aussteigen');
  await bernd.types('aussteigen');
  expect(bernd.text()).not.toContain('Noch einmal: neustart');
  expect(anna.text()).toContain('Noch einmal: neustart');
  await bernd.types('tische');
  expect(bernd.text()).toContain('Anna, ein Platz ist frei');
});

test('a game against the computer waits as one', async () => {
  const world = await createWorld();
  const anna = await world.connect();
  await anna.types('Anna');
  const word = returnWordIn(anna.text());
  await anna.types('neustart khalaha computer leicht');
  await anna.drops();
  const again = await world.connect();
  await again.types('Anna');
  await again.types(word);
  expect(again.reads().join(' ')).toContain(
    'Dein Spiel Khalaha gegen den Computer an Tisch 1 hat auf Dich gewartet',
  );
});
