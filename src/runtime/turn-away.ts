/** Keeps somebody out who asks to come in, and tells the host. */
import type { PlayerId } from '../match/player';
import type { Entry } from '../ports/steward-log';
import type { Input } from '../session/model';
import type { NamesRefusal } from './address-names';
import type { House } from './house';
import type { Line } from './line';
import { banMessage } from './records';

export function barred(house: House, line: Line, ban: Entry): Input {
  const { id: connection, address } = line.connection;
  house.ports.metrics.loginRefused('banned');
  house.ports.log.info({ player: ban.whom?.id ?? null, connection, address }, 'kept out by a ban');
  return { type: 'barred', message: banMessage(ban) };
}

/** From this address come too many names. */
export function tooManyNames(house: House, line: Line, player: PlayerId, refusal: NamesRefusal): Input {
  const { id: connection, address } = line.connection;
  house.ports.metrics.loginRefused('tooManyNames');
  house.ports.log.info({ player, connection, address, refusal: refusal.kind }, 'kept out, too many names');
  return refusal.kind === 'tooManyInside'
    ? { type: 'barred', message: { code: 'login-too-many-inside' } }
    : { type: 'barred', message: { code: 'login-too-many-new', minutes: refusal.minutes } };
}
