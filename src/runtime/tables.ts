/** The list of tables: what is played at each, who sits there, who is away, how many watch. */
import { freeSeat, peopleAt, seatOf, type Table } from '../hall/hall';
import { placeKey } from '../hall/place';
import { SIDES, SOUTH, type Side } from '../rules/game';
import { gameOf, type GameId } from '../rules/registry';
import type { Catalogue } from '../text/catalogue';
import type { Message } from '../text/message';
import type { Page, PageLine } from '../text/page';
import type { House } from './house';
import type { Line } from './line';

type Occupation = Pick<
  Extract<Message, { readonly code: 'table-line' }>,
  'seats' | 'south' | 'north' | 'away' | 'absent'
>;

/** The state of a table in one neutral word; its sentence is the language's affair. */
export function tableState(
  house: House,
  table: Table,
): 'waiting' | 'empty' | 'adjourned' | 'filling' | 'playing' | 'over' {
  const match = table.match === null ? undefined : house.matches.get(table.match);
  if (match !== undefined && match.end === null) {
    if (match.adjourned) return 'adjourned';
    return gameOf(match.state).phaseOf(match.state) === 'filling' ? 'filling' : 'playing';
  }
  if (table.seats.every((seat) => seat === null)) return 'empty';
  return match === undefined || freeSeat(table) !== null ? 'waiting' : 'over';
}

/** Empty for a free seat. */
function seatName(table: Table, side: Side, catalogue: Catalogue): string {
  const player = table.seats[side];
  if (player === null) return '';
  return player.kind === 'person'
    ? player.name
    : catalogue.say({ code: 'seat-computer', level: player.level });
}

/** Which seats are taken, and which players of a running match are not at the table. */
function occupation(table: Table, catalogue: Catalogue): Occupation {
  const taken = SIDES.filter((side) => table.seats[side] !== null);
  const [south, north] = [seatName(table, 0, catalogue), seatName(table, 1, catalogue)];
  const [first] = taken;
  const alone = taken.length === 2 && table.seats.every((seat) => seat?.kind === 'person') && south === north;
  const one = first === undefined ? 'none' : first === SOUTH ? 'south' : 'north';
  const seats = alone ? 'alone' : taken.length === 2 ? 'both' : one;
  const gone = SIDES.filter((side) => {
    const seat = table.seats[side];
    return seat?.kind === 'person' && table.away.has(seat.id) && !(alone && side !== SOUTH);
  });
  const [absent] = gone;
  const away = gone.length === 2 ? 'both' : absent === undefined ? 'none' : 'one';
  return { seats, south, north, away, absent: absent === undefined ? '' : ([south, north][absent] ?? '') };
}

export function tableLine(house: House, table: Table, catalogue: Catalogue): Message {
  const present = peopleAt(house.hall, { kind: 'table', table: table.number });
  return {
    code: 'table-line',
    game: table.game,
    state: tableState(house, table),
    ...occupation(table, catalogue),
    watchers: present.filter(({ person }) => seatOf(table, person.id) === null).length,
  };
}

/** Tables that are listed; in a large house the rest is counted. */
const LONGEST_LIST = 60;

/** What somebody who looks for a table wants to see first: where one can join, then where one can watch. */
function rankOf(house: House, table: Table): number {
  if (!table.running && freeSeat(table) !== null) return 0;
  const deserted =
    (house.hall.occupants.get(placeKey({ kind: 'table', table: table.number }))?.size ?? 0) === 0;
  return deserted ? 2 : 1;
}

/** The tables to be shown, by number, and how many more there are; those that nobody can do anything with come last. */
function listed(
  house: House,
  game: GameId | null,
): { readonly shown: readonly Table[]; readonly more: number } {
  const ranks: readonly Table[][] = [[], [], []];
  let count = 0;
  for (const table of house.hall.tables.values()) {
    if (game !== null && table.game !== game) continue;
    count += 1;
    const rank = ranks[rankOf(house, table)];
    if (rank !== undefined && rank.length < LONGEST_LIST) rank.push(table);
  }
  const shown = ranks.flat().slice(0, LONGEST_LIST);
  return { shown: shown.sort((a, b) => a.number - b.number), more: count - shown.length };
}

/** The tables of one game, or of the whole house. */
export function tablesPage(house: House, line: Line, game: GameId | null): Page {
  const { shown, more } = listed(house, game);
  if (shown.length === 0) return [{ kind: 'text', message: { code: 'tables-none' } }];
  return [
    ...shown.map((table): PageLine => ({
      kind: 'entry',
      term: line.catalogue.say({ code: 'table-name', table: table.number }),
      message: tableLine(house, table, line.catalogue),
    })),
    ...(more === 0 ? [] : [{ kind: 'text', message: { code: 'tables-more', count: more } } as const]),
  ];
}
