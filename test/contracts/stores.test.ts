/** The contracts of the stores, one suite for every adapter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { createMemoryEventStore } from '../../src/adapters/memory/event-store';
import { createMemoryStewardLog } from '../../src/adapters/memory/steward-log';
import { openSqlite, type SqliteStores } from '../../src/adapters/sqlite/open';
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

describe('sqlite', () => {
  let folder: string;
  let stores: SqliteStores;

  const open = (): SqliteStores => {
    const opened = openSqlite(join(folder, 'spielhaus.sqlite'));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return opened.value;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
    stores = open();
  });

  afterEach(async () => {
    await stores.close();
    rmSync(folder, { recursive: true });
  });

  contracts({
    stores: () => stores,
    async restart() {
      await stores.close();
      stores = open();
      return stores;
    },
  });
});
