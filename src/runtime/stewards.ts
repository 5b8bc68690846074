/** What stewards do: each act is stored with who, whom, when and why before anybody feels it. */
import { findPerson } from '../hall/hall';
import { assertNever } from '../kernel/assert-never';
import { playerIdOf } from '../match/player';
import type { Account } from '../ports/accounts';
import type { Named } from '../ports/steward-log';
import type { StewardAct } from '../command/intent';
import { cleanText } from '../render/clean';
import type { Message } from '../text/message';
import type { PageLine } from '../text/page';
import { callOffShutdown, planShutdown } from './shutdown';
import type { House } from './house';
import type { Line } from './line';
import { leave } from './login';
import { isSteward, momentOf, record, untilOf } from './records';
import { sayAlike } from './say-alike';
import { presenceOf } from './situation';

/** Code points of a reason or an announcement. */
const LONGEST = 400;
const LONGEST_NAME = 40;
const LOG_LENGTH = 20;
const DAY_MS = 86_400_000;

interface Target {
  readonly whom: Named;
  readonly line: Line | undefined;
  readonly account: Account | null;
}

/** Somebody in the house, or whoever owns the name; says so when there is nobody, or another steward. */
async function targetOf(house: House, line: Line, typed: string): Promise<Target | null> {
  const found = findPerson(house.hall, typed);
  const shown = cleanText(typed, LONGEST_NAME);
  if (found.kind === 'many') {
    line.say({ code: 'several-of-that-name', name: shown, names: found.names });
    return null;
  }
  const id = found.kind === 'one' ? found.presence.person.id : playerIdOf(shown);
  const account = await house.ports.accounts.find(id);
  const name = found.kind === 'one' ? found.presence.person.name : account?.name;
  // A ban is lifted under the name that it was spoken over, also when its guest's account is gone.
  const known = name ?? (house.sanctions.has(id, house.ports.clock.now()) ? shown : undefined);
  if (known === undefined) line.say({ code: 'finger-unknown', name: shown });
  else if (isSteward(account)) line.say({ code: 'steward-untouchable', name: known });
  else return { whom: { id, name: known }, line: house.lines.get(id), account };
  return null;
}

async function throwOut(house: House, line: Line, message: Message): Promise<void> {
  // Others' news may take the message along while the house is still busy with their leaving.
  line.unhide();
  line.say(message);
  // From here on nothing that they type is listened to.
  line.model = { stage: 'gone' };
  await leave(house, line, 'removed');
  line.close('removed');
}

async function ban(
  house: House,
  line: Line,
  target: Target,
  days: number | null,
  text: string,
): Promise<void> {
  const { whom, account, line: theirs } = target;
  const until = days === null ? null : house.ports.clock.now() + days * DAY_MS;
  // A guest would be back under another name at once.
  const address = account?.proof.kind === 'password' ? null : (theirs?.connection.address ?? null);
  if (!(await record(house, line, { kind: 'ban', whom, until, address, text }))) return;
  line.say({ code: 'steward-banned', name: whom.name, until: untilOf({ until }) });
  if (theirs !== undefined)
    await throwOut(house, theirs, { code: 'banned-you', until: untilOf({ until }), reason: text });
}

async function kick(house: House, line: Line, { whom, line: theirs }: Target, text: string): Promise<void> {
  if (theirs === undefined) {
    line.say({ code: 'nobody-of-that-name', name: whom.name });
    return;
  }
  if (!(await record(house, line, { kind: 'kick', whom, text }))) return;
  line.say({ code: 'steward-kicked', name: whom.name });
  await throwOut(house, theirs, { code: 'kicked-you', reason: text });
}

async function mute(house: House, line: Line, { whom, line: theirs }: Target, text: string): Promise<void> {
  if (!(await record(house, line, { kind: 'mute', whom, text }))) return;
  line.say({ code: 'steward-muted', name: whom.name });
  theirs?.say({ code: 'muted-you', reason: text });
}

async function pardon(house: House, line: Line, { whom, line: theirs }: Target, text: string): Promise<void> {
  if (!house.sanctions.has(whom.id, house.ports.clock.now())) {
    line.say({ code: 'steward-nothing-to-pardon', name: whom.name });
    return;
  }
  if (!(await record(house, line, { kind: 'pardon', whom, text }))) return;
  line.say({ code: 'steward-pardoned', name: whom.name });
  theirs?.say({ code: 'pardoned-you' });
}

async function announce(house: House, line: Line, text: string): Promise<void> {
  if (!(await record(house, line, { kind: 'announce', text }))) return;
  sayAlike(house.open, { code: 'announcement', text });
}

async function showLog(house: House, line: Line): Promise<void> {
  const entries = await house.ports.stewardLog.latest(LOG_LENGTH);
  if (entries.length === 0) {
    line.say({ code: 'log-empty' });
    return;
  }
  line.page([
    { kind: 'heading', message: { code: 'log-heading', count: entries.length } },
    ...entries.toReversed().map(({ at, kind, by, whom, until, text }): PageLine => ({
      kind: 'entry',
      term: momentOf(at),
      message: {
        code: 'log-line',
        kind,
        by: by?.name ?? '',
        whom: whom?.name ?? '',
        until: kind === 'ban' ? untilOf({ until }) : '',
        text,
      },
    })),
  ]);
}

async function actOn(
  house: House,
  line: Line,
  act: StewardAct & { readonly kind: 'ban' | 'mute' | 'kick' | 'pardon' },
): Promise<void> {
  const text = cleanText(act.reason, LONGEST);
  if (text === '') {
    line.say({ code: 'steward-needs-reason' });
    return;
  }
  const target = await targetOf(house, line, act.name);
  if (target === null) return;
  if (act.kind === 'ban') return ban(house, line, target, act.days, text);
  return { mute, kick, pardon }[act.kind](house, line, target, text);
}

/** Whether they still are a steward is asked each time: the host may have taken the office back. */
export async function steward(house: House, line: Line, act: StewardAct): Promise<void> {
  const { id } = presenceOf(house, line).person;
  line.steward = isSteward(await house.ports.accounts.find(id));
  if (!line.steward) {
    line.say({ code: 'steward-no-more' });
    return;
  }
  switch (act.kind) {
    case 'ban':
    case 'mute':
    case 'kick':
    case 'pardon':
      return actOn(house, line, act);
    case 'announce': {
      const text = cleanText(act.text, LONGEST);
      if (text !== '') return announce(house, line, text);
      line.say({ code: 'talk-nothing' });
      return;
    }
    case 'shutdown':
      return planShutdown(house, line, act.minutes, cleanText(act.reason, LONGEST));
    case 'callOffShutdown':
      return callOffShutdown(house, line);
    case 'log':
      return showLog(house, line);
    default:
      return assertNever(act);
  }
}
