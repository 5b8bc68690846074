/** How many names one address may have in the house, and make in an hour: at the bound, and one beyond. */
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { err } from '../../src/kernel/result';
import { AddressNames } from '../../src/runtime/address-names';
import { playerIdOf } from '../../src/match/player';
import { createWorld, type World } from '../support/world';
import { returnWordIn } from './table';

const MINUTE = 60_000;
const HERE = '192.0.2.1';
const THERE = '198.51.100.1';
const names = (perAddress: number, newPerHour: number, loopback = false) => ({
  house: { names: { perAddress, newPerHour, loopback } },
});

async function comes(world: World, name: string, address = HERE) {
  const client = await world.connect({}, address);
  client.reads();
  await client.types(name);
  return client;
}

describe('names of one address in the house at once', () => {
  const FULL = 'Von Deiner Adresse sind schon zu viele Leute im Haus';

  it('are as many as set and not one more, until one leaves; other addresses do not feel it', async () => {
    const world = await createWorld(names(2, 100));
    const anna = await comes(world, 'Anna');
    expect((await comes(world, 'Bernd')).text()).toContain('Willkommen, Bernd!');
    const clara = await comes(world, 'Clara');
    expect(clara.text()).toContain(FULL);
    await clara.types('gast');
    expect(clara.text()).toContain(FULL);
    expect((await comes(world, 'Doris', THERE)).text()).toContain('Willkommen, Doris!');
    await anna.drops();
    await clara.types('Clara');
    expect(clara.text()).toContain('Willkommen, Clara!');
    expect((await comes(world, 'Anna')).text()).toContain(FULL);
  });

  it('count who comes back by a word, and a line that takes over from an older one does not count twice', async () => {
    const world = await createWorld(names(1, 100));
    const anna = await comes(world, 'Anna');
    const word = returnWordIn(anna.text());
    const again = await comes(world, 'Anna');
    await again.types(word);
    expect(again.text()).toContain('Willkommen zurück, Anna!');
    expect(anna.closed).toBe('takenOver');
    expect((await comes(world, 'Bernd')).text()).toContain(FULL);
    await comes(world, 'Emil', THERE);
    const elsewhere = await comes(world, 'Anna', THERE);
    await elsewhere.types(word);
    expect(elsewhere.text()).toContain(FULL);
    expect(again.closed).toBeNull();
    await again.drops();
    expect((await comes(world, 'Bernd')).text()).toContain('Willkommen, Bernd!');
  });

  it('move with who goes on from another address', async () => {
    const world = await createWorld(names(1, 100));
    const word = returnWordIn((await comes(world, 'Anna')).text());
    await (await comes(world, 'Anna', THERE)).types(word);
    expect((await comes(world, 'Bernd', THERE)).text()).toContain(FULL);
    expect((await comes(world, 'Bernd', HERE)).text()).toContain('Willkommen, Bernd!');
  });

  it('are not exceeded by many who come in the same moment', async () => {
    const world = await createWorld(names(3, 100));
    const clients = await Promise.all(Array.from({ length: 10 }, () => world.connect({}, HERE)));
    await Promise.all(clients.map((client) => client.types('gast')));
    expect(clients.filter((client) => client.text().includes('Willkommen, '))).toHaveLength(3);
    expect(world.opened.house.lines.size).toBe(3);
  });

  it('do not count a name that could not be stored', async () => {
    const accounts = createMemoryAccounts();
    let broken = true;
    const world = await createWorld({
      ...names(1, 100),
      accounts: {
        ...accounts,
        add: (account) => (broken ? Promise.resolve(err('unavailable')) : accounts.add(account)),
      },
    });
    const anna = await comes(world, 'Anna');
    expect(anna.text()).toContain('nicht speichern');
    broken = false;
    await anna.types('Anna');
    expect(anna.text()).toContain('Willkommen, Anna!');
  });

  it.each(['127.0.0.1', '127.8.0.1', '::1'])('do not hold for this machine itself: %s', async (address) => {
    const world = await createWorld(names(1, 1));
    for (const name of ['Anna', 'Bernd', 'Clara'])
      expect((await comes(world, name, address)).text()).toContain(`Willkommen, ${name}!`);
  });

  it.each(['127.0.0.1', '::1'])('hold for it when told so: %s', async (address) => {
    const world = await createWorld(names(1, 100, true));
    expect((await comes(world, 'Anna', address)).text()).toContain('Willkommen, Anna!');
    expect((await comes(world, 'Bernd', address)).text()).toContain(FULL);
  });
});

describe('new names of one address in an hour', () => {
  it('are as many as set and not one more; the same again is no new one', async () => {
    const world = await createWorld(names(10, 2));
    for (const name of ['Anna', 'Bernd', 'Anna', 'Bernd']) {
      const client = await comes(world, name);
      expect(client.text()).toContain(`Willkommen, ${name}!`);
      await client.drops();
    }
    await world.passes(30 * MINUTE);
    const clara = await comes(world, 'Clara');
    expect(clara.text()).toMatch(/sehr viele neue Namen. In 30 Minuten geht es\s+wieder/u);
    expect((await comes(world, 'Clara', THERE)).text()).toContain('Willkommen, Clara!');
    await world.passes(30 * MINUTE);
    expect((await comes(world, 'Doris')).text()).toContain('Willkommen, Doris!');
  });

  it('are no bound for who has a name already', async () => {
    const world = await createWorld(names(10, 1));
    const anna = await comes(world, 'Anna');
    const word = returnWordIn(anna.text());
    await anna.types('neustart khalaha kalah allein');
    await anna.drops();
    expect((await comes(world, 'Bernd')).text()).toContain('neue Namen');
    const back = await comes(world, 'Anna');
    await back.types(word);
    expect(back.text()).toContain('Anna!');
  });
});

describe('the count', () => {
  const LIMITS = { perAddress: 1, newPerHour: 1, loopback: false };

  it('takes an IPv6 network for one address', () => {
    const count = new AddressNames(LIMITS);
    expect(count.enter('2001:db8:0:1::1', null)).toBeNull();
    expect(count.enter('2001:0db8:0000:0001:ffff::2', null)).toEqual({ kind: 'tooManyInside' });
    expect(count.enter('2001:db8:0:2::1', null)).toBeNull();
    count.leave('2001:db8::1:0:0:0:9');
    expect(count.enter('2001:db8:0:1::3', null)).toBeNull();
  });

  it('holds for who is here, however many others have come since', () => {
    const count = new AddressNames(LIMITS);
    count.enter('192.0.2.1', null);
    for (let guest = 0; guest < 20_000; guest += 1) {
      const address = `10.0.${guest >> 8}.${guest & 255}`;
      if (count.enterAnew(address, playerIdOf('Anna'), 0) === null) count.leave(address);
    }
    expect(count.enter('192.0.2.1', null)).toEqual({ kind: 'tooManyInside' });
  });

  it('keeps the new names of so many addresses at most', () => {
    const count = new AddressNames({ ...LIMITS, perAddress: 10 });
    const others = (most: number): void => {
      for (let n = 0; n < most; n += 1) count.enterAnew(`10.0.${n >> 8}.${n & 255}`, playerIdOf('Anna'), 0);
    };
    expect(count.enterAnew('192.0.2.1', playerIdOf('Bernd'), 0)).toBeNull();
    others(9_999);
    expect(count.enterAnew('192.0.2.1', playerIdOf('Clara'), 0)).toMatchObject({ kind: 'tooManyNew' });
    others(10_000);
    expect(count.enterAnew('192.0.2.1', playerIdOf('Clara'), 0)).toBeNull();
  });
});
