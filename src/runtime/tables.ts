/** The list of tables: what is played at each, who sits there, who is away, how many watch. */
import { freeSeat, peopleAt, seatOf, tablesOf, type Table } from '../hall/hall';
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

/** The tables of one game, or of the whole house. */
export function tablesPage(house: House, line: Line, game: GameId | null): Page {
  const tables = tablesOf(house.hall, game);
  if (tables.length === 0) return [{ kind: 'text', message: { code: 'tables-none' } }];
  return tables.map((table): PageLine => ({
    kind: 'entry',
    term: line.catalogue.say({ code: 'table-name', table: table.number }),
    message: tableLine(house, table, line.catalogue),
  }));
}
