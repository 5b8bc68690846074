/** Lets go of matches that wait for guests: of those who have stayed away for long, and of the least when there are too many. */
import { peopleAt, type Table } from '../hall/hall';
import type { Person, PlayerId } from '../match/player';
import type { Account } from '../ports/accounts';
import { gameOf } from '../rules/registry';
import type { House } from './house';
import { isFree } from './login';

const HOUR_MS = 3_600_000;

const playersAt = (table: Table): readonly Person[] =>
  table.seats.filter((seat): seat is Person => seat?.kind === 'person');

/** A match is unfinished, nobody is at its table, and none of its players in the house. */
const isDeserted = (house: House, table: Table): boolean =>
  table.running &&
  peopleAt(house.hall, { kind: 'table', table: table.number }).length === 0 &&
  playersAt(table).every(({ id }) => !house.lines.has(id));

/** A guest has a return word at most; who owns the name comes back some day. */
const isGuest = (account: Account | null): boolean => account?.proof.kind !== 'password';

/** A guest who was not seen for so long has lost the return word. */
const isGone = (house: House, account: Account | null): boolean =>
  account === null || (isGuest(account) && house.ports.clock.now() - account.seenAt >= house.options.guestMs);

/** Nobody is there, and all its players are such. */
async function isLeftTo(
  house: House,
  table: Table,
  such: (account: Account | null) => boolean,
): Promise<boolean> {
  if (!isDeserted(house, table)) return false;
  for (const { id } of playersAt(table)) if (!such(await house.ports.accounts.find(id))) return false;
  // Somebody may have come while that was looked up.
  return isDeserted(house, table);
}

/** Another match may wait under the name, or somebody has come meanwhile. */
async function freeName(house: House, id: PlayerId): Promise<void> {
  const { accounts } = house.ports;
  if (isFree(house, await accounts.find(id), id)) await accounts.remove(id);
}

/** Calls the table's match off, and frees its guests' names; false if that could not be stored. */
async function letGoOf(house: House, table: Table): Promise<boolean> {
  if (table.match === null) return false;
  const { match, number } = table;
  const people = playersAt(table);
  const done = await house.matches.wishOf(match, 0, { type: 'callOff' }, 'long');
  if (!done.ok) return false;
  for (const { id } of people) await house.names.take(id, () => freeName(house, id));
  house.ports.log.info({ match, table: number }, 'match let go');
  return true;
}

/** Calls off every match to which nobody will come back. */
export async function letGo(house: House): Promise<void> {
  for (const table of [...house.hall.tables.values()])
    if (await isLeftTo(house, table, (account) => isGone(house, account))) await letGoOf(house, table);
}

function playedAt(house: House, { match }: Table): number {
  const state = match === null ? undefined : house.matches.get(match)?.state;
  return state === undefined ? 0 : gameOf(state).plyOf(state);
}

/**
 * Calls off matches of guests while more are waiting than the house keeps: those first in which least was played, of
 * these the oldest. So who fills the house with matches pushes out their own, before any that is worth something.
 */
export async function makeRoom(house: House): Promise<void> {
  const { waitingMatches: most } = house.options;
  if (house.hall.tables.size <= most) return;
  const waiting = [...house.hall.tables.values()].filter((table) => isDeserted(house, table));
  if (waiting.length <= most) return;
  // A few more than need be, so that not each one who leaves makes work.
  let surplus = waiting.length - most + Math.floor(most / 50);
  const byWorth = waiting
    .map((table) => ({ table, plies: playedAt(house, table) }))
    .sort((a, b) => a.plies - b.plies || (a.table.match ?? 0) - (b.table.match ?? 0));
  for (const { table } of byWorth) {
    if (surplus <= 0) return;
    if ((await isLeftTo(house, table, isGuest)) && (await letGoOf(house, table))) surplus -= 1;
  }
}

/** Looks every hour; one timer for the house. */
export function keepLettingGo(house: House): void {
  house.ports.clock.after(HOUR_MS, () => {
    house.detached(async () => {
      await letGo(house);
      await makeRoom(house);
    });
    keepLettingGo(house);
  });
}
