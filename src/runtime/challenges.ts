/** Challenges: somebody in the house is asked for a match and accepts, declines, or leaves it. */
import { fold } from '../kernel/fold';
import { findPerson, seatOf, openTable, type Challenge, type Presence } from '../hall/hall';
import { opponentOf, SOUTH } from '../rules/game';
import type { GameRules } from '../rules/registry';
import { waitsAt } from './absence';
import { begin } from './begin';
import { clearTable } from './close-table';
import type { House } from './house';
import type { Line } from './line';
import { mayBegin } from './open-matches';
import { moveTo } from './places';
import { playsAt, presenceOf, tableOf } from './situation';

const isBusy = (house: House, presence: Presence): boolean =>
  playsAt(house, tableOf(house, presence), presence.person.id);

/** Challenges to somebody, oldest first. Of people who are not heard only if they are named: nobody can know of them. */
const challengesTo = (house: House, line: Line, name: string | null): readonly Challenge[] =>
  [...house.hall.challenges.values()].filter(
    ({ from, to }) => to.id === line.person?.id && (name !== null || !line.ignored.has(from.id)),
  );

/** Challenges from whom the name, or the beginning of it, may mean; all without a name. */
function challengesFrom(all: readonly Challenge[], name: string | null): readonly Challenge[] {
  const wanted = fold(name ?? '');
  const exact = all.filter(({ from }) => from.id === wanted);
  return exact.length > 0 ? exact : all.filter(({ from }) => from.id.startsWith(wanted));
}

/** The one challenge that is meant; null after having said why there is none, or whose there are. */
function challengeMeant(
  line: Line,
  all: readonly Challenge[],
  name: string | null,
  answer: 'accept' | 'decline',
): Challenge | null {
  const [only, another] = challengesFrom(all, name);
  if (only !== undefined && another === undefined) return only;
  if (only !== undefined) {
    const names = challengesFrom(all, name).map(({ from }) => from.name);
    line.say({ code: 'challenge-whose', answer, names, first: only.from.name });
  } else line.say(name === null ? { code: 'nothing-to-accept' } : { code: 'no-challenge-from', name });
  return null;
}

/** Takes the own challenge back, if there is one: each person has one at most. */
function withdraw(house: House, line: Line): void {
  const { person } = presenceOf(house, line);
  const own = house.hall.challenges.get(person.id);
  if (own === undefined) return;
  house.hall.challenges.delete(person.id);
  line.say({ code: 'challenge-you-withdrew', name: own.to.name });
  const target = house.lines.get(own.to.id);
  if (target?.ignored.has(person.id) === false)
    target.say({ code: 'challenge-withdrawn', name: person.name });
}

/** Asks somebody for a match; two who ask each other have agreed. */
export async function challenge(house: House, line: Line, name: string, rules: GameRules): Promise<void> {
  const { person } = presenceOf(house, line);
  const found = findPerson(house.hall, name);
  if (found.kind === 'none') {
    line.say({ code: 'challenge-nobody', name });
    return;
  }
  if (found.kind === 'many') {
    line.say({ code: 'several-of-that-name', name, names: found.names });
    return;
  }
  const other = found.presence;
  if (other.person.id === person.id) {
    line.say({ code: 'challenge-self' });
    return;
  }
  if (isBusy(house, other)) {
    const theirs = tableOf(house, other);
    if (theirs !== null && seatOf(theirs, person.id) !== null) line.say(waitsAt(theirs, person.id, 'there'));
    else line.say({ code: 'challenge-busy', name: other.person.name });
    return;
  }
  if (!mayBegin(house, line, person, other.person)) return;
  const theirs = house.hall.challenges.get(other.person.id);
  if (theirs?.to.id === person.id && theirs.rules.preset === rules.preset) {
    await accept(house, line, other.person.name);
    return;
  }
  if (house.hall.challenges.get(person.id)?.to.id === other.person.id) {
    line.say({ code: 'challenge-stands', name: other.person.name });
    return;
  }
  withdraw(house, line);
  house.hall.challenges.set(person.id, { from: person, to: other.person, rules });
  const what = { game: rules.game, preset: rules.preset } as const;
  line.say({ code: 'challenge-sent', name: other.person.name, ...what });
  const target = house.lines.get(other.person.id);
  if (target?.ignored.has(person.id) === false)
    target.say({ code: 'challenge-received', name: person.name, ...what });
}

/**
 * Accepts a challenge: both are moved to a table and the match begins, the challenger being south. name: as typed,
 * null where there is only one to accept.
 */
export async function accept(house: House, line: Line, name: string | null): Promise<void> {
  const presence = presenceOf(house, line);
  const first = challengeMeant(line, challengesTo(house, line, name), name, 'accept');
  if (first === null) return;
  const challenger = house.lines.get(first.from.id);
  if (challenger === undefined) {
    line.say({ code: 'nothing-to-accept' });
    return;
  }
  if (isBusy(house, presence)) {
    line.say({ code: 'busy-here' });
    return;
  }
  if (isBusy(house, presenceOf(house, challenger))) {
    house.hall.challenges.delete(first.from.id);
    line.say({ code: 'challenge-busy', name: first.from.name });
    return;
  }
  // Whoever has too many can still end one, so the challenge stands.
  if (!mayBegin(house, line, presence.person, first.from)) return;
  const table = openTable(house.hall, first.rules.game, first.rules);
  table.seats[SOUTH] = first.from;
  table.seats[opponentOf(SOUTH)] = presence.person;
  const own = house.hall.challenges.get(presence.person.id);
  const challenges = own?.to.id === first.from.id ? [first, own] : [first];
  // Taken away before anything is awaited, so that no challenge can be accepted twice (F7).
  for (const { from } of challenges) house.hall.challenges.delete(from.id);
  const both = [first.from.id, presence.person.id];
  const arrive = (): void => {
    house.lines.get(first.from.id)?.say({ code: 'challenge-accepted', name: presence.person.name });
    // Each may be on a newer line by then, or on none.
    for (const id of both) {
      const mover = house.lines.get(id);
      if (mover !== undefined) moveTo(house, mover, { kind: 'table', table: table.number }, both);
    }
  };
  if (await begin(house, table, arrive)) return;
  line.say({ code: 'not-stored' });
  clearTable(house, table);
  // Nothing has come of it, so it may be accepted again; unless one has gone, or has asked somebody else meanwhile.
  if (!both.every((id) => house.lines.has(id))) return;
  for (const each of challenges)
    if (!house.hall.challenges.has(each.from.id)) house.hall.challenges.set(each.from.id, each);
}

/**
 * Declines a challenge, or withdraws the own one; false, having said nothing, if there is neither. name: as typed,
 * null where there is only one that can be meant.
 */
export function decline(house: House, line: Line, name: string | null): boolean {
  const presence = presenceOf(house, line);
  const received = challengesTo(house, line, name);
  const own = house.hall.challenges.get(presence.person.id);
  if (challengesFrom(received, name).length > 0) {
    const meant = challengeMeant(line, received, name, 'decline');
    if (meant === null) return true;
    house.hall.challenges.delete(meant.from.id);
    house.lines.get(meant.from.id)?.say({ code: 'challenge-declined', name: presence.person.name });
    line.say({ code: 'challenge-you-declined', name: meant.from.name });
    return true;
  }
  if (own?.to.id.startsWith(fold(name ?? '')) !== true) return false;
  withdraw(house, line);
  return true;
}
