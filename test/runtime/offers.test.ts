/** One line twice in a packet, and offers that cross, are withdrawn, declined and made again: one effect each (F7). */
import { position, seated, stateOf } from './table';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('F7: the same line twice in one packet', () => {
  it('moves once where the move passes the turn on', async () => {
    const { anna, bernd } = await seated();
    await anna.typesAll(['1', '1']);
    expect(stateOf(anna)).toMatchObject({ ply: 1, turn: 1, last: '1' });
    expect(count(bernd.text(), 'Anna leert Feld')).toBe(1);
    expect(anna.text()).toContain('Bernd ist am Zug');
  });

  it('moves once where it earns another move, since the pit is empty then', async () => {
    const { anna } = await seated();
    await anna.typesAll(['3', '3']);
    expect(stateOf(anna)).toMatchObject({ ply: 1, turn: 0 });
    expect(anna.text()).toContain('Dein Feld 3 ist leer');
  });

  it('challenges once, and accepts once', async () => {
    const { world } = await seated();
    const dora = await world.enters('Dora');
    const emil = await world.enters('Emil');
    await dora.typesAll(['neustart khalaha emil', 'neustart khalaha emil']);
    expect(count(emil.text(), 'fordert Dich')).toBe(1);
    await emil.typesAll(['annehmen', 'annehmen']);
    expect(count(dora.text(), 'Ein neues Spiel')).toBe(1);
    expect(world.opened.house.hall.tables.size).toBe(2);
  });

  it('opens one table', async () => {
    const { world } = await seated();
    const dora = await world.enters('Dora');
    await dora.typesAll(['neustart khalaha', 'neustart khalaha']);
    expect(world.opened.house.hall.tables.size).toBe(2);
  });

  it('finishes filling once', async () => {
    const { anna, bernd } = await seated('');
    await anna.typesAll(['fülle alle mit 4', 'fülle fertig', 'fülle fertig']);
    expect(count(bernd.text(), 'mit dem Befüllen fertig')).toBe(1);
  });
});

const OFFERS = [
  ['remis', 'Remis', () => ({ phase: 'over' })],
  ['neustart', 'neu zu beginnen', () => ({ phase: 'playing', ply: 0 })],
  ['zurück', 'bittet darum, den Zug', () => ({ phase: 'playing', ply: 1 })],
  ['vertagen', 'möchte das Spiel vertagen', () => ({ phase: 'playing', ply: 2 })],
] as const;

describe.each(OFFERS)('F7: %s', (word, said, effect) => {
  async function afterTwoMoves() {
    const table = await seated();
    await table.anna.types('1');
    await table.bernd.types('2');
    // Bernd has moved last, so it is he who can ask for a takeback.
    for (const client of table.all) client.reads();
    return { ...table, asker: table.bernd, asked: table.anna };
  }

  it('asked twice is one offer', async () => {
    const { asker, asked } = await afterTwoMoves();
    await asker.typesAll([word, word]);
    expect(count(asked.text(), said)).toBe(1);
    expect(asker.text()).toContain('schon');
  });

  it('made by both at once is agreed, once', async () => {
    const { world, asker, asked } = await afterTwoMoves();
    await Promise.all([asker.types(word), asked.types(word)]);
    expect(stateOf(asked)).toMatchObject(effect());
    expect(stateOf(asked).match).toBe(word === 'neustart' ? '2' : '1');
    expect(await world.store.lastMatch()).toBe(word === 'neustart' ? 2 : 1);
  });

  it('accepted twice in one packet has one effect', async () => {
    const { world, asker, asked } = await afterTwoMoves();
    await asker.types(word);
    asker.reads();
    await asked.typesAll([word, word]);
    if (word !== 'zurück') expect(stateOf(asked)).toMatchObject(effect());
    expect(await world.store.lastMatch()).toBe(word === 'neustart' ? 2 : 1);
    // The second `zurück` asks for the own move: a new request, which the other may refuse.
    if (word === 'zurück') expect(stateOf(asked).ply).toBe(1);
  });

  it('declined or withdrawn leaves no residue', async () => {
    const { asker, asked } = await afterTwoMoves();
    const before = await position(asked);
    for (const [first, second] of [
      [asker, asked],
      [asker, asker],
      [asker, asked],
    ] as const) {
      await first.types(word);
      await second.types('ablehnen');
      expect(await position(asked)).toBe(before);
      asked.reads();
      await asked.types('ablehnen');
      expect(asked.text()).toBe('Es gibt nichts abzulehnen.');
    }
    await asker.types(word);
    await asked.types(word);
    expect(stateOf(asked)).toMatchObject(effect());
  });

  it('declined while it is withdrawn is answered once', async () => {
    const { asker, asked, clara } = await afterTwoMoves();
    await asker.types(word);
    for (const client of [asker, asked, clara]) client.reads();
    await Promise.all([asker.types('ablehnen'), asked.types('ablehnen')]);
    expect(clara.reads()).toHaveLength(1);
    expect(asked.text()).toContain('Es gibt nichts abzulehnen.');
  });
});

it('F7: two who challenge each other at once play one match', async () => {
  const { world } = await seated();
  const dora = await world.enters('Dora');
  const emil = await world.enters('Emil');
  await Promise.all([dora.types('neustart khalaha emil'), emil.types('neustart khalaha dora')]);
  expect(world.opened.house.hall.tables.size).toBe(2);
  expect(world.opened.house.hall.challenges.size).toBe(0);
  expect(count(dora.text(), 'Ein neues Spiel')).toBe(1);
});
