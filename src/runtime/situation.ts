/** Where somebody is, as the interpreter of commands wants to know it. */
import type { Situation } from '../command/definition';
import { seatOf, type Presence, type Table } from '../hall/hall';
import type { PlayerId } from '../match/player';
import { viewOf } from '../match/view';
import { gameOf } from '../rules/registry';
import type { House } from './house';
import type { Line } from './line';

/** The presence of a line that is logged in. Throws for others: nobody else carries anything out. */
export function presenceOf(house: House, line: Line): Presence {
  const presence = line.person === null ? undefined : house.hall.people.get(line.person.id);
  if (presence === undefined) throw new Error('not in the house');
  return presence;
}

/** The table where somebody is; null elsewhere. */
export function tableOf(house: House, presence: Presence): Table | null {
  if (presence.place.kind !== 'table') return null;
  return house.hall.tables.get(presence.place.table) ?? null;
}

/** Moves and people are looked up only when a command wants to know them. */
export function situationOf(house: House, line: Line): Situation {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  const match = table?.match === null || table === null ? undefined : house.matches.get(table.match);
  return {
    place: presence.place.kind,
    game: table?.game ?? (presence.place.kind === 'saal' ? presence.place.game : null),
    seated: table !== null && seatOf(table, presence.person.id) !== null,
    phase:
      match === undefined ? null : match.end === null ? gameOf(match.state).phaseOf(match.state) : 'over',
    adjourned: match?.adjourned ?? false,
    steward: line.steward,
    get legal() {
      return match === undefined || table?.match === null || table === null
        ? []
        : viewOf(table.match, match, presence.person.id).legal;
    },
    get people() {
      return [...house.hall.people.values()].map(({ person }) => person.name);
    },
  };
}

/** Plays at that table in a match that goes on; an adjourned one keeps nobody from playing elsewhere. */
export function playsAt(house: House, table: Table | null, id: PlayerId): boolean {
  if (table?.running !== true || seatOf(table, id) === null) return false;
  return table.match === null || house.matches.get(table.match)?.adjourned !== true;
}

/** Plays where they are, so nothing else can be begun from there. */
export function isPlaying(house: House, line: Line): boolean {
  const presence = presenceOf(house, line);
  return playsAt(house, tableOf(house, presence), presence.person.id);
}

/** A running match in which this person plays here would be lost by leaving now. */
export function isAtStake(house: House, line: Line): boolean {
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  return table !== null && table.running && seatOf(table, presence.person.id) !== null;
}
