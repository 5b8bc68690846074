/** Several challenges to one person: whose is meant has to be said, and is heard. */
import { createWorld } from '../support/world';

async function challengedTwice() {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  const berta = await world.enters('Berta');
  await bernd.types('neustart khalaha anna');
  await berta.types('neustart kelma anna');
  const asks = async (line: string): Promise<string> => {
    anna.reads();
    await anna.types(line);
    return anna.text().replaceAll(/\s+/gu, ' ');
  };
  return { bernd, berta, asks };
}

describe('R2 two challenges at once', () => {
  it.each(['annehmen', 'ablehnen', 'annehmen be'])('%s: asks back whose', async (line) => {
    const { asks } = await challengedTwice();
    expect(await asks(line)).toContain('von Bernd und Berta');
  });

  it('accepts the one that is named', async () => {
    const { asks } = await challengedTwice();
    expect(await asks('annehmen berta')).toContain('Kelma beginnt');
  });

  it('declines the one that is named, and leaves the other', async () => {
    const { asks, bernd, berta } = await challengedTwice();
    expect(await asks('ablehnen berta')).toContain('Du lehnst die Herausforderung von Berta ab.');
    expect(berta.text()).toContain('Anna möchte gerade nicht spielen.');
    expect(bernd.text()).not.toContain('Anna möchte gerade nicht spielen.');
    expect(await asks('annehmen')).toContain('Khalaha beginnt');
  });

  it('refuses a name from which nothing waits', async () => {
    const { asks } = await challengedTwice();
    expect(await asks('annehmen clara')).toContain('Von clara liegt nichts vor');
    expect(await asks('ablehnen clara')).toContain('Von clara liegt nichts vor');
  });
});

it('F6 numbers of tables and matches have no separators', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  await anna.types('zuschauen 12345');
  expect(anna.text()).toContain('Einen Tisch 12345 gibt es nicht');
  await anna.types('partie 12345');
  expect(anna.text()).toContain('Eine Partie 12345 gibt es nicht');
});
