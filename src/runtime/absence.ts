/** Players who are not at the table of their running match: since when, what they have missed, what the other may do. */
import { isHeldBy, opponentAt, peopleOf, seatOf, type Away, type Table } from '../hall/hall';
import type { Absence } from '../match/decide';
import { evolve } from '../match/evolve';
import type { Match } from '../match/match';
import type { Person, PlayerId } from '../match/player';
import type { Message } from '../text/message';
import { listenerOf, seatNames } from '../text/narrate';
import { narrateOpen } from '../text/narrate/match';
import { linesAt, type House } from './house';
import type { Line } from './line';
import type { Fact } from './matches';
import { sentences, viewFor } from './publish';

/** Sentences that a player who comes back is told at most. */
const MOST_MISSED = 12;

/** Notes that a player has left; the one who stays is told after a while what can be done. */
export function markAway(house: House, table: Table, person: Person): void {
  const match = table.match === null ? undefined : house.matches.get(table.match);
  watchAway(house, table, person.id, match?.version ?? 0);
}

/** version: the match's version that the person has seen last. */
function watchAway(house: House, table: Table, id: PlayerId, version: number): void {
  const away: Away = { since: house.ports.clock.now(), version, back: null };
  table.away.set(id, away);
  house.ports.clock.after(house.options.absentMs, () => {
    house.detached(() => {
      if (table.away.get(id) !== away) return;
      for (const line of linesAt(house, table)) tellChoices(house, line, table);
    });
  });
}

/** A match has begun: who holds a seat and is not at the table is away from its start on, and hears where it waits. */
export function markAbsent(house: House, table: Table): void {
  table.away.clear();
  for (const id of new Set(peopleOf(table.seats))) {
    const place = house.hall.people.get(id)?.place;
    if (place?.kind === 'table' && place.table === table.number) continue;
    watchAway(house, table, id, 0);
    house.lines.get(id)?.say(waitsAt(table, id, 'there'));
  }
}

/** That a match of this person's waits there, or where they are. */
export function waitsAt(table: Table, id: PlayerId, where: 'here' | 'there'): Message {
  const other = opponentAt(table, id);
  const opponent = other?.kind === 'person' ? other.name : (other?.kind ?? 'none');
  const code = where === 'here' ? 'match-waits-here' : 'match-waits';
  return { code, table: table.number, game: table.game, opponent };
}

/** Somebody who was away is at the table again: what happens from now on they see themselves. */
export function noteBack(house: House, table: Table, id: PlayerId): void {
  const away = table.away.get(id);
  const match = table.match === null ? undefined : house.matches.get(table.match);
  if (away !== undefined) table.away.set(id, { ...away, back: match?.version ?? 0 });
}

/** Tells a player whose opponent has been away for a while what can be done; nobody else. */
export function tellChoices(house: House, line: Line, table: Table): void {
  const id = line.person?.id;
  const match = table.match === null ? undefined : house.matches.get(table.match);
  if (id === undefined || seatOf(table, id) === null || match?.adjourned !== false) return;
  const other = match.players.find((player) => !isHeldBy(player, id));
  const waited = waitedFor(house, table, id);
  if (other?.kind !== 'person' || waited === null || waited < house.options.absentMs) return;
  const minutes = Math.ceil(Math.max(0, house.options.claimMs - waited) / 60_000);
  line.say({ code: 'absent-choices', name: other.name, minutes });
}

/**
 * Only time in which one player sits there and the other does not may count against the one who is away, so it
 * begins anew when the first of two comes back.
 */
function restartClocks(house: House, table: Table): void {
  for (const [id, { version, back }] of [...table.away])
    if (back === null) watchAway(house, table, id, version);
}

/** How long the other player has been away, for somebody who holds a seat there. */
export function absenceFor(house: House, table: Table, id: PlayerId): Absence {
  const waited = waitedFor(house, table, id);
  if (waited === null || waited < house.options.absentMs) return 'none';
  return waited >= house.options.claimMs ? 'long' : 'away';
}

/** Milliseconds for which the other player has been away; null if it is here. */
export function waitedFor(house: House, table: Table, id: PlayerId): number | null {
  const other = table.seats.find((seat) => seat !== null && !isHeldBy(seat, id));
  const away = other?.kind === 'person' ? table.away.get(other.id) : undefined;
  return away?.back === null ? house.ports.clock.now() - away.since : null;
}

/** What happened in a match after the version `from`, up to `to`, as facts. */
async function factsBetween(house: House, table: Table, from: number, to: number): Promise<readonly Fact[]> {
  if (table.match === null) return [];
  const facts: Fact[] = [];
  let match: Match | null = null;
  for (const event of await house.ports.store.read(table.match)) {
    const before: Match | null = match;
    match = evolve(before, event);
    if (match.version > from && match.version <= to) facts.push({ event, before, after: match });
  }
  return facts;
}

/** Tells somebody who is back what was missed, and forgets that they were away; then what they can still accept. */
export async function tellMissed(house: House, line: Line, table: Table): Promise<void> {
  const { person } = line;
  const away = person === null ? undefined : table.away.get(person.id);
  const match = table.match === null ? undefined : house.matches.get(table.match);
  if (person === null || away === undefined || match === undefined || table.match === null) return;
  table.away.delete(person.id);
  restartClocks(house, table);
  const facts = await factsBetween(house, table, away.version, away.back ?? match.version);
  const listener = listenerOf(viewFor(table.match, match, line));
  const names = seatNames(match.players, line.catalogue);
  const missed = sentences(facts, names, listener);
  if (missed.length > 0) line.say({ code: 'missed', count: missed.length });
  for (const message of missed.slice(-MOST_MISSED)) line.say(message);
  if (listener === null || match.end !== null) return;
  // One that was made while they were away has just been told.
  const made = new Set(facts.flatMap(({ event }) => (event.type === 'OfferMade' ? [event.offer] : [])));
  for (const message of narrateOpen(match, names, listener, made)) line.say(message);
}
