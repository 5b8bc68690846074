/** A house in memory with Anna as its steward, who has logged in by her password, and a guest. */
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { createMemoryStewardLog } from '../../src/adapters/memory/steward-log';
import { playerIdOf } from '../../src/match/player';
import type { Account, Accounts } from '../../src/ports/accounts';
import type { StewardLog } from '../../src/ports/steward-log';
import { createWorld, type World, type WorldOptions } from '../support/world';
import type { MemoryClient } from '../support/memory-client';

export const PASSWORD = 'geheim genug';

export const ownerOf = (name: string, steward: boolean): Account => ({
  id: playerIdOf(name),
  name,
  proof: { kind: 'password', hash: `hash of ${PASSWORD}` },
  settings: {},
  steward,
  createdAt: 0,
  seenAt: 0,
});

export async function logsIn(world: World, name: string, address?: string): Promise<MemoryClient> {
  const client = await world.connect({}, address);
  await client.typesAll([name, PASSWORD]);
  return client;
}

export interface StewardWorld {
  readonly world: World;
  readonly accounts: Accounts;
  readonly stewardLog: StewardLog;
  readonly anna: MemoryClient;
  readonly emil: MemoryClient;
}

export async function stewardWorld(options: WorldOptions = {}): Promise<StewardWorld> {
  const accounts = options.accounts ?? createMemoryAccounts();
  const stewardLog = options.stewardLog ?? createMemoryStewardLog();
  await accounts.save(ownerOf('Anna', true));
  await accounts.save(ownerOf('Olga', true));
  await accounts.save(ownerOf('Bernd', false));
  const world = await createWorld({ ...options, accounts, stewardLog });
  const anna = await logsIn(world, 'Anna');
  const emil = await world.connect({}, '192.0.2.7');
  await emil.types('Emil');
  for (const client of [anna, emil]) client.reads();
  return { world, accounts, stewardLog, anna, emil };
}
