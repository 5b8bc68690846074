/** Coming back to a seat by any way, and lines that end while their command is being stored. */
import type { MemoryClient } from '../support/memory-client';
import { back, faults, GMCP, guest, letGo, slowWorld, type Slow } from './slow-world';
import { flat, stateOf } from './table';

const MINUTE = 60_000;

describe('who comes back', () => {
  async function twoAtTheTable(): Promise<Slow & { anna: MemoryClient; bernd: MemoryClient; word: string }> {
    const slow = await slowWorld();
    const anna = await slow.world.enters('Anna', GMCP);
    const { client: bernd, word } = await guest(slow.world, 'Bernd');
    await anna.types('neustart khalaha kalah bernd');
    await bernd.types('annehmen');
    await anna.types('1');
    await bernd.types('1');
    for (const client of [anna, bernd]) client.reads();
    return { ...slow, anna, bernd, word };
  }

  it.each(['tisch 1', 'gehe 1', 'zuschauen 1', 'setze 1', 'fortsetzen'])(
    'by "%s" is not away any more',
    async (typed) => {
      const { world, anna, bernd } = await twoAtTheTable();
      await bernd.types('raus');
      await bernd.types(typed);
      expect(flat(bernd)).toContain('wieder an Deinen Platz');
      anna.reads();
      await world.passes(10 * MINUTE);
      expect(flat(anna)).not.toContain('nicht wieder da');
      await anna.types('beenden');
      expect(stateOf(anna).phase).toBe('playing');
    },
  );

  it('is told a move once that is stored in the moment of coming', async () => {
    const slow = await twoAtTheTable();
    const { world, store, anna, bernd, word } = slow;
    await bernd.drops();
    store.holdFrom(1);
    await anna.types('2');
    const again = await back(world, 'Bernd', word);
    await letGo(slow);
    expect(flat(again).match(/Anna leert Feld 2/gu)).toHaveLength(1);
  });
});

describe('a line that ends while its command is being stored', () => {
  async function leaving(): Promise<Slow & { anna: MemoryClient; bernd: MemoryClient; word: string }> {
    const slow = await slowWorld();
    const { client: anna, word } = await guest(slow.world, 'Anna');
    const bernd = await slow.world.enters('Bernd', GMCP);
    await anna.types('neustart khalaha kalah bernd');
    await bernd.types('annehmen');
    await anna.types('1');
    await bernd.types('1');
    slow.store.holdFrom(1);
    await anna.typesAll(['aussteigen', 'aussteigen']);
    return { ...slow, anna, bernd, word };
  }

  it('by a newer one leaves its person where they sit, and tells them there', async () => {
    const slow = await leaving();
    const again = await back(slow.world, 'Anna', slow.word);
    again.reads();
    await letGo(slow);
    expect(faults(slow.world)).toEqual([]);
    expect(stateOf(again)).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'resigned' } });
    await again.types('neustart');
    expect(stateOf(again).phase).toBe('playing');
  });

  it('by itself resigns all the same', async () => {
    const slow = await leaving();
    await slow.anna.drops();
    await letGo(slow);
    expect(faults(slow.world)).toEqual([]);
    expect(stateOf(slow.bernd)).toMatchObject({ phase: 'over', result: { winner: 1, reason: 'resigned' } });
  });
});
