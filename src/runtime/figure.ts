/** A person's figure: the password that makes the name their own, what others may know of it, and its end. */
import { seatOf, unfinishedOf } from '../hall/hall';
import { playerIdOf, type Person } from '../match/player';
import { cleanText } from '../render/clean';
import type { Input } from '../session/model';
import type { Message } from '../text/message';
import type { PageLine } from '../text/page';
import type { House } from './house';
import type { Line } from './line';
import { changeAccount, isLineOf } from './own-account';
import { whereabouts } from './places';
import { presenceOf, tableOf } from './situation';
import { tallyLines } from './history';

const LONGEST_NAME = 40;
const DAY_MS = 86_400_000;

export async function wantPassword(house: House, line: Line): Promise<Input> {
  const { person } = presenceOf(house, line);
  const account = await house.ports.accounts.find(person.id);
  return { type: 'askPassword', old: account?.proof.kind === 'password' };
}

export async function checkOld(house: House, line: Line, password: string): Promise<Input | null> {
  const { person } = presenceOf(house, line);
  const { address } = line.connection;
  const { accounts, attempts, passwords } = house.ports;
  const waitMs = attempts.begin(person.id, address);
  if (waitMs > 0)
    return giveUp(house, line, person, { code: 'login-slow-down', minutes: Math.ceil(waitMs / 60_000) });
  const account = await accounts.find(person.id);
  if (account?.proof.kind !== 'password') return { type: 'oldWrong' };
  const right = await passwords.matches(account.proof.hash, password);
  if (!right.ok) {
    attempts.takeBack(person.id, address);
    return giveUp(house, line, person, { code: 'login-busy' });
  }
  if (right.value) attempts.succeeded(person.id, address);
  return { type: right.value ? 'oldRight' : 'oldWrong' };
}

/** Stores the new password; an owned name has no return word any more. */
export async function setPassword(house: House, line: Line, password: string): Promise<Input | null> {
  const { person } = presenceOf(house, line);
  const hash = await house.ports.passwords.hash(password);
  if (!hash.ok) return giveUp(house, line, person, { code: 'login-busy' });
  const proof = { kind: 'password', hash: hash.value } as const;
  const changed = await changeAccount(house, line, person, (account) => ({ ...account, proof }));
  if (changed !== 'changed') return giveUp(house, line, person, { code: 'not-stored' });
  house.ports.log.info({ player: person.id }, 'password set');
  return { type: 'passwordDone' };
}

/** All stays as it was. A line that is somebody's no more has been told so already. */
function giveUp(house: House, line: Line, person: Person, message: Message): null {
  if (!isLineOf(house, line, person)) return null;
  line.model = { stage: 'inside', person, asked: null };
  line.say(message);
  return null;
}

/** Gives the name up for good. Not while matches wait for it. */
export function deleteFigure(house: House, line: Line): Promise<void> {
  const { person } = presenceOf(house, line);
  return house.names.take(person.id, () => deleteIfDone(house, line, person));
}

async function deleteIfDone(house: House, line: Line, person: Person): Promise<void> {
  if (!isLineOf(house, line, person)) return;
  if (unfinishedOf(house.hall, person.id).length > 0) {
    line.say({ code: 'figure-still-plays' });
    return;
  }
  const removed = await house.ports.accounts.remove(person.id);
  if (!removed.ok) {
    line.say({ code: 'not-stored' });
    return;
  }
  house.ports.log.info({ player: person.id }, 'figure deleted');
  line.say({ code: 'figure-deleted', name: person.name });
  line.model = { stage: 'gone' };
  line.close('left');
}

/** Who somebody is, as far as everyone may know it. */
export async function finger(house: House, line: Line, name: string | null): Promise<void> {
  const own = presenceOf(house, line).person;
  const id = name === null ? own.id : playerIdOf(name);
  const presence = house.hall.people.get(id);
  const account = await house.ports.accounts.find(id);
  if (account === null) {
    line.say({ code: 'finger-unknown', name: cleanText(name ?? own.name, LONGEST_NAME) });
    return;
  }
  const table = presence === undefined ? null : tableOf(house, presence);
  const days = Math.floor((house.ports.clock.now() - account.seenAt) / DAY_MS);
  const page: PageLine[] = [
    { kind: 'heading', message: { code: 'finger-heading', name: account.name } },
    { kind: 'text', message: { code: account.proof.kind === 'password' ? 'finger-owned' : 'finger-guest' } },
    {
      kind: 'text',
      message: presence === undefined ? { code: 'finger-away', days } : { code: 'finger-here' },
    },
  ];
  if (presence !== undefined) page.push({ kind: 'text', message: whereabouts(house, presence.place) });
  if (table !== null && table.running && seatOf(table, id) !== null) {
    page.push({ kind: 'text', message: { code: 'finger-plays' } });
  }
  page.push(...(await tallyLines(house, id)));
  line.page(page);
}
