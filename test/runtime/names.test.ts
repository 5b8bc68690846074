/** Who gets a name when two want it at once, or when the store cannot keep it. */
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { createMemoryEventStore } from '../../src/adapters/memory/event-store';
import { err } from '../../src/kernel/result';
import { playerIdOf } from '../../src/match/player';
import type { Accounts } from '../../src/ports/accounts';
import { settle, type MemoryClient } from '../support/memory-client';
import { createWorld, type World } from '../support/world';
import { returnWordIn } from './table';

/** Accounts that answer only after some turns of the loop, as a database does. */
function slowAccounts(): Accounts {
  const accounts = createMemoryAccounts();
  const late = async <T>(work: () => Promise<T>): Promise<T> => {
    await new Promise((turn) => setImmediate(turn));
    const answer = await work();
    await new Promise((turn) => setImmediate(turn));
    return answer;
  };
  return {
    find: (id) => late(() => accounts.find(id)),
    add: (account) => late(() => accounts.add(account)),
    save: (account) => late(() => accounts.save(account)),
    remove: (id) => late(() => accounts.remove(id)),
    stewards: () => accounts.stewards(),
  };
}

describe('two lines that want the same name at once', () => {
  const LEFT_OVER = 'a guest of that name was left over by a house that was killed';

  it.each(['nobody had it before', LEFT_OVER])('one gets it, with a word that holds: %s', async (before) => {
    const accounts = slowAccounts();
    if (before === LEFT_OVER) {
      const proof = { kind: 'returnWord', word: 'alt verloren' } as const;
      await accounts.save({
        id: playerIdOf('Anna'),
        name: 'Anna',
        proof,
        settings: {},
        steward: false,
        createdAt: 0,
        seenAt: 0,
      });
    }
    const world = await createWorld({ accounts });
    const [one, two] = [await world.connect(), await world.connect()];
    await Promise.all([one.types('Anna'), two.types('anna')]);
    await settle();
    await settle();
    const texts = [one.text(), two.text()];
    const words = texts.map(returnWordIn);
    expect(words.filter((word) => word !== '')).toHaveLength(1);
    expect(texts.filter((text) => text.includes('nenne Dein Rückkehrwort'))).toHaveLength(1);
    const holder = await world.accounts.find(playerIdOf('anna'));
    expect(words).toContain(holder?.proof.kind === 'returnWord' ? holder.proof.word : 'none');
  });

  it('while the guest who had it is leaving: the newcomer’s word holds', async () => {
    const world = await createWorld({ accounts: slowAccounts() });
    const leaving = await world.connect();
    await leaving.types('Anna');
    await settle();
    const next = await world.connect();
    leaving.reads();
    await Promise.all([leaving.drops(), next.types('Anna')]);
    for (let turn = 0; turn < 4; turn += 1) await settle();
    const word = returnWordIn(next.text());
    expect(word).not.toBe('');
    expect(await world.accounts.find(playerIdOf('anna'))).toMatchObject({ proof: { word } });
  });
});

it('nobody is let in with a word that could not be stored, and the next try works', async () => {
  const accounts = createMemoryAccounts();
  let full = true;
  const add: Accounts['add'] = (account) =>
    full ? Promise.resolve(err('unavailable')) : accounts.add(account);
  const world = await createWorld({ accounts: { ...accounts, add } });
  const anna = await world.connect();
  await anna.types('Anna');
  const text = anna.text();
  expect(text).toContain('konnten wir gerade nicht speichern');
  expect(text).not.toContain('Rückkehrwort');
  expect(world.opened.house.hall.people.size).toBe(0);
  full = false;
  await anna.types('Anna');
  expect(anna.text()).toContain('Willkommen, Anna!');
});

describe('R10 who takes the name of a guest who is gone', () => {
  const playsOnce = async (world: World): Promise<MemoryClient> => {
    const anna = await world.enters('Anna');
    for (const line of ['neustart khalaha allein', 'aufgeben', 'aufgeben', 'partien']) await anna.types(line);
    expect(anna.text()).toContain('Die letzte Partie von Anna');
    return anna;
  };

  it('has no matches yet, and no figures', async () => {
    const world = await createWorld();
    await (await playsOnce(world)).types('ende');
    const next = await world.enters('Anna');
    await next.types('partien');
    expect(next.text()).not.toContain('Die letzte Partie');
  });

  it('nor where a house was killed that had the guest in it', async () => {
    const store = createMemoryEventStore();
    const accounts = createMemoryAccounts((id) => store.disown(id));
    await playsOnce(await createWorld({ store, accounts }));
    const next = await (await createWorld({ store, accounts })).enters('Anna');
    await next.types('partien');
    expect(next.text()).not.toContain('Die letzte Partie');
  });
});

describe('words that every object of the language knows', () => {
  const WORDS = Object.getOwnPropertyNames(Object.prototype);

  it.each(WORDS)(
    '%s is taken or refused as a name, and asked for everywhere like every other word',
    async (word) => {
      const world = await createWorld();
      const client = await world.connect();
      await client.typesAll([word, 'neu', word, 'Anna', `hilfe ${word}`, `stelle ${word} ${word}`, word]);
      expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );
});
