/** Several challenges to one person: whose is meant has to be said, and is heard. */
import type { MemoryClient } from '../support/memory-client';
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

describe('R2 a challenge that lapses: both are told', () => {
  const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ');

  async function three() {
    const world = await createWorld();
    const [anna, bernd, clara] = [
      await world.enters('Anna'),
      await world.enters('Bernd'),
      await world.enters('Clara'),
    ];
    const hears = (): readonly [string, string, string] => [
      plain(anna.text()),
      plain(bernd.text()),
      plain(clara.text()),
    ];
    const challenges = async (): Promise<void> => {
      await anna.types('neustart khalaha bernd');
      await bernd.types('neustart kelma clara');
      hears();
    };
    return { world, anna, bernd, clara, hears, challenges };
  }

  it.each(['neustart khalaha allein', 'neustart kelma computer'])(
    'when one of them begins another match: %s',
    async (line) => {
      const { anna, bernd, clara, hears, challenges } = await three();
      await challenges();
      await bernd.types(line);
      const [toAnna, toBernd, toClara] = hears();
      expect(toAnna).toContain(
        'Bernd hat ein anderes Spiel begonnen; Deine Herausforderung gilt nicht mehr.',
      );
      expect(toBernd).toContain('Du spielst jetzt; die Herausforderung von Anna gilt darum nicht mehr.');
      expect(toBernd).toContain('Du spielst jetzt; Deine Herausforderung an Clara gilt darum nicht mehr.');
      expect(toClara).toContain(
        'Bernd hat ein anderes Spiel begonnen; die Herausforderung an Dich gilt nicht mehr.',
      );
      await clara.types('annehmen');
      expect(hears()[2]).toContain('Es liegt keine Herausforderung vor');
      await anna.types('ablehnen');
      expect(hears()[0]).toContain('Es gibt nichts abzulehnen');
    },
  );

  it('but not between the two who begin to play, also at a table where one waits', async () => {
    const { anna, bernd, hears } = await three();
    await anna.types('neustart khalaha bernd');
    await anna.types('neustart khalaha');
    hears();
    await bernd.types('setze 1');
    const [toAnna, toBernd] = hears();
    expect(toBernd).toContain('Ein neues Spiel Khalaha beginnt');
    expect(toAnna + toBernd).not.toContain('gilt');
    await bernd.types('annehmen');
    expect(hears()[1]).toContain('Es liegt keine Herausforderung vor');
  });

  it('when one of them goes back to a match that waits', async () => {
    const { bernd, hears, challenges } = await three();
    await bernd.types('neustart khalaha allein');
    await bernd.types('halle');
    await challenges();
    await bernd.types('fortsetzen');
    expect(hears()[0]).toContain('Bernd hat ein anderes Spiel begonnen');
  });

  it.each([
    ['leaves', (bernd: MemoryClient) => bernd.types('ende')],
    ['loses the line', (bernd: MemoryClient) => bernd.drops()],
  ])('when one of them %s', async (_, goes) => {
    const { bernd, hears, challenges } = await three();
    await challenges();
    await goes(bernd);
    const [toAnna, , toClara] = hears();
    expect(toAnna).toContain('Bernd ist nicht mehr im Haus; Deine Herausforderung gilt nicht mehr.');
    expect(toClara).toContain('Bernd ist nicht mehr im Haus; die Herausforderung an Dich gilt nicht mehr.');
  });

  it('when one of them has been silent for too long', async () => {
    const { world, anna, clara, hears, challenges } = await three();
    await challenges();
    await world.passes(50 * 60_000);
    await anna.types('wer');
    await clara.types('wer');
    await world.passes(15 * 60_000);
    expect(hears()[0]).toContain('Bernd ist nicht mehr im Haus; Deine Herausforderung gilt nicht mehr.');
  });

  it('when somebody challenges another person instead', async () => {
    const { anna, bernd, hears } = await three();
    await anna.types('neustart khalaha bernd');
    await anna.types('neustart khalaha clara');
    const [toAnna, toBernd] = hears();
    expect(toAnna).toContain('Du nimmst Deine Herausforderung an Bernd zurück.');
    expect(toBernd).toContain('Anna nimmt die Herausforderung zurück.');
    await bernd.types('annehmen');
    expect(hears()[1]).toContain('Es liegt keine Herausforderung vor');
  });

  it('but who ignores the challenger hears nothing of it', async () => {
    const { bernd, clara, hears, challenges } = await three();
    await clara.types('ignoriere bernd');
    await challenges();
    await bernd.types('neustart khalaha allein');
    expect(hears()[2]).not.toContain('Herausforderung');
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
