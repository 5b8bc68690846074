/** A yes or no while the house has asked and somebody else awaits an answer, too: it destroys nothing (F11). */
import { playerIdOf } from '../../src/match/player';
import { createWorld } from '../support/world';
import { seated, stateOf } from './table';

describe('F11: the house asks whether resigning is meant, and the opponent offers a draw', () => {
  async function bothAsk() {
    const table = await seated();
    const { anna, bernd } = table;
    await anna.types('1');
    await bernd.types('2');
    await anna.types('aufgeben');
    await bernd.types('remis');
    anna.reads();
    return table;
  }

  it.each(['ja', 'annehmen', 'nein', 'ablehnen'])(
    '%s neither resigns nor answers the offer',
    async (word) => {
      const { anna, bernd } = await bothAsk();
      bernd.reads();
      await anna.types(word);
      expect(anna.text()).toContain('Das kann zweierlei heißen, darum ist noch nichts geschehen.');
      expect(stateOf(anna).result).toBeNull();
      expect(bernd.reads()).toEqual([]);
    },
  );

  it('once more it answers the offer', async () => {
    const { anna } = await bothAsk();
    await anna.typesAll(['ja', 'ja']);
    expect(stateOf(anna).result).toMatchObject({ winner: null, reason: 'agreed' });
  });

  it('the word of the question is asked about anew, and then resigns', async () => {
    const { anna } = await bothAsk();
    await anna.typesAll(['ja', 'aufgeben']);
    expect(stateOf(anna).result).toBeNull();
    await anna.types('aufgeben');
    expect(stateOf(anna).result).toMatchObject({ reason: 'resigned' });
  });

  it('where nobody offers anything, yes means the question', async () => {
    const { anna } = await seated();
    await anna.typesAll(['aufgeben', 'ja']);
    expect(stateOf(anna).phase).toBe('over');
  });
});

it('F11: a challenge that comes while the house asks about the name is accepted, and the name stays', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  await anna.types('lösche figur');
  await bernd.types('neustart khalaha kalah anna');
  anna.reads();
  await anna.types('annehmen');
  expect(anna.text()).toContain('Willst Du stattdessen Deinen Namen aufgeben, dann tippe: lösche figur');
  await anna.types('annehmen');
  expect(anna.text()).toContain('Ein neues Spiel');
  expect(anna.closed).toBeNull();
  expect(await world.accounts.find(playerIdOf('Anna'))).not.toBeNull();
});
