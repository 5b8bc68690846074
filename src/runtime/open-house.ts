/** Puts the house together: hall, matches, lines; and takes up the matches that the store has unfinished. */
import { createHall, restoreTable, type Table } from '../hall/hall';
import { markAway } from './absence';
import { AddressNames } from './address-names';
import { stirComputers } from './computer';
import { beginAnew } from './begin';
import { Door } from './door';
import type { House, HouseOptions, Ports, Words } from './house';
import { keepLettingGo } from './let-go';
import type { Line } from './line';
import { Matches } from './matches';
import { publish } from './publish';
import { Sanctions } from './sanctions';
import { Turns } from './turns';
import { Untold } from './untold';
import type { Thinking } from '../ports/thinker';
import type { PlayerId } from '../match/player';

export interface OpenHouse {
  readonly house: House;
  readonly door: Door;
}

/** Resolves when all unfinished matches are back at their tables. Throws when a stored match does not replay. */
export async function openHouse(ports: Ports, words: Words, options: HouseOptions): Promise<OpenHouse> {
  const house: House = {
    ports,
    words,
    options,
    hall: createHall(),
    lines: new Map<PlayerId, Line>(),
    open: new Set<Line>(),
    thoughts: new Map<string, Thinking<unknown>>(),
    answering: new Set<string>(),
    names: new Turns<PlayerId>(),
    untold: new Untold(),
    addressNames: new AddressNames(options.names),
    sanctions: new Sanctions(await ports.stewardLog.sanctions()),
    callOffShutdown: null,
    detached: () => undefined,
    matches: new Matches(ports.store, (id, facts) => {
      publish(house, id, facts);
      const number = house.matches.get(id)?.table;
      const table = number === undefined ? undefined : house.hall.tables.get(number);
      if (table?.match !== id) return undefined;
      stirComputers(house, table);
      const restarted = facts.at(-1)?.after.end?.reason === 'restarted';
      return restarted ? beginAnew(house, table) : undefined;
    }),
  };
  for (const id of await ports.store.unfinished()) {
    const match = await house.matches.restore(id);
    const { table: number, rules, players } = match;
    const seats: [(typeof players)[0], (typeof players)[1]] = [players[0], players[1]];
    const table: Table = {
      number,
      game: rules.game,
      rules,
      seats,
      match: id,
      running: true,
      away: new Map(),
    };
    restoreTable(house.hall, table);
    for (const player of players) if (player.kind === 'person') markAway(house, table, player);
  }
  const door = new Door(house);
  house.detached = (work) => door.detached(work);
  for (const table of house.hall.tables.values()) stirComputers(house, table);
  door.startSweeping();
  keepLettingGo(house);
  return { house, door };
}
