/** What people do while a match is being stored: nobody loses a seat by it, and nothing happens twice. */
import { createMemoryEventStore } from '../../src/adapters/memory/event-store';
import type { MatchId } from '../../src/match/events';
import type { MemoryClient } from '../support/memory-client';
import { createWorld } from '../support/world';
import { back, faults, GMCP, guest, letGo, slowWorld, type Slow } from './slow-world';
import { flat, stateOf } from './table';

const MINUTE = 60_000;

describe('a match that is being begun', () => {
  it.each(['walks off', 'drops'])(
    'is away from it who %s meanwhile; the other learns what can be done',
    async (how) => {
      const slow = await slowWorld();
      const { world, store } = slow;
      const { client: anna, word } = await guest(world, 'Anna');
      const bernd = await world.enters('Bernd', GMCP);
      await anna.types('neustart khalaha kalah');
      const table = /Tisch (\d+)/u.exec(anna.text())?.[1] ?? '';
      store.holdFrom(1);
      await bernd.types(`setze ${table}`);
      await (how === 'drops' ? anna.drops() : anna.types('halle'));
      await letGo(slow);
      expect(stateOf(bernd).players).toContain('Anna');
      await world.passes(MINUTE);
      expect(flat(bernd)).toContain('Anna ist noch nicht wieder da');
      const again = how === 'drops' ? await back(world, 'Anna', word) : anna;
      if (how !== 'drops') {
        expect(flat(anna)).toMatch(/wartet.*fortsetzen/u);
        await anna.types('fortsetzen');
      }
      expect(stateOf(again).you).not.toBeNull();
      expect(faults(world)).toEqual([]);
    },
  );

  it('keeps the name of a guest who drops meanwhile (F9)', async () => {
    const slow = await slowWorld();
    const { world, store } = slow;
    const { client: anna } = await guest(world, 'Anna');
    const bernd = await world.enters('Bernd', GMCP);
    await anna.types('neustart khalaha kalah bernd');
    store.holdFrom(1);
    await bernd.types('annehmen');
    await anna.drops();
    await letGo(slow);
    const thief = await world.connect();
    await thief.types('Anna');
    expect(thief.text()).toContain('Anna ist schon vergeben');
  });

  it('brings who has come by another line meanwhile to the table on that one', async () => {
    const slow = await slowWorld();
    const { world, store } = slow;
    const { client: anna, word } = await guest(world, 'Anna');
    const bernd = await world.enters('Bernd', GMCP);
    await anna.types('neustart khalaha kalah bernd');
    store.holdFrom(1);
    await bernd.types('annehmen');
    const again = await back(world, 'Anna', word);
    await letGo(slow);
    expect(stateOf(again)).toMatchObject({ phase: 'playing', you: 0 });
    await again.types('3');
    expect(bernd.text()).toContain('Anna leert Feld 3');
    expect(faults(world)).toEqual([]);
  });

  it('leaves all as it was when it cannot be stored', async () => {
    const memory = createMemoryEventStore();
    const full = { ...memory, create: () => Promise.resolve({ ok: false, error: 'unavailable' } as const) };
    const world = await createWorld({ store: full });
    const anna = await world.enters('Anna');
    const bernd = await world.enters('Bernd');
    await anna.types('neustart khalaha kalah bernd');
    await bernd.types('annehmen');
    expect(bernd.text()).toContain('nicht speichern');
    expect(world.opened.house.hall.tables.size).toBe(0);
    await bernd.types('ablehnen');
    expect(anna.text()).toContain('Bernd möchte gerade nicht spielen');
  });
});

