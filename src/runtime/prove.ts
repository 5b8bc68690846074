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
import { isLineOf } from './own-account';
import { applySettings, settingsFrom } from './preferences';
import { isSteward } from './records';
import { clientKnown } from './screen-reader';
import { tellUntold } from './tell-end';
import { barred, tooManyNames } from './turn-away';

/** Return words are compared without regard to case, blanks and umlauts. */
const plain = (word: string): string => fold(word).replaceAll(/[^a-z]/gu, '');

async function isRight(house: House, account: Account, word: string): Promise<Result<boolean, 'busy'>> {
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
  const { attempts, metrics } = house.ports;
  const { address } = line.connection;
  const waitMs = attempts.begin(id, address);
  if (waitMs > 0) {
    metrics.loginRefused('tooManyTries');
    return notIn(house, line, { type: 'slowDown', minutes: Math.ceil(waitMs / 60_000) });
  }
  const account = await house.ports.accounts.find(id);
  if (account === null) {
    attempts.takeBack(id, address);
    return { type: 'nameIsFree', name };
  }
  const right = await isRight(house, account, word);
  if (!right.ok) {
    attempts.takeBack(id, address);
    metrics.loginRefused('busy');
    return { type: 'barred', message: { code: 'login-busy' } };
  }
  if (!right.value) return wrong(house, line, id);
  await clientKnown(house, line);
  // Only now, since checking is slow and guesses shall not wait for each other.
  const came = await house.names.take(id, () => comeBack(house, line, id, account));
  // A newer line may have taken over from this one in the next turn of the name.
  if (came.type === 'entered' && isLineOf(house, line, came.person)) {
    tellUntold(house, line, came.person.id);
    await arrive(house, line);
  }
  return came;
}

function wrong(house: House, line: Line, id: PlayerId): Input {
  const { log, metrics } = house.ports;
  log.warn({ player: id, address: line.connection.address }, 'wrong proof');
  metrics.loginRefused('wrongProof');
  return notIn(house, line, { type: 'proofWrong' });
}

const isSame = (one: Account['proof'], other: Account['proof']): boolean =>
  one.kind === 'password'
    ? other.kind === 'password' && one.hash === other.hash
    : other.kind === 'returnWord' && one.word === other.word;

/** In the turn of the name. proved: the account for which the word was right, which may have changed since. */
async function comeBack(house: House, line: Line, id: PlayerId, proved: Account): Promise<Input> {
  const { accounts, attempts, clock } = house.ports;
  const account = await accounts.find(id);
  // The name has been given up meanwhile.
  if (account === null) return { type: 'nameIsFree', name: proved.name };
  if (!isSame(account.proof, proved.proof)) return wrong(house, line, id);
  const { address } = line.connection;
  attempts.succeeded(id, address);
  const guestFrom = account.proof.kind === 'password' ? null : address;
  const ban = house.sanctions.banOf(id, guestFrom, clock.now());
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
  return { type: 'entered', person };
}
