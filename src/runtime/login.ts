/** Coming in and going out: names, taking over from an older line, leaving. */
import { depart, enter, seatOf, unfinishedOf, type Table } from '../hall/hall';
import { HALL, type Place } from '../hall/place';
import { err } from '../kernel/result';
import { playerIdOf, type Person, type PlayerId } from '../match/player';
import type { Account } from '../ports/accounts';
import type { CloseReason } from '../ports/connection';
import type { Input } from '../session/model';
import { START } from '../session/update';
import { markAway, noteBack, tellChoices, tellMissed, waitsAt } from './absence';
import { closeIfDeserted } from './close-table';
import { stirComputers } from './computer';
import { announcePassing, type House } from './house';
import { endChallenges } from './lapse';
import type { Line } from './line';
import { look, quitPlace, sendRoomInfo } from './places';
import { storedSettings } from './preferences';
import { presenceOf, tableOf } from './situation';
import { barred, tooManyNames } from './turn-away';

/** A guest's name is free again when nobody uses it, no match waits under it, and they have been told how each ended. */
export function isFree(house: House, account: Account | null, id: PlayerId): boolean {
  if (house.lines.has(id)) return false;
  if (account === null) return true;
  if (account.proof.kind === 'password' || unfinishedOf(house.hall, id).length > 0) return false;
  // Their return word was promised to bring them back while a match waited, however that has ended since.
  return house.untold.of(id, house.ports.clock.now()).length === 0;
}

export async function lookUp(house: House, name: string): Promise<Input> {
  const id = playerIdOf(name);
  const account = await house.ports.accounts.find(id);
  if (isFree(house, account, id)) return { type: 'nameIsFree', name };
  const proof = account?.proof.kind ?? 'returnWord';
  return { type: 'nameNeedsProof', name: account?.name ?? name, proof };
}

/** Two plain words that nobody else can guess in the few tries there are. */
function newReturnWord(house: House): string {
  const { returnWords } = house.words;
  const pick = (): string => returnWords[house.ports.entropy.below(returnWords.length)] ?? '';
  return `${pick()} ${pick()}`;
}

/** A name that nobody has: a guest name, with a letter more while it is taken. */
export async function guestName(house: House): Promise<string> {
  const { guestNames } = house.words;
  let name = guestNames[house.ports.entropy.below(guestNames.length)] ?? 'Gast';
  for (;;) {
    const id = playerIdOf(name);
    if (isFree(house, await house.ports.accounts.find(id), id)) return name;
    const letter = String.fromCharCode('a'.charCodeAt(0) + house.ports.entropy.below(26));
    name =
      name.length < 16 ? name + letter : (guestNames[house.ports.entropy.below(guestNames.length)] ?? 'Gast');
  }
}

/** Enters under a free name as a guest; somebody may have been faster, then the proof is asked for. */
export function enterAsGuest(house: House, line: Line, name: string): Promise<Input | null> {
  return house.names.take(playerIdOf(name), () => enterIfFree(house, line, name));
}

async function enterIfFree(house: House, line: Line, name: string): Promise<Input | null> {
  const id = playerIdOf(name);
  const { accounts } = house.ports;
  const earlier = await accounts.find(id);
  if (!isFree(house, earlier, id)) return lookUp(house, name);
  const now = house.ports.clock.now();
  const ban = house.sanctions.banOf(id, line.connection.address, now);
  if (ban !== null) return barred(house, line, ban);
  const refusal = house.addressNames.enterAnew(line.connection.address, id, now);
  if (refusal !== null) return tooManyNames(house, line, id, refusal);
  const word = newReturnWord(house);
  const account: Account = {
    id,
    name,
    proof: { kind: 'returnWord', word },
    settings: storedSettings(line.settings),
    steward: false,
    createdAt: now,
    seenAt: now,
  };
  // A house that was killed leaves guests behind; what they have played is not the newcomer's.
  const freed = earlier === null || (await accounts.remove(id)).ok;
  const stored = freed ? await accounts.add(account) : err('unavailable');
  if (!stored.ok) {
    // A return word that is not kept would let nobody back to a seat.
    house.addressNames.leave(line.connection.address);
    line.model = START;
    line.say({ code: 'not-stored' });
    return null;
  }
  const person: Person = { kind: 'person', id, name };
  come(house, line, person);
  line.say({ code: 'login-welcome-guest', name, word });
  await arrive(house, line);
  return { type: 'entered', person };
}

