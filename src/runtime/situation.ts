/** Where somebody is, as the interpreter of commands wants to know it. */
import type { Moment, Situation } from '../command/definition';
import { freeSeat, seatOf, unfinishedOf, type Presence, type Table } from '../hall/hall';
import { OFFERS } from '../match/intent';
import { hasOpenOffer, type Match } from '../match/match';
import type { PlayerId } from '../match/player';
import { sideOf, viewOf } from '../match/view';
import { opponentOf } from '../rules/game';
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

/** What the moment offers to somebody, each thing looked up only when it is asked for. */
function momentOf(house: House, line: Line, presence: Presence, table: Table | null, match?: Match): Moment {
  const { hall } = house;
  const { id } = presence.person;
  const side = match === undefined ? null : sideOf(match, id);
  const challenged = (): boolean =>
    [...hall.challenges.values()].some(({ from, to }) => to.id === id && !line.ignored.has(from.id));
  const offered = (): boolean =>
    match?.end === null &&
    OFFERS.some((offer) => side !== null && match.offers[offer]?.by === opponentOf(side));
  return {
    get challenged() {
      return challenged() || offered();
    },
    get declinable() {
      const open = side !== null && match?.end === null && hasOpenOffer(match);
      return challenged() || hall.challenges.has(id) || open;
    },
    replaying: line.replay !== null,
    get opponentAway() {
      return table !== null && [...table.away.keys()].some((away) => away !== id);
    },
    get freeSeat() {
      const tables = table === null ? [...hall.tables.values()] : [table];
      return tables.some((each) => !each.running && freeSeat(each) !== null);
    },
    get otherTable() {
      return hall.tables.size > (table === null ? 0 : 1);
    },
    get resumable() {
      return unfinishedOf(hall, id).some((own) => own !== table || match?.adjourned === true);
    },
    hints: match?.hints === true,
    get mayAct() {
      return match !== undefined && side !== null && gameOf(match.state).mayAct(match.state, side);
    },
  };
}

/** Moves, people and the moment are looked up only when a command wants to know them. */
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
    get moment() {
      return momentOf(house, line, presence, table, match);
    },
  };
}

/** Plays at that table in a match that goes on; an adjourned one keeps nobody from playing elsewhere. */
export function playsAt(house: House, table: Table | null, id: PlayerId): boolean {
  if (table === null || table.match === null || seatOf(table, id) === null) return false;
  const match = house.matches.get(table.match);
  return match?.end === null && !match.adjourned;
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
