/**
 * How many matches one person may have begun and not ended. Each keeps a table, its seat and its events in memory until
 * it ends, so without a bound one person alone could fill the house.
 */
import { unfinishedOf } from '../hall/hall';
import type { Person } from '../match/player';
import type { House } from './house';
import type { Line } from './line';

/** Whether each of them may begin another match; says to the line who may not, and what helps. */
export function mayBegin(house: House, line: Line, ...people: readonly Person[]): boolean {
  const most = house.options.unfinishedPerPerson;
  const full = people.find(({ id }) => unfinishedOf(house.hall, id).length >= most);
  if (full === undefined) return true;
  if (full.id === line.person?.id) line.say({ code: 'too-many-unfinished', count: most });
  else line.say({ code: 'other-has-too-many-unfinished', name: full.name });
  return false;
}
