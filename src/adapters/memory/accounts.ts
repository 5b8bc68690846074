/** Accounts in memory: for tests and for houses that forget. */
import { err, ok } from '../../kernel/result';
import type { PlayerId } from '../../match/player';
import type { Account, Accounts } from '../../ports/accounts';

/** removed: told of each id that is freed, so that a store of matches can do its part. */
export function createMemoryAccounts(removed: (id: PlayerId) => void = () => undefined): Accounts {
  const accounts = new Map<PlayerId, Account>();
  return {
    find: (id) => Promise.resolve(accounts.get(id) ?? null),
    add(account) {
      if (accounts.has(account.id)) return Promise.resolve(err('taken'));
      accounts.set(account.id, account);
      return Promise.resolve(ok(null));
    },
    save(account) {
      accounts.set(account.id, account);
      return Promise.resolve(ok(null));
    },
    remove(id) {
      accounts.delete(id);
      removed(id);
      return Promise.resolve(ok(null));
    },
    stewards: () =>
      Promise.resolve(
        [...accounts.values()].filter(({ steward }) => steward).sort((a, b) => (a.id < b.id ? -1 : 1)),
      ),
  };
}