describe('beginning anew', () => {
  async function againstComputer(): Promise<Slow & { readonly anna: MemoryClient }> {
    const slow = await slowWorld();
    const anna = await slow.world.enters('Anna', GMCP);
    await anna.types('neustart khalaha kalah computer');
    await anna.types('3');
    for (let turn = 0; turn < 20 && stateOf(anna).turn !== 0; turn += 1) await slow.world.passes(1000);
    anna.reads();
    return { ...slow, anna };
  }
  /** All that the store has begun. */
  const begun = async ({ store }: Slow): Promise<readonly MatchId[]> => {
    const unfinished = await store.unfinished();
    return unfinished;
  };

  it('with the computer keeps the seat of who walks off in the same packet', async () => {
    const slow = await againstComputer();
    slow.store.holdFrom(2);
    await slow.anna.typesAll(['neustart', 'raus']);
    await letGo(slow);
    expect(faults(slow.world)).toEqual([]);
    expect(await begun(slow)).toHaveLength(1);
    await slow.anna.types('fortsetzen');
    expect(stateOf(slow.anna)).toMatchObject({ you: 0, ply: 0 });
  });

  it('with the computer survives a line that drops in the same moment', async () => {
    const slow = await againstComputer();
    slow.store.holdFrom(2);
    await slow.anna.types('neustart');
    await slow.anna.drops();
    await letGo(slow);
    expect(faults(slow.world)).toEqual([]);
    expect(await begun(slow)).toHaveLength(1);
  });

  it('with the computer begins one match, whoever comes in while it agrees', async () => {
    const slow = await againstComputer();
    slow.store.holdFrom(2);
    await slow.anna.types('neustart');
    const clara = await slow.world.enters('Clara');
    await clara.types('zuschauen 1');
    slow.store.letOneGo();
    await slow.world.passes(0);
    await letGo(slow);
    expect(await begun(slow)).toHaveLength(1);
    expect(flat(slow.anna)).not.toContain('möchte');
  });

  it('waits for the one who has offered it and walked off', async () => {
    const slow = await slowWorld();
    const { world } = slow;
    const anna = await world.enters('Anna', GMCP);
    const bernd = await world.enters('Bernd', GMCP);
    await anna.types('neustart khalaha kalah bernd');
    await bernd.types('annehmen');
    await anna.types('1');
    await anna.typesAll(['neustart', 'raus']);
    await bernd.types('ja');
    expect(faults(world)).toEqual([]);
    expect(flat(bernd)).not.toContain('nichts verändert');
    expect(stateOf(bernd)).toMatchObject({ phase: 'playing', ply: 0, you: 1 });
    expect(await begun(slow)).toHaveLength(1);
    await anna.types('fortsetzen');
    expect(stateOf(anna)).toMatchObject({ phase: 'playing', ply: 0, you: 0 });
  });
});

describe('the computer', () => {
  it('does not ask for a takeback itself when its yes comes twice', async () => {
    const slow = await slowWorld();
    const anna = await slow.world.enters('Anna', GMCP);
    await anna.types('neustart khalaha kalah computer');
    // Each has moved twice, so after the takeback the computer has a move that it could ask for.
    for (let turn = 0; turn < 40 && stateOf(anna).ply < 8; turn += 1) {
      await anna.types(stateOf(anna).legal[0] ?? '1');
      await slow.world.passes(1000);
    }
    for (let turn = 0; turn < 20 && stateOf(anna).turn !== 0; turn += 1) await slow.world.passes(1000);
    const { ply } = stateOf(anna);
    anna.reads();
    slow.store.holdFrom(2);
    await anna.types('zurück');
    const clara = await slow.world.enters('Clara');
    await clara.types('zuschauen 1');
    await clara.types('raus');
    await letGo(slow);
    expect(flat(anna)).not.toMatch(/Computer.*(möchte|bittet)/u);
    expect(stateOf(anna).ply).toBeLessThan(ply);
  });
});

it('a match at a table that nobody holds any more is not kept in memory', async () => {
  const { world } = await slowWorld();
  const anna = await world.enters('Anna');
  for (let round = 0; round < 5; round += 1) {
    await anna.typesAll(['neustart khalaha kalah allein', 'aussteigen', 'aussteigen']);
    await world.passes(0);
  }
  const kept = [1, 2, 3, 4, 5].filter((id) => world.opened.house.matches.get(id as MatchId) !== undefined);
  expect(kept).toEqual([]);
  expect(world.opened.house.hall.tables.size).toBe(0);
});
