/** Going about, sitting down, watching, standing up, leaving, and coming back to one's seat. */
import {
  freeSeat,
  opponentAt,
  peopleOf,
  seatOf,
  unfinishedOf,
  type Presence,
  type Table,
} from '../hall/hall';
import { HALL, placeKey, type Place } from '../hall/place';
import type { Destination } from '../command/intent';
import { opponentOf, SOUTH, type Side } from '../rules/game';
import { tellChoices, tellMissed, waitsAt } from './absence';
import { begin } from './begin';
import { clearTable } from './close-table';
import { announce, type House } from './house';
import { endChallenges } from './lapse';
import type { Line } from './line';
import { mayBegin } from './open-matches';
import { wish } from './play';
import { look, moveTo, showBoard } from './places';
import { isAtStake, isPlaying, playsAt, presenceOf, tableOf } from './situation';

function placeOf(house: House, presence: Presence, to: Destination): Place | null {
  switch (to.kind) {
    case 'hall':
      return HALL;
    case 'saal':
      return to;
    case 'table':
      return house.hall.tables.has(to.table) ? to : null;
    case 'out': {
      const table = tableOf(house, presence);
      return table === null ? HALL : { kind: 'saal', game: table.game };
    }
  }
}

/** Goes to a place; where one's own match waits, that is coming back to it. */
export async function go(house: House, line: Line, to: Destination): Promise<void> {
  const presence = presenceOf(house, line);
  const place = placeOf(house, presence, to);
  if (place === null) {
    line.say({ code: 'no-such-table', table: to.kind === 'table' ? to.table : 0 });
    return;
  }
  if (placeKey(place) === placeKey(presence.place)) {
    line.say({ code: 'already-there' });
    return;
  }
  const table = place.kind === 'table' ? house.hall.tables.get(place.table) : undefined;
  if (table?.running === true && seatOf(table, presence.person.id) !== null) {
    await comeBack(house, line, table);
    return;
  }
  const from = tableOf(house, presence);
  const waits = from !== null && playsAt(house, from, presence.person.id);
  moveTo(house, line, place);
  look(house, line);
  if (waits) line.say(waitsAt(from, presence.person.id, 'there'));
}

/** Takes the free seat of a table; the match begins when both are taken. */
export async function sit(house: House, line: Line, number: number | null): Promise<void> {
  const presence = presenceOf(house, line);
  const here = tableOf(house, presence);
  const table = number === null ? here : (house.hall.tables.get(number) ?? null);
  if (table === null) {
    line.say(number === null ? { code: 'which-table' } : { code: 'no-such-table', table: number });
    return;
  }
  const own = seatOf(table, presence.person.id);
  if (own !== null) {
    if (here === table) line.say({ code: 'already-seated', table: table.number });
    else await comeBack(house, line, table);
    return;
  }
  const side = freeSeat(table);
  if (side === null) {
    line.say({ code: 'no-free-seat', table: table.number, here: here === table ? 'yes' : 'no' });
    return;
  }
  if (isPlaying(house, line)) {
    line.say({ code: 'busy-here' });
    return;
  }
  if (!mayBegin(house, line, presence.person)) return;
  table.seats[side] = presence.person;
  const arrive = (): void => {
    // They may be on a newer line by then, or on none.
    const now = house.lines.get(presence.person.id);
    if (now !== undefined) sitDown(house, now, table);
  };
  if (table.seats[opponentOf(side)] === null) {
    arrive();
    line.say({ code: 'waits-for-opponent', table: table.number });
  } else if (!(await begin(house, table, arrive))) {
    line.say({ code: 'not-stored' });
    table.seats[side] = null;
    clearTable(house, table);
  }
}

