/** Lets go of matches to which nobody will come back: all their people are guests who have stayed away for long. */
import { peopleAt, type Table } from '../hall/hall';
import type { Person, PlayerId } from '../match/player';
import type { House } from './house';
import { isFree } from './login';

const HOUR_MS = 3_600_000;

const playersAt = (table: Table): readonly Person[] =>
  table.seats.filter((seat): seat is Person => seat?.kind === 'person');

/** Who owns the name comes back some day; a guest who was not seen for so long has lost the return word. */
async function isGone(house: House, { id }: Person): Promise<boolean> {
  const account = await house.ports.accounts.find(id);
  if (account === null) return true;
  return (
    account.proof.kind === 'returnWord' && house.ports.clock.now() - account.seenAt >= house.options.guestMs
  );
}

/** A match is unfinished, nobody is at its table, and none of its players in the house. */
const isDeserted = (house: House, table: Table): boolean =>
  table.running &&
  peopleAt(house.hall, { kind: 'table', table: table.number }).length === 0 &&
  playersAt(table).every(({ id }) => !house.lines.has(id));

async function isForgotten(house: House, table: Table): Promise<boolean> {
  if (!isDeserted(house, table)) return false;
  for (const person of playersAt(table)) if (!(await isGone(house, person))) return false;
  // Somebody may have come while that was looked up.
  return isDeserted(house, table);
}

/** Another match may wait under the name, or somebody has come meanwhile. */
async function freeName(house: House, id: PlayerId): Promise<void> {
  const { accounts } = house.ports;
  if (isFree(house, await accounts.find(id), id)) await accounts.remove(id);
}

/** Calls off every match that is forgotten, and frees its guests' names. */
export async function letGo(house: House): Promise<void> {
  for (const table of [...house.hall.tables.values()]) {
    if (table.match === null || !(await isForgotten(house, table))) continue;
    const people = playersAt(table);
    const done = await house.matches.wishOf(table.match, 0, { type: 'callOff' }, 'long');
    if (!done.ok) continue;
    for (const { id } of people) await house.names.take(id, () => freeName(house, id));
    house.ports.log.info({ match: table.match, table: table.number }, 'match let go');
  }
}

/** Looks every hour; one timer for the house. */
export function keepLettingGo(house: House): void {
  house.ports.clock.after(HOUR_MS, () => {
    void letGo(house)
      .catch((error: unknown) => house.ports.log.error({ error: String(error) }, 'letting go failed'))
      .then(() => keepLettingGo(house));
  });
}
