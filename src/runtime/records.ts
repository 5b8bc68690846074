/** The stewards' log: how entries are made, and what follows from them for somebody who comes or talks. */
import type { Account } from '../ports/accounts';
import type { Entry } from '../ports/steward-log';
import type { Message } from '../text/message';
import type { House } from './house';
import type { Line } from './line';
import { presenceOf } from './situation';

/** UTC, by the minute. */
export const momentOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

export const untilOf = ({ until }: Pick<Entry, 'until'>): string =>
  until === null ? 'ever' : momentOf(until);

/** Owns the name by a password and was made a steward at the machine. */
export const isSteward = (account: Account | null): boolean =>
  account?.steward === true && account.proof.kind === 'password';

export const banMessage = (ban: Entry): Message => ({
  code: 'login-banned',
  until: untilOf(ban),
  reason: ban.text,
});

/** Says why somebody may not talk; false if they may. */
export function isMuted(house: House, line: Line): boolean {
  const mute = line.person === null ? null : house.sanctions.muteOf(line.person.id);
  if (mute === null) return false;
  line.say({ code: 'muted', reason: mute.text });
  return true;
}

type NewEntry = Pick<Entry, 'kind' | 'text'> & Partial<Entry>;

/** Stores the entry; false, and said, if it cannot be kept. Then nothing may follow from it. */
export async function record(house: House, line: Line, entry: NewEntry): Promise<boolean> {
  const { clock, stewardLog, log } = house.ports;
  const { id, name } = presenceOf(house, line).person;
  const whole: Entry = {
    at: clock.now(),
    by: { id, name },
    whom: null,
    until: null,
    address: null,
    ...entry,
  };
  const stored = await stewardLog.add(whole);
  if (!stored.ok) {
    line.say({ code: 'not-stored' });
    return false;
  }
  house.sanctions.note(whole);
  log.info({ act: whole.kind, by: id, whom: whole.whom?.id ?? null }, 'recorded for the stewards');
  return true;
}
