/** Players who are not at the table of their running match: since when, what they have missed, what the other may do. */
import { isHeldBy, seatOf, type Away, type Table } from '../hall/hall';
import type { Absence } from '../match/decide';
import { evolve } from '../match/evolve';
import type { Match } from '../match/match';
import type { Person, PlayerId } from '../match/player';
import { listenerOf, seatNames } from '../text/narrate';
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
  const away: Away = { since: house.ports.clock.now(), version };
  table.away.set(id, away);
  house.ports.clock.after(house.options.absentMs, () => {
    if (table.away.get(id) !== away) return;
    for (const line of linesAt(house, table)) tellChoices(house, line, table);
    house.flush();
  });
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
  for (const [id, { version }] of [...table.away]) watchAway(house, table, id, version);
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
  return away === undefined ? null : house.ports.clock.now() - away.since;
}

/** What happened in a match from a version on, as facts. */
async function factsSince(house: House, table: Table, version: number): Promise<readonly Fact[]> {
  if (table.match === null) return [];
  const facts: Fact[] = [];
  let match: Match | null = null;
  for (const event of await house.ports.store.read(table.match)) {
    const before: Match | null = match;
    match = evolve(before, event);
    if (match.version > version) facts.push({ event, before, after: match });
  }
  return facts;
}

/** Tells somebody who is back what was missed, and forgets that they were away. */
export async function tellMissed(house: House, line: Line, table: Table): Promise<void> {
  const { person } = line;
  const away = person === null ? undefined : table.away.get(person.id);
  const match = table.match === null ? undefined : house.matches.get(table.match);
  if (person === null || away === undefined || match === undefined || table.match === null) return;
  table.away.delete(person.id);
  restartClocks(house, table);
  const facts = await factsSince(house, table, away.version);
  if (facts.length === 0) return;
  const listener = listenerOf(viewFor(table.match, match, line));
  const missed = sentences(facts, seatNames(match.players, line.catalogue), listener);
  line.say({ code: 'missed', count: missed.length });
  for (const message of missed.slice(-MOST_MISSED)) line.say(message);
}