/** Goes to the table if need be; everyone there is told who sits now. */
function sitDown(house: House, line: Line, table: Table): void {
  const presence = presenceOf(house, line);
  const { name, id } = presence.person;
  if (tableOf(house, presence) !== table) {
    moveTo(house, line, { kind: 'table', table: table.number });
  }
  const sat = { code: 'sat-down', name, table: table.number } as const;
  announce(house, `table-${table.number}`, { ...sat, to: 'watcher' }, id);
  line.say({ ...sat, to: 'you' });
}

/** Sees the board from that side from now on, wherever only watching. */
export function watchFrom(house: House, line: Line, side: Side): void {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  if (table !== null && seatOf(table, presence.person.id) !== null) {
    line.say({ code: 'sees-own-side' });
    return;
  }
  line.watchedFrom = side;
  line.say({ code: 'watches-from', side: side === SOUTH ? 'south' : 'north' });
  if (table !== null) showBoard(house, line, table);
}

/** Stands up from a table without a running match of one's own. */
export function standUp(house: House, line: Line): void {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  if (table === null) {
    line.say({ code: 'not-at-a-table' });
    return;
  }
  if (isPlaying(house, line)) {
    line.say({ code: 'match-keeps-seat' });
    return;
  }
  moveTo(house, line, { kind: 'saal', game: table.game });
  look(house, line);
}

/** Leaves the game: a running match is resigned first (the session has asked whether it is meant). */
export async function leaveTable(house: House, line: Line): Promise<void> {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  if (table !== null && isAtStake(house, line)) {
    line.leaving = true;
    const resigned = await wish(house, line, table, { type: 'resign' });
    line.leaving = false;
    // On a newer line they sit there still, and read it there.
    if (!resigned || line.person === null) return;
  }
  standUp(house, line);
}

/** Back at one's seat: the board, unless it follows anyway, and those there are told. */
export async function comeBack(house: House, line: Line, table: Table, shows = true): Promise<void> {
  moveTo(house, line, { kind: 'table', table: table.number });
  if (isPlaying(house, line)) endChallenges(house, peopleOf([line.person]), 'plays');
  line.say({ code: 'back-at-seat', table: table.number });
  await tellMissed(house, line, table);
  if (line.person === null) return;
  tellChoices(house, line, table);
  if (shows) showBoard(house, line, table);
}

/** Goes back to an unfinished match of one's own and takes it up again. */
export async function resume(house: House, line: Line, number: number | null): Promise<void> {
  const presence = presenceOf(house, line);
  const own = unfinishedOf(house.hall, presence.person.id);
  const here = tableOf(house, presence);
  if (number === null && own.length > 1 && (here === null || !own.includes(here))) {
    const tables = own.map((each) => String(each.number));
    line.say({ code: 'resume-which', tables, first: tables[0] ?? '' });
    return;
  }
  const table =
    number === null
      ? (own.find((candidate) => candidate === here) ?? own[0])
      : own.find((candidate) => candidate.number === number);
  if (table === undefined || table.match === null) {
    const others = own.filter((each) => each !== here).map((each) => String(each.number));
    if (number === null || others.length === 0) line.say({ code: 'nothing-to-resume' });
    else line.say({ code: 'nothing-to-resume-there', table: number, tables: others });
    return;
  }
  const match = house.matches.get(table.match);
  if (here !== table) await comeBack(house, line, table, match?.adjourned !== true);
  else if (match?.adjourned !== true) {
    line.say({ code: 'match-runs-already' });
    showBoard(house, line, table);
  }
  if (match?.adjourned !== true) return;
  const other = opponentAt(table, presence.person.id);
  const waiting = other?.kind === 'person' ? house.hall.people.get(other.id) : undefined;
  if (other?.kind === 'person' && (waiting === undefined || tableOf(house, waiting) !== table)) {
    line.say({ code: 'resume-waits', name: other.name });
    const invitation = { code: 'resume-wanted', name: presence.person.name, table: table.number } as const;
    house.lines.get(other.id)?.say(invitation);
    return;
  }
  if (await wish(house, line, table, { type: 'resume' }))
    endChallenges(house, peopleOf(table.seats), 'plays');
}
