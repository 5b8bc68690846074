/** Challenges: somebody in the house is asked for a match and accepts, declines, or leaves it. */
import { closeIfDeserted, findPerson, openTable, type Challenge, type Presence } from '../hall/hall';
import { opponentOf, SOUTH } from '../rules/game';
import type { GameRules } from '../rules/registry';
import { begin } from './begin';
import type { House } from './house';
import type { Line } from './line';
import { moveTo } from './places';
import { playsAt, presenceOf, tableOf } from './situation';

const isPlaying = (house: House, presence: Presence): boolean =>
  playsAt(house, tableOf(house, presence), presence.person.id);

/** Challenges to somebody, oldest first. */
const challengesTo = (house: House, presence: Presence): readonly Challenge[] =>
  [...house.hall.challenges.values()].filter(({ to }) => to.id === presence.person.id);

/** Asks somebody for a match; two who ask each other have agreed. */
export async function challenge(house: House, line: Line, name: string, rules: GameRules): Promise<void> {
  const { person } = presenceOf(house, line);
  const found = findPerson(house.hall, name);
  if (found.kind === 'none') {
    line.say({ code: 'nobody-of-that-name', name });
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
  if (isPlaying(house, other)) {
    line.say({ code: 'challenge-busy', name: other.person.name });
    return;
  }
  const theirs = house.hall.challenges.get(other.person.id);
  if (theirs?.to.id === person.id && theirs.rules.preset === rules.preset) {
    await accept(house, line);
    return;
  }
  if (house.hall.challenges.get(person.id)?.to.id === other.person.id) {
    line.say({ code: 'challenge-stands', name: other.person.name });
    return;
  }
  house.hall.challenges.set(person.id, { from: person, to: other.person, rules });
  const what = { game: rules.game, preset: rules.preset } as const;
  line.say({ code: 'challenge-sent', name: other.person.name, ...what });
  const target = house.lines.get(other.person.id);
  if (target?.ignored.has(person.id) === false)
    target.say({ code: 'challenge-received', name: person.name, ...what });
}

/** Accepts the oldest challenge: both are moved to a table and the match begins, the challenger being south. */
export async function accept(house: House, line: Line): Promise<void> {
  const presence = presenceOf(house, line);
  const [first] = challengesTo(house, presence);
  const challenger = first === undefined ? undefined : house.lines.get(first.from.id);
  if (first === undefined || challenger === undefined) {
    line.say({ code: 'nothing-to-accept' });
    return;
  }
  if (isPlaying(house, presence)) {
    line.say({ code: 'busy-here' });
    return;
  }
  if (isPlaying(house, presenceOf(house, challenger))) {
    house.hall.challenges.delete(first.from.id);
    line.say({ code: 'challenge-busy', name: first.from.name });
    return;
  }
  const table = openTable(house.hall, first.rules.game, first.rules);
  table.seats[SOUTH] = first.from;
  table.seats[opponentOf(SOUTH)] = presence.person;
  const own = house.hall.challenges.get(presence.person.id);
  const challenges = own?.to.id === first.from.id ? [first, own] : [first];
  // Taken away before anything is awaited, so that no challenge can be accepted twice (F7).
  for (const { from } of challenges) house.hall.challenges.delete(from.id);
  const arrive = (): void => {
    challenger.say({ code: 'challenge-accepted', name: presence.person.name });
    const both = [first.from.id, presence.person.id];
    for (const mover of [challenger, line]) {
      if (mover.person !== null) moveTo(house, mover, { kind: 'table', table: table.number }, both);
    }
  };
  if (await begin(house, table, line, arrive)) return;
  closeIfDeserted(house.hall, table);
  for (const each of challenges) house.hall.challenges.set(each.from.id, each);
}

/** Declines every challenge to somebody, or withdraws the own one; false if there was neither. */
export function decline(house: House, line: Line): boolean {
  const presence = presenceOf(house, line);
  const received = challengesTo(house, presence);
  for (const { from } of received) {
    house.hall.challenges.delete(from.id);
    house.lines.get(from.id)?.say({ code: 'challenge-declined', name: presence.person.name });
    line.say({ code: 'challenge-you-declined', name: from.name });
  }
  const own = house.hall.challenges.get(presence.person.id);
  if (received.length > 0 || own === undefined) return received.length > 0;
  house.hall.challenges.delete(presence.person.id);
  line.say({ code: 'challenge-you-withdrew', name: own.to.name });
  house.lines.get(own.to.id)?.say({ code: 'challenge-withdrawn', name: presence.person.name });
  return true;
}
