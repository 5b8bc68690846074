/** The contracts of the stores, one suite for every adapter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { createMemoryEventStore } from '../../src/adapters/memory/event-store';
import { createMemoryStewardLog } from '../../src/adapters/memory/steward-log';
import { openSqlite, type HouseStores } from '../../src/adapters/sqlite/open';
import { openSqliteThread } from '../../src/adapters/sqlite/threaded';
import type { Result } from '../../src/kernel/result';
import type { StoreFault } from '../../src/ports/store-fault';
import { storeListeners } from '../support/store-listeners';
import { accountsContract } from './accounts';
import { eventStoreContract } from './event-store';
import { failureContract } from './failures';
import { historyContract } from './history';
import { stewardLogContract } from './steward-log';
import type { Stores, Trial } from './store-on-trial';

function contracts(trial: Trial): void {
  describe('event store', () => {
    eventStoreContract(trial);
  });
  describe('failures', () => {
    failureContract(trial);
  });
  describe('history', () => {
    historyContract(trial);
  });
  describe('accounts', () => {
    accountsContract(trial);
  });
  describe("stewards' log", () => {
    stewardLogContract(trial);
  });
}

describe('memory', () => {
  let stores: Stores;

  beforeEach(() => {
    const events = createMemoryEventStore();
    stores = {
      events,
      accounts: createMemoryAccounts((id) => events.disown(id)),
      stewardLog: createMemoryStewardLog(),
    };
  });

  // A house that forgets has nothing to restart from; the same object stands in for it.
  contracts({ stores: () => stores, restart: () => Promise.resolve(stores) });
});

type Opening = Result<HouseStores, StoreFault>;

describe.each<[string, (path: string) => Opening | Promise<Opening>]>([
  ['sqlite', (path) => openSqlite(path)],
  ['sqlite in a thread of its own', (path) => openSqliteThread(path, storeListeners())],
])('%s', (_, openAt) => {
  let folder: string;
  let stores: HouseStores;

  const open = async (): Promise<HouseStores> => {
    const opened = await openAt(join(folder, 'spielhaus.sqlite'));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
    stores = await open();
  });

  afterEach(async () => {
    await stores.close();
    rmSync(folder, { recursive: true });
  });

  contracts({
    stores: () => stores,
    async restart() {
      await stores.close();
      stores = await open();
      return stores;
    },
  });
});
