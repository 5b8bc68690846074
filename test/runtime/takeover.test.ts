/** The same person on a second line: the new one goes on, the old one is told why it ends (F4). */
import { createWorld } from '../support/world';
import { position, returnWordIn } from './table';

async function inMidGame() {
  const world = await createWorld();
  const anna = await world.connect({ gmcp: true });
  await anna.types('Anna');
  const word = returnWordIn(anna.text());
  const bernd = await world.enters('Bernd', { gmcp: true });
  await anna.types('neustart khalaha kalah bernd');
  await bernd.types('annehmen');
  await anna.types('3');
  for (const client of [anna, bernd]) client.reads();
  return { world, anna, bernd, word };
}

describe('F4: a second line of the same person', () => {
  it('takes over with the return word, in mid-game, and the game goes on', async () => {
    const { world, anna, bernd, word } = await inMidGame();
    const before = await position(anna);
    const again = await world.connect({ gmcp: true });
    await again.types('anna');
    await again.types(word.toUpperCase());
    expect(again.text()).toContain('Deine andere Leitung ist beendet');
    expect(await position(again)).toBe(before);
    expect(anna.closed).toBe('takenOver');
    expect(anna.text()).toContain('auf einer anderen Leitung angemeldet');
    await again.types('1');
    expect(bernd.text()).toContain('Anna leert Feld 1');
    await bernd.types('wer');
    expect(bernd.reads().filter((line) => line.startsWith('Anna'))).toHaveLength(1);
  });

  it('leaves the first one alone while the word is wrong or not given', async () => {
    const { world, anna, bernd } = await inMidGame();
    const thief = await world.connect();
    for (const line of ['Anna', 'falsches Wort', 'Anna', '']) await thief.types(line);
    expect(anna.closed).toBeNull();
    expect(anna.reads()).toEqual([]);
    expect(bernd.reads()).toEqual([]);
    await anna.types('1');
    expect(bernd.text()).toContain('Anna leert Feld 1');
  });

  it('does not listen to the old line any more', async () => {
    const { world, anna, bernd, word } = await inMidGame();
    const again = await world.connect({ gmcp: true });
    await again.typesAll(['Anna', word]);
    const before = await position(again);
    bernd.reads();
    await anna.types('1');
    expect(await position(again)).toBe(before);
    expect(bernd.reads()).toEqual([]);
  });
});
