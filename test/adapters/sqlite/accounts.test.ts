/** Guests cost no durable commit, and whoever comes after them still gets one. */
import { connect, storesOn } from '../../../src/adapters/sqlite/open';
import { playerIdOf } from '../../../src/match/player';
import type { Account } from '../../../src/ports/accounts';
import { folderPerTest } from '../../support/folder';

const FULL = 2;
const folder = folderPerTest();

const guest = (name: string): Account => ({
  id: playerIdOf(name),
  name,
  proof: { kind: 'returnWord', word: 'roter Apfel' },
  settings: {},
  steward: false,
  createdAt: 1,
  seenAt: 1,
});

it('commits are durable again after each guest that comes, changes, goes, or is refused', async () => {
  const file = connect(folder.path('haus.sqlite'));
  const stores = storesOn(file);
  const { accounts } = stores;
  const durability = (): unknown => file.pragma('synchronous', { simple: true });
  const steps = [
    () => accounts.add(guest('Anna')),
    () => accounts.add(guest('Anna')),
    () => accounts.save(guest('Anna')),
    () => accounts.remove(playerIdOf('Anna')),
  ];
  for (const step of steps) {
    await step();
    expect(durability()).toBe(FULL);
  }
  await Promise.all(['Bernd', 'Clara', 'Dora'].map((name) => accounts.add(guest(name))));
  expect(durability()).toBe(FULL);
  await stores.close();
});
