/** Talk that many hear: at a pace that the house can bear, made once for all who read the same, and not heard by who ignores. */
import { playerIdOf } from '../../src/match/player';
import { CROWD } from '../../src/runtime/house';
import { Line } from '../../src/runtime/line';
import type { MemoryClient } from '../support/memory-client';
import { createWorld, type World } from '../support/world';

const TOO_FAST = 'nur alle 3 Sekunden einmal';

async function house(count: number): Promise<{ readonly world: World; readonly people: MemoryClient[] }> {
  const world = await createWorld();
  const people: MemoryClient[] = [];
  for (let n = 0; n < count; n += 1) {
    const letters = String.fromCharCode('a'.charCodeAt(0) + Math.floor(n / 26), 'a'.charCodeAt(0) + (n % 26));
    people.push(await world.enters(`Gaeste${letters}`));
  }
  for (const client of people) client.reads();
  return { world, people };
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the pace of what very many hear', () => {
  it('rufe: three at once, then one in three seconds; nothing is sent of what is too fast', async () => {
    const { world } = await house(0);
    const anna = await world.enters('Anna');
    const bernd = await world.enters('Bernd');
    anna.reads();
    await anna.typesAll(Array.from({ length: 20 }, () => 'rufe Hallo'));
    expect(count(bernd.text(), 'Anna ruft: Hallo')).toBe(3);
    expect(count(anna.text().replaceAll(/\s+/gu, ' '), TOO_FAST)).toBe(17);
    await world.passes(2_900);
    await anna.types('rufe Zu früh');
    expect(bernd.reads()).toEqual([]);
    await world.passes(200);
    await anna.typesAll(['rufe Jetzt', 'rufe Noch einmal']);
    expect(bernd.text()).toBe('Anna ruft: Jetzt');
    await anna.types('sage Ich rede weiter');
    expect(bernd.text()).toContain('Ich rede weiter');
  });

  it('sage: as one likes, but in a crowd at the same pace', async () => {
    const { world, people } = await house(CROWD);
    const [first, second] = people;
    await first?.typesAll(Array.from({ length: 10 }, () => 'sage Hallo'));
    expect(count(second?.text() ?? '', 'Hallo')).toBe(10);
    await world.enters('Zora');
    await first?.typesAll(Array.from({ length: 10 }, () => 'sage Hallo'));
    expect(count(second?.text() ?? '', 'Hallo')).toBe(3);
  });
});

describe('what is told to all is made once for each manner in which it is read', () => {
  it.each(['rufe Guten Tag', 'sage Guten Tag', 'emote sagt: Guten Tag'])('%s', async (typed) => {
    const { people } = await house(20);
    const [first, second, english, narrow] = people;
    await english?.types('stelle sprache en');
    await narrow?.types('stelle breite 20');
    for (const client of people) client.reads();
    const rendered = jest.spyOn(Line.prototype, 'rendered');
    await first?.types(typed);
    const made = rendered.mock.calls.length;
    rendered.mockRestore();
    expect(made).toBeLessThanOrEqual(4);
    for (const client of people) {
      const heard = client === narrow ? client.text().replaceAll('\n', ' ') : client.text();
      expect(heard).toContain('Guten Tag');
    }
    expect(second?.closed).toBeNull();
  });
});

describe('ignoriere', () => {
  it('is for a hundred people at most, and says so', async () => {
    const { world } = await house(0);
    const anna = await world.enters('Anna');
    await world.enters('Bernd');
    const ignored = world.opened.house.lines.get(playerIdOf('Anna'))?.ignored;
    for (let n = 0; n < 100; n += 1) ignored?.set(playerIdOf(`gone${n}`), `Gone${n}`);
    await anna.types('ignoriere bernd');
    expect(anna.text().replaceAll(/\s+/gu, ' ')).toContain('Mehr als 100 Leute kannst Du nicht überhören.');
    expect(ignored?.size).toBe(100);
    await anna.types('ignoriere gone7');
    expect(anna.text()).toContain('Du hörst Gone7 wieder.');
    await anna.types('ignoriere bernd');
    expect(anna.text()).toContain('Von Bernd hörst Du jetzt nichts mehr.');
  });

  it('is taken back also for somebody who has left', async () => {
    const { world } = await house(0);
    const anna = await world.enters('Anna');
    const bernd = await world.enters('Bernd');
    await anna.types('ignoriere bernd');
    await bernd.types('ende');
    anna.reads();
    await anna.types('ignoriere bernd');
    expect(anna.text()).toContain('Du hörst Bernd wieder.');
  });
});
