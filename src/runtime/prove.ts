/** Coming back under a name that is somebody's: the return word or password, and how often it may be wrong. */
import { fold } from '../kernel/fold';
import { ok, type Result } from '../kernel/result';
import { playerIdOf, type Person, type PlayerId } from '../match/player';
import type { Account } from '../ports/accounts';
import type { Input } from '../session/model';
import { DEFAULT_SETTINGS } from '../text/settings';
import type { House } from './house';
import type { Line } from './line';
import { arrive, come } from './login';
import { applySettings, settingsFrom } from './preferences';
import { isSteward } from './records';
import { barred, tooManyNames } from './turn-away';

/** Return words are compared without regard to case, blanks and umlauts. */
const plain = (word: string): string => fold(word).replaceAll(/[^a-z]/gu, '');

async function isRight(
  house: House,
  account: Account | null,
  word: string,
): Promise<Result<boolean, 'busy'>> {
  if (account === null) return ok(false);
  const { proof } = account;
  return proof.kind === 'password'
    ? house.ports.passwords.matches(proof.hash, word)
    : ok(plain(proof.word) === plain(word));
}

/** One try more that did not open the door; too many of them end the line. */
function notIn(house: House, line: Line, answer: Input): Input {
  line.wrongProofs += 1;
  return line.wrongProofs >= house.options.loginTries ? { type: 'triesUsedUp' } : answer;
}

/** Checks a return word or password; guessing gets slow for this name from this address. */
export async function prove(house: House, line: Line, name: string, word: string): Promise<Input> {
  const id = playerIdOf(name);
  const { attempts, log, metrics } = house.ports;
  const { address } = line.connection;
  const waitMs = attempts.begin(id, address);
  if (waitMs > 0) {
    metrics.loginRefused('tooManyTries');
    return notIn(house, line, { type: 'slowDown', minutes: Math.ceil(waitMs / 60_000) });
  }
  const account = await house.ports.accounts.find(id);
  const right = await isRight(house, account, word);
  if (!right.ok) {
    attempts.takeBack(id, address);
    metrics.loginRefused('busy');
    return { type: 'barred', message: { code: 'login-busy' } };
  }
  if (account === null || !right.value) {
    log.warn({ player: id, address }, 'wrong proof');
    metrics.loginRefused('wrongProof');
    return notIn(house, line, { type: 'proofWrong' });
  }
  attempts.succeeded(id, address);
  return comeBack(house, line, id, account);
}

async function comeBack(house: House, line: Line, id: PlayerId, account: Account): Promise<Input> {
  const { address } = line.connection;
  const now = house.ports.clock.now();
  const guestFrom = account.proof.kind === 'password' ? null : address;
  const ban = house.sanctions.banOf(id, guestFrom, now);
  if (ban !== null) return barred(house, line, ban);
  const older = house.lines.get(id)?.connection.address ?? null;
  const refusal = house.addressNames.enter(address, older);
  if (refusal !== null) return tooManyNames(house, line, id, refusal);
  line.steward = isSteward(account);
  applySettings(line, settingsFrom(account.settings, DEFAULT_SETTINGS));
  const person: Person = { kind: 'person', id: account.id, name: account.name };
  const tookOver = come(house, line, person);
  line.say({ code: tookOver ? 'login-taken-over-here' : 'login-welcome-back', name: person.name });
  if (line.steward) line.say({ code: 'steward-welcome' });
  await arrive(house, line);
  return { type: 'entered', person };
}
