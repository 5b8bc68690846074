/** Asking to take a move back, when the other one moves meanwhile or begins anew (F10). */
import { flat, play, seated, stateOf } from './table';

describe('F10: a move is asked back', () => {
  it('with the name of the asker and the move, to the other and to who watches', async () => {
    const table = await seated();
    const { anna, bernd, clara } = table;
    await play(table, ['1']);
    for (const client of table.all) client.reads();
    await anna.types('zurück');
    expect(flat(anna)).toContain('Du bittest Bernd, Deinen Zug „leere 1“ zurücknehmen zu dürfen.');
    expect(flat(bernd)).toContain('Anna bittet darum, den Zug „leere 1“ zurücknehmen zu dürfen.');
    expect(flat(clara)).toContain('Anna bittet Bernd, den Zug „leere 1“ zurücknehmen zu dürfen.');
  });

  it('and the other one moves: the request is void, all are told, and agreeing comes too late', async () => {
    const table = await seated();
    const { anna, bernd, clara } = table;
    await play(table, ['1']);
    await anna.types('zurück');
    for (const client of table.all) client.reads();
    await bernd.types('1');
    expect(flat(anna)).toContain('Deine Bitte, einen Zug zurückzunehmen, gilt nicht mehr');
    for (const client of [bernd, clara]) {
      expect(flat(client)).toContain('Die Bitte von Anna, einen Zug zurückzunehmen, gilt nicht mehr');
    }
    const after = stateOf(anna);
    // What Bernd types now is a request of his own, for his own move.
    await bernd.types('zurück');
    expect(stateOf(anna)).toMatchObject({ ply: after.ply, last: '1', pits: after.pits });
    expect(flat(anna)).toContain('Bernd bittet darum, den Zug „leere 1“ zurücknehmen zu dürfen');
  });

  it('and both lines come at once: whichever is first, the board is one that both can see', async () => {
    for (const order of [
      ['anna', 'bernd'],
      ['bernd', 'anna'],
    ] as const) {
      const table = await seated();
      await play(table, ['1']);
      const typed = { anna: 'zurück', bernd: '1' };
      await Promise.all(order.map((who) => table[who].types(typed[who])));
      const [south, north] = [stateOf(table.anna), stateOf(table.bernd)];
      expect(south.ply).toBe(2);
      expect({ ...south, you: null, legal: [] }).toEqual({ ...north, you: null, legal: [] });
    }
  });

  it('and agreed to: exactly the named move goes, with what followed it', async () => {
    const table = await seated();
    const { anna, bernd } = table;
    await play(table, ['1']);
    const before = stateOf(bernd);
    await bernd.types('1');
    await anna.types('2');
    await bernd.types('zurück');
    await anna.types('zurück');
    const { ply, turn, pits, stores, last } = stateOf(bernd);
    expect({ ply, turn, pits, stores, last }).toEqual({
      ply: before.ply,
      turn: before.turn,
      pits: before.pits,
      stores: before.stores,
      last: before.last,
    });
  });
});
