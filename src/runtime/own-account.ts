/** What people change of their own accounts: in the turn of their name, so that nothing done at once is undone by it. */
import type { Person } from '../match/player';
import type { Account } from '../ports/accounts';
import type { House } from './house';
import type { Line } from './line';

/** Whether it is still the line of that person; while something was awaited they may have taken over, or been put out. */
export const isLineOf = (house: House, line: Line, person: Person): boolean =>
  house.lines.get(person.id) === line;

/** gone: the person is on this line no more, or there is no such account; nothing was changed. */
export type Changed = 'changed' | 'gone' | 'unavailable';

/** Accounts are saved whole, so the change is made to the account as it stands when its turn has come. */
export function changeAccount(
  house: House,
  line: Line,
  person: Person,
  change: (account: Account) => Account,
): Promise<Changed> {
  return house.names.take(person.id, async () => {
    if (!isLineOf(house, line, person)) return 'gone';
    const account = await house.ports.accounts.find(person.id);
    if (account === null || !isLineOf(house, line, person)) return 'gone';
    const saved = await house.ports.accounts.save(change(account));
    return saved.ok ? 'changed' : 'unavailable';
  });
}