/** The own table whose match waits to be played on; not one that was adjourned. */
function waitingTable(house: House, id: PlayerId): Table | null {
  const running = unfinishedOf(house.hall, id).filter(
    (table) => table.match !== null && house.matches.get(table.match)?.adjourned === false,
  );
  return running[0] ?? null;
}

/** Puts the person, whose name was counted for the address, into the house on this line; true if an older line of the same person ended by it. */
export function come(house: House, line: Line, person: Person): boolean {
  const older = house.lines.get(person.id);
  line.person = person;
  house.lines.set(person.id, line);
  const { id: connection, address } = line.connection;
  house.ports.log.info({ player: person.id, connection, address }, 'entered');
  if (older !== undefined) {
    house.addressNames.leave(older.connection.address);
    older.person = null;
    older.model = { stage: 'gone' };
    older.say({ code: 'login-taken-over-there' });
    older.close('takenOver');
    return true;
  }
  const table = waitingTable(house, person.id);
  const place: Place = table === null ? HALL : { kind: 'table', table: table.number };
  enter(house.hall, person, place);
  if (table !== null) noteBack(house, table, person.id);
  const back = table === null ? 'came-in' : 'came-back';
  announcePassing(house, place, { code: back, name: person.name }, person.id);
  return false;
}

/** What somebody reads who has just come: matches that wait, and the place where they are. */
export async function arrive(house: House, line: Line): Promise<void> {
  const presence = presenceOf(house, line);
  const here = tableOf(house, presence);
  for (const table of unfinishedOf(house.hall, presence.person.id)) {
    line.say(waitsAt(table, presence.person.id, table === here ? 'here' : 'there'));
  }
  if (here !== null) {
    await tellMissed(house, line, here);
    if (line.person === null) return;
    tellChoices(house, line, here);
  }
  look(house, line);
  sendRoomInfo(house, line);
}

/** The line has ended, or its person leaves: those there are told, the seat of a running match stays. */
export async function leave(house: House, line: Line, reason: CloseReason): Promise<void> {
  const { person } = line;
  if (person === null || house.lines.get(person.id) !== line) return;
  const presence = presenceOf(house, line);
  const table = tableOf(house, presence);
  const waits = table !== null && table.running && seatOf(table, person.id) !== null;
  const code =
    reason === 'left' || reason === 'removed'
      ? waits
        ? 'player-left-house'
        : 'left-house'
      : waits
        ? 'player-line-lost'
        : 'line-lost';
  quitPlace(house, presence, { code, name: person.name });
  if (waits) markAway(house, table, person);
  endChallenges(house, [person.id], 'gone');
  depart(house.hall, presence);
  house.lines.delete(person.id);
  house.addressNames.leave(line.connection.address);
  line.person = null;
  if (table !== null) {
    stirComputers(house, table);
    closeIfDeserted(house, table);
  }
  house.ports.log.info({ player: person.id, connection: line.connection.id, reason }, 'left');
  await house.names.take(person.id, () => noteLeft(house, person.id));
}

/** A guest's name is given up, unless it is not free yet or somebody has taken it since. */
async function noteLeft(house: House, id: PlayerId): Promise<void> {
  const { accounts, clock } = house.ports;
  const account = await accounts.find(id);
  if (isFree(house, account, id)) await accounts.remove(id);
  else if (account !== null) await accounts.save({ ...account, seenAt: clock.now() });
}
