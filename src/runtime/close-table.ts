/** What becomes of a table when nothing is played at it any more. */
import * as hall from '../hall/hall';
import type { Table } from '../hall/hall';
import { SIDES } from '../rules/game';
import { stopThinking } from './computer';
import type { House } from './house';

/** Removes the table, and all that is kept of its match, when nobody is there and no match is unfinished. */
export function closeIfDeserted(house: House, table: Table): void {
  if (!hall.closeIfDeserted(house.hall, table) || table.match === null) return;
  stopThinking(house, table.match);
  house.matches.forget(table.match);
}

/** The match has ended, or could not begin: who holds a seat and is not here loses it, so that others can sit down. */
export function clearTable(house: House, table: Table): void {
  table.running = false;
  table.away.clear();
  const present = hall.peopleAt(house.hall, { kind: 'table', table: table.number });
  const here = new Set(present.map(({ person }) => person.id));
  for (const side of SIDES) {
    const player = table.seats[side];
    if (player?.kind === 'person' && !here.has(player.id)) hall.giveUpSeats(table, player.id);
  }
  closeIfDeserted(house, table);
}
