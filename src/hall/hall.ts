/**
 * Who is where: rooms, tables, audiences, challenges. The one mutable record of the house's floor plan; it has
 * no I/O, and its functions neither wait nor know of time. What must outlive the process is in the matches.
 */
import type { MatchId } from '../match/events';
import { fold } from '../kernel/fold';
import type { Person, Player, PlayerId } from '../match/player';
import { opponentOf, SIDES, type Side } from '../rules/game';
import type { GameId, GameRules } from '../rules/registry';
import { placeKey, type Place } from './place';

/** Somebody who is in the house now, with a line. */
export interface Presence {
  readonly person: Person;
  place: Place;
}

export interface Table {
  readonly number: number;
  readonly game: GameId;
  /** The house rules of its next match. */
  rules: GameRules;
  /** Who holds the seats; they may be away while their match is unfinished. */
  readonly seats: [Player | null, Player | null];
  /** The running match, or the last one; null before the first. */
  match: MatchId | null;
  /** The match has no end yet, or one is being begun: the seats are held. */
  running: boolean;
  /** Players of the running match who are not at the table. */
  readonly away: Map<PlayerId, Away>;
}

export interface Away {
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** The match's version that they have seen last. */
  readonly version: number;
  /** null while they are away; else the version when they came back: what follows they see themselves. */
  readonly back: number | null;
}

export interface Challenge {
  readonly from: Person;
  readonly to: Person;
  readonly rules: GameRules;
}

export interface Hall {
  readonly people: Map<PlayerId, Presence>;
  readonly occupants: Map<string, Set<PlayerId>>;
  readonly tables: Map<number, Table>;
  /** At most one from each person. */
  readonly challenges: Map<PlayerId, Challenge>;
}

export const createHall = (): Hall => ({
  people: new Map(),
  occupants: new Map(),
  tables: new Map(),
  challenges: new Map(),
});

function occupy(hall: Hall, id: PlayerId, place: Place): void {
  const key = placeKey(place);
  const there = hall.occupants.get(key);
  if (there === undefined) hall.occupants.set(key, new Set([id]));
  else there.add(id);
}

function vacate(hall: Hall, id: PlayerId, place: Place): void {
  const key = placeKey(place);
  const there = hall.occupants.get(key);
  there?.delete(id);
  if (there?.size === 0) hall.occupants.delete(key);
}

export function enter(hall: Hall, person: Person, place: Place): Presence {
  const presence: Presence = { person, place };
  hall.people.set(person.id, presence);
  occupy(hall, person.id, place);
  return presence;
}

export function depart(hall: Hall, presence: Presence): void {
  vacate(hall, presence.person.id, presence.place);
  hall.people.delete(presence.person.id);
  hall.challenges.delete(presence.person.id);
  for (const challenge of hall.challenges.values()) {
    if (challenge.to.id === presence.person.id) hall.challenges.delete(challenge.from.id);
  }
}

export function move(hall: Hall, presence: Presence, place: Place): void {
  vacate(hall, presence.person.id, presence.place);
  presence.place = place;
  occupy(hall, presence.person.id, place);
}

/** Everyone with a line at that place, in the order in which they came. */
export function peopleAt(hall: Hall, place: Place): readonly Presence[] {
  const present: Presence[] = [];
  for (const id of hall.occupants.get(placeKey(place)) ?? []) {
    const presence = hall.people.get(id);
    if (presence !== undefined) present.push(presence);
  }
  return present;
}

/** Opens a table with the lowest number that is free. */
export function openTable(hall: Hall, game: GameId, rules: GameRules): Table {
  let number = 1;
  while (hall.tables.has(number)) number += 1;
  const table: Table = {
    number,
    game,
    rules,
    seats: [null, null],
    match: null,
    running: false,
    away: new Map(),
  };
  hall.tables.set(number, table);
  return table;
}

/** Puts a table with an unfinished match back to its place, after a start. */
export function restoreTable(hall: Hall, table: Table): void {
  hall.tables.set(table.number, table);
}

/** The ids of those among the players who are people. */
export const peopleOf = (players: readonly (Player | null)[]): readonly PlayerId[] =>
  players.flatMap((player) => (player?.kind === 'person' ? [player.id] : []));

/** The seat that a person holds; for both seats the first; null for none. */
export const seatOf = (table: Table, id: PlayerId): Side | null =>
  SIDES.find((side) => isHeldBy(table.seats[side], id)) ?? null;

export const isHeldBy = (seat: Player | null, id: PlayerId): boolean =>
  seat !== null && seat.kind === 'person' && seat.id === id;

export const freeSeat = (table: Table): Side | null =>
  SIDES.find((side) => table.seats[side] === null) ?? null;

/** The player in the other seat; null when it is empty or one's own. */
export function opponentAt(table: Table, id: PlayerId): Player | null {
  const side = seatOf(table, id);
  if (side === null) return null;
  const other = table.seats[opponentOf(side)];
  return isHeldBy(other, id) ? null : other;
}

/** Frees the seats that a person holds. Only for tables without a running match. */
export function giveUpSeats(table: Table, id: PlayerId): void {
  for (const side of SIDES) if (isHeldBy(table.seats[side], id)) table.seats[side] = null;
}

/** Removes the table when nobody is there and no match is unfinished; true if it is gone. */
export function closeIfDeserted(hall: Hall, table: Table): boolean {
  const deserted = peopleAt(hall, { kind: 'table', table: table.number }).length === 0;
  if (!deserted || table.running) return false;
  return hall.tables.delete(table.number);
}

/** The tables with an unfinished match of that person, newest match first. */
export const unfinishedOf = (hall: Hall, id: PlayerId): readonly Table[] =>
  [...hall.tables.values()]
    .filter((table) => table.running && seatOf(table, id) !== null)
    .sort((a, b) => (b.match ?? 0) - (a.match ?? 0));

export type Found =
  | { readonly kind: 'one'; readonly presence: Presence }
  | { readonly kind: 'none' }
  | { readonly kind: 'many'; readonly names: readonly string[] };

/** A person in the house by name or by an unambiguous beginning of it. */
export function findPerson(hall: Hall, name: string): Found {
  const wanted = fold(name);
  const exact = hall.people.get(wanted as PlayerId);
  if (exact !== undefined) return { kind: 'one', presence: exact };
  const near = [...hall.people.values()].filter((presence) => presence.person.id.startsWith(wanted));
  const [first] = near;
  if (first === undefined || wanted === '') return { kind: 'none' };
  if (near.length === 1) return { kind: 'one', presence: first };
  return { kind: 'many', names: near.map((presence) => presence.person.name) };
}
