/** A store that cannot write: the player is told that it does not count, nothing changes, the next try works. */
import { createMemoryEventStore } from '../../src/adapters/memory/event-store';
import { failingStore } from '../support/failing-store';
import type { MemoryClient } from '../support/memory-client';
import { createWorld } from '../support/world';
import { position, stateOf } from './table';

/** Lines that lead to a writing call each, in an order in which each is legal. */
const SCRIPT = [
  ['bernd', 'annehmen'],
  ['anna', 'fülle alle mit 4'],
  ['bernd', 'fülle alle mit 5'],
  ['anna', 'fülle fertig'],
  ['bernd', 'fülle fertig'],
  ['anna', '3'],
  ['anna', '1'],
  ['anna', 'zurück'],
  ['bernd', 'zurück'],
  ['anna', '2'],
  ['bernd', 'remis'],
  ['anna', 'ablehnen'],
  ['bernd', 'vertagen'],
  ['anna', 'vertagen'],
  ['bernd', 'fortsetzen'],
  ['bernd', '6'],
  ['anna', 'neustart'],
  ['bernd', 'ablehnen'],
  ['anna', '5'],
  ['bernd', 'aufgeben'],
] as const;

const NOT_STORED = 'konnten wir gerade nicht speichern';

async function replay(fails: (call: number) => boolean) {
  const store = failingStore(createMemoryEventStore(), fails);
  const world = await createWorld({ store });
  const people = {
    anna: await world.enters('Anna', { gmcp: true }),
    bernd: await world.enters('Bernd', { gmcp: true }),
  };
  await people.anna.types('neustart khalaha bernd');
  return { world, store, people };
}

/** Types a line; if it was not stored, checks that nothing has changed, and types it once more. */
async function insist(typist: MemoryClient, other: MemoryClient, line: string): Promise<number> {
  const before = [await position(typist), await position(other)];
  for (const client of [typist, other]) client.reads();
  await typist.types(line);
  if (line === 'aufgeben') {
    typist.reads();
    await typist.types(line);
  }
  const text = typist.text();
  if (!text.includes(NOT_STORED)) return 0;
  expect([line, text.split('\n').length]).toEqual([line, 2]);
  expect([line, other.reads()]).toEqual([line, []]);
  expect([await position(typist), await position(other)]).toEqual(before);
  return 1 + (await insist(typist, other, line));
}

async function playAll(fails: (call: number) => boolean) {
  const { world, store, people } = await replay(fails);
  let failures = 0;
  for (const [who, line] of SCRIPT) {
    failures += await insist(people[who], people[who === 'anna' ? 'bernd' : 'anna'], line);
  }
  const events = await world.store.read(1 as never);
  const errors = world.logged.filter(({ level }) => level === 'error');
  return { failures, calls: store.calls(), state: stateOf(people.anna), events, errors };
}

describe('a store that fails at its n-th call', () => {
  it.each(SCRIPT.map(([who, line], index) => [index + 1, who, line] as const))(
    'n = %i: %s> %s',
    async (n) => {
      const smooth = await playAll(() => false);
      const rough = await playAll((call) => call === n);
      expect(rough.failures).toBe(1);
      expect(rough.calls).toBe(smooth.calls + 1);
      expect(rough.events).toEqual(smooth.events);
      expect(rough.state).toEqual(smooth.state);
      expect(rough.errors).toEqual([]);
    },
  );

  it('and at the next two also', async () => {
    const rough = await playAll((call) => [2, 3, 4].includes(call));
    expect(rough.failures).toBe(3);
    expect(rough.state).toMatchObject({ phase: 'over' });
  });
});

describe('a match that cannot be begun', () => {
  async function failingOnce() {
    const store = failingStore(createMemoryEventStore(), (call) => call === 1);
    const world = await createWorld({ store });
    return { world, anna: await world.enters('Anna'), bernd: await world.enters('Bernd') };
  }

  it('leaves who wished to practise where they are', async () => {
    const { world, anna } = await failingOnce();
    await anna.types('neustart khalaha kalah allein');
    expect(anna.text()).toContain(NOT_STORED);
    expect(world.opened.house.hall.tables.size).toBe(0);
    await anna.types('neustart khalaha kalah allein');
    expect(anna.text()).toContain('Ein neues Spiel');
  });

  it('leaves the seat free for whom it was', async () => {
    const { anna, bernd } = await failingOnce();
    await anna.types('neustart khalaha');
    anna.reads();
    await bernd.types('setze 1');
    expect(bernd.text()).toContain(NOT_STORED);
    expect(anna.reads()).toEqual([]);
    await bernd.types('setze 1');
    expect(anna.text()).toContain('Ein neues Spiel');
  });
});
