/** Moving about and looking around: rooms, tables, people. */
import { giveUpSeats, move, peopleAt, seatOf, type Presence, type Table } from '../hall/hall';
import { HALL, placeKey, type Place } from '../hall/place';
import type { PlayerId } from '../match/player';
import { GAME_IDS } from '../rules/registry';
import type { Message } from '../text/message';
import { seatNames } from '../text/narrate';
import type { Page, PageLine } from '../text/page';
import { markAway, noteBack } from './absence';
import { closeIfDeserted } from './close-table';
import { stirComputers } from './computer';
import { announcePassing, CROWD, type House } from './house';
import type { Line } from './line';
import { sendGameState, viewFor } from './publish';
import { playsAt, presenceOf, tableOf } from './situation';
import { tableLine, tablesPage } from './tables';

export function whereabouts(house: House, place: Place): Message {
  switch (place.kind) {
    case 'hall':
      return { code: 'at-hall' };
    case 'saal':
      return { code: 'at-saal', game: place.game };
    case 'table': {
      const game = house.hall.tables.get(place.table)?.game ?? 'khalaha';
      return { code: 'at-table', table: place.table, game };
    }
  }
}

/** People that `wer` names; in a large house the rest is counted. */
const LONGEST_LIST = 60;

function first<T>(all: Iterable<T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const each of all) {
    if (found.length === most) break;
    found.push(each);
  }
  return found;
}

/** Who is in the house, one line each. */
export function peoplePage(house: House): Page {
  const { people } = house.hall;
  const shown = first(people.values(), LONGEST_LIST);
  const more = people.size - shown.length;
  return [
    { kind: 'heading', message: { code: 'people-heading', count: people.size } },
    ...shown.map(({ person, place }): PageLine => ({
      kind: 'entry',
      term: person.name,
      message: whereabouts(house, place),
    })),
    ...(more === 0 ? [] : [{ kind: 'text', message: { code: 'people-more', count: more } } as const]),
  ];
}

function othersHere(house: House, presence: Presence): PageLine[] {
  const others = (house.hall.occupants.get(placeKey(presence.place))?.size ?? 1) - 1;
  if (others > CROWD) return [{ kind: 'text', message: { code: 'people-here-many', count: others } }];
  const names = peopleAt(house.hall, presence.place)
    .filter(({ person }) => person.id !== presence.person.id)
    .map(({ person }) => person.name);
  return names.length === 0
    ? []
    : [{ kind: 'text', message: { code: 'people-here', names, count: names.length } }];
}

/** The room where one is: what it is, its exits, its tables, the people; at a table also the board. */
export function look(house: House, line: Line): void {
  const presence = presenceOf(house, line);
  const { place } = presence;
  const table = tableOf(house, presence);
  if (table !== null) {
    const seat = line.catalogue;
    line.page([
      { kind: 'heading', message: { code: 'at-table', table: table.number, game: table.game } },
      { kind: 'text', message: tableLine(house, table, seat) },
      ...othersHere(house, presence),
      { kind: 'text', message: { code: 'exits-table', game: table.game } },
    ]);
    showBoard(house, line, table);
    return;
  }
  const game = place.kind === 'saal' ? place.game : null;
  line.page([
    { kind: 'heading', message: whereabouts(house, place) },
    {
      kind: 'text',
      message: game === null ? { code: 'hall-description' } : { code: 'saal-description', game },
    },
    ...othersHere(house, presence),
    { kind: 'text', message: game === null ? { code: 'exits-hall' } : { code: 'exits-saal' } },
    ...(game === null ? [] : tablesPage(house, line, game)),
  ]);
}

/** The board of the table's match, if there is one. */
export function showBoard(house: House, line: Line, table: Table): void {
  const match = table.match === null ? undefined : house.matches.get(table.match);
  if (match === undefined || table.match === null) return;
  line.board(viewFor(table.match, match, line), seatNames(match.players, line.catalogue));
}

/** Where one can go from there, as Room.Info names places. */
function exitsOf(house: House, place: Place): readonly string[] {
  switch (place.kind) {
    case 'hall':
      return GAME_IDS.map((game) => placeKey({ kind: 'saal', game }));
    case 'saal':
      return [placeKey(HALL)];
    case 'table': {
      const game = house.hall.tables.get(place.table)?.game;
      return game === undefined ? [placeKey(HALL)] : [placeKey({ kind: 'saal', game }), placeKey(HALL)];
    }
  }
}

/** Room.Info of GMCP. */
export function sendRoomInfo(house: House, line: Line): void {
  if (!line.connection.traits.gmcp || line.person === null) return;
  const { place } = presenceOf(house, line);
  line.connection.sendGmcp('Room.Info', {
    place: place.kind === 'table' ? 'table' : placeKey(place),
    table: place.kind === 'table' ? place.table : null,
    exits: exitsOf(house, place),
  });
  if (place.kind !== 'table') return;
  const id = house.hall.tables.get(place.table)?.match ?? null;
  const match = id === null ? undefined : house.matches.get(id);
  if (id !== null && match !== undefined) sendGameState(id, match, line);
}

/** Leaves the place where one is: tells those who stay, frees seats that no match holds. */
export function quitPlace(
  house: House,
  presence: Presence,
  farewell: Message,
  companions: readonly PlayerId[] = [],
): void {
  const table = tableOf(house, presence);
  announcePassing(house, presence.place, farewell, presence.person.id, ...companions);
  if (table !== null && !table.running) giveUpSeats(table, presence.person.id);
}

/**
 * Moves somebody, tells both places, and closes a table that is deserted now. Shows nothing yet.
 * companions: who goes along, and so need not be told.
 */
export function moveTo(house: House, line: Line, place: Place, companions: readonly PlayerId[] = []): void {
  const presence = presenceOf(house, line);
  const from = tableOf(house, presence);
  const { name } = presence.person;
  const waits = from !== null && from.running && seatOf(from, presence.person.id) !== null;
  const farewell = waits
    ? ({ code: 'player-walks-off', name } as const)
    : ({ code: 'walks-off', name } as const);
  quitPlace(house, presence, farewell, companions);
  if (waits) markAway(house, from, presence.person);
  move(house.hall, presence, place);
  if (from !== null) {
    stirComputers(house, from);
    closeIfDeserted(house, from);
  }
  const to = tableOf(house, presence);
  if (to !== null) {
    noteBack(house, to, presence.person.id);
    stirComputers(house, to);
  }
  const code = playsAt(house, tableOf(house, presence), presence.person.id) ? 'came-back' : 'walks-in';
  announcePassing(house, place, { code, name }, presence.person.id, ...companions);
  sendRoomInfo(house, line);
}
