/** What one person does must not cost more the more people there are: a crowd is counted, not named or told. */
import { CROWD } from '../../src/runtime/house';
import { createWorld, type World } from '../support/world';
import type { MemoryClient } from '../support/memory-client';
import { seated } from './table';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (n: number): string => `Gaeste${LETTERS[Math.floor(n / 26)] ?? ''}${LETTERS[n % 26] ?? ''}`;

async function crowd(
  count: number,
): Promise<{ readonly world: World; readonly people: readonly MemoryClient[] }> {
  const world = await createWorld();
  const people: MemoryClient[] = [];
  for (let n = 0; n < count; n += 1) people.push(await world.enters(nameOf(n)));
  for (const client of people) client.reads();
  return { world, people };
}

it('tells a room of comings and goings only up to a crowd', async () => {
  const { world, people } = await crowd(CROWD - 1);
  const [first] = people;
  const anna = await world.enters('Anna');
  expect(first?.text()).toBe('Anna kommt herein.');
  const bernd = await world.enters('Bernd');
  expect(first?.reads()).toEqual([]);
  await bernd.types('khalaha-saal');
  await anna.drops();
  expect(first?.text()).toMatch(/Anna.*abgerissen/u);
});

it('counts a crowd instead of naming it', async () => {
  const { people } = await crowd(CROWD + 2);
  const [first] = people;
  await first?.types('schau');
  const seen = first?.text() ?? '';
  expect(seen).toContain(`Außer Dir sind ${CROWD + 1} Leute hier.`);
  expect(seen).not.toContain(nameOf(1));
});

it('names sixty people at most in wer, and counts all', async () => {
  const { people } = await crowd(65);
  const [first] = people;
  await first?.types('wer');
  const seen = first?.text() ?? '';
  expect(seen).toContain('65 Leute');
  expect(seen.match(/Gaeste/gu)).toHaveLength(60);
  expect(seen).toContain('… und 5 weitere.');
});

it('tells a table of everybody who comes, however many watch', async () => {
  const { world, anna } = await seated();
  for (let n = 0; n <= CROWD; n += 1) {
    const watcher = await world.enters(nameOf(n));
    await watcher.types('zuschauen 1');
  }
  anna.reads();
  const last = await world.enters('Zora');
  await last.types('zuschauen 1');
  expect(anna.text()).toContain('Zora kommt dazu.');
});

it('shows each watcher the move and board in their own manner', async () => {
  const { world, anna, bernd } = await seated('');
  const watchers = [];
  for (let n = 0; n < 4; n += 1) watchers.push(await world.enters(nameOf(n)));
  for (const watcher of watchers) await watcher.types('zuschauen 1');
  const [plain, twin, english, listening] = watchers;
  await english?.types('stelle sprache en');
  await listening?.types('stelle brett text');
  for (const client of [anna, bernd, ...watchers]) client.reads();
  await anna.types('fülle alle mit 5');
  await bernd.types('fülle alle mit 5');
  await anna.types('fülle fertig');
  for (const client of [anna, bernd, ...watchers]) client.reads();
  await bernd.types('fülle fertig');
  const read = watchers.map((watcher) => watcher.text());
  expect(read[0]).toBe(read[1]);
  expect(plain).not.toBe(twin);
  expect(read[2]).not.toBe(read[0]);
  expect(read[3]).not.toContain('+--');
  expect(new Set([...read, anna.text(), bernd.text()]).size).toBe(5);
});

describe('a list of more than sixty tables', () => {
  /** Sixteen matches of each of four people, whose tables are deserted; then one that is played and one that waits. */
  async function many(): Promise<MemoryClient> {
    const world = await createWorld();
    const players: MemoryClient[] = [];
    for (let n = 0; n < 4; n += 1) players.push(await world.enters(nameOf(n)));
    for (const client of players)
      for (let n = 0; n < 16; n += 1) await client.typesAll(['neustart khalaha allein', 'halle']);
    const [first, second] = players;
    await first?.types('neustart khalaha allein');
    await second?.types('neustart khalaha');
    return world.enters('Anna');
  }

  it.each(['ascii', 'text'] as const)(
    'shows those to join and to watch, and counts the rest: %s',
    async (board) => {
      const anna = await many();
      await anna.types(`stelle brett ${board}`);
      for (const line of ['tische', 'khalaha-saal']) {
        anna.reads();
        await anna.types(line);
        const seen = anna.text();
        expect(seen.match(/^Tisch \d+/gmu)).toHaveLength(60);
        expect(seen).toMatch(board === 'text' ? /^Tisch 1: /mu : /^Tisch 1 +Khalaha/mu);
        expect(seen).toMatch(/^Tisch 65.*spielt allein/mu);
        expect(seen).toMatch(/^Tisch 66.*wartet auf jemanden/mu);
        expect(seen).toContain('… und 6 weitere Tische.');
      }
      anna.reads();
      await anna.types('kelma-saal');
      expect(anna.text()).toContain('Es steht gerade kein Tisch da');
    },
  );
});
