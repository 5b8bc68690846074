/** The floor plan: who is where, which tables stand, who is found by which name. */
import * as hall from '../../src/hall/hall';
import { HALL, type Place } from '../../src/hall/place';
import { playerIdOf, type Person } from '../../src/match/player';
import { presetRules } from '../../src/rules/khalaha';

const RULES = presetRules('khalaha');
const person = (name: string): Person => ({ kind: 'person', id: playerIdOf(name), name });
const [ANNA, ANTON, JUERGEN] = ['Anna', 'Anton', 'Jürgen'].map(person) as [Person, Person, Person];

function peopled() {
  const plan = hall.createHall();
  const [anna, anton, juergen] = [ANNA, ANTON, JUERGEN].map((each) => hall.enter(plan, each, HALL)) as [
    hall.Presence,
    hall.Presence,
    hall.Presence,
  ];
  return { plan, anna, anton, juergen };
}

const namesAt = (plan: hall.Hall, place: Place): readonly string[] =>
  hall.peopleAt(plan, place).map(({ person: { name } }) => name);

describe('places', () => {
  it('hold everyone once, wherever they go', () => {
    const { plan, anna } = peopled();
    hall.move(plan, anna, { kind: 'saal', game: 'khalaha' });
    hall.move(plan, anna, { kind: 'table', table: 1 });
    expect(namesAt(plan, HALL)).toEqual(['Anton', 'Jürgen']);
    expect(namesAt(plan, { kind: 'saal', game: 'khalaha' })).toEqual([]);
    expect(namesAt(plan, { kind: 'table', table: 1 })).toEqual(['Anna']);
    hall.depart(plan, anna);
    expect([plan.people.size, plan.occupants.has('table-1')]).toEqual([2, false]);
  });

  it('forget the challenges of who departs, in both directions', () => {
    const { plan, anna } = peopled();
    plan.challenges.set(ANNA.id, { from: ANNA, to: ANTON, rules: RULES });
    plan.challenges.set(JUERGEN.id, { from: JUERGEN, to: ANNA, rules: RULES });
    plan.challenges.set(ANTON.id, { from: ANTON, to: JUERGEN, rules: RULES });
    hall.depart(plan, anna);
    expect([...plan.challenges.keys()]).toEqual([ANTON.id]);
  });
});

describe('tables', () => {
  it('take the lowest free number, and go when deserted', () => {
    const { plan } = peopled();
    const [first, second] = [hall.openTable(plan, 'khalaha', RULES), hall.openTable(plan, 'khalaha', RULES)];
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(hall.closeIfDeserted(plan, first)).toBe(true);
    expect(hall.openTable(plan, 'khalaha', RULES).number).toBe(1);
    expect([...plan.tables.keys()].sort()).toEqual([1, 2]);
  });

  it('stay while somebody is there or a match is unfinished', () => {
    const { plan, anna } = peopled();
    const table = hall.openTable(plan, 'khalaha', RULES);
    hall.move(plan, anna, { kind: 'table', table: table.number });
    expect(hall.closeIfDeserted(plan, table)).toBe(false);
    hall.move(plan, anna, HALL);
    table.running = true;
    expect(hall.closeIfDeserted(plan, table)).toBe(false);
  });

  it('know seats, opponents, and who holds both', () => {
    const { plan } = peopled();
    const table = hall.openTable(plan, 'khalaha', RULES);
    table.seats[1] = ANNA;
    expect([hall.seatOf(table, ANNA.id), hall.freeSeat(table), hall.opponentAt(table, ANNA.id)]).toEqual([
      1,
      0,
      null,
    ]);
    table.seats[0] = ANTON;
    expect([hall.opponentAt(table, ANNA.id), hall.opponentAt(table, JUERGEN.id)]).toEqual([ANTON, null]);
    table.seats[0] = ANNA;
    expect([hall.seatOf(table, ANNA.id), hall.opponentAt(table, ANNA.id)]).toEqual([0, null]);
    hall.giveUpSeats(table, ANNA.id);
    expect(table.seats).toEqual([null, null]);
  });
});

it.each([
  ['anna', 'Anna'],
  ['ANN', 'Anna'],
  ['juergen', 'Jürgen'],
  ['JÜ', 'Jürgen'],
  ['an', 'Anna, Anton'],
  ['', ''],
  ['x', ''],
])('finds "%s": %s', (typed, expected) => {
  const found = hall.findPerson(peopled().plan, typed);
  const names =
    found.kind === 'one' ? [found.presence.person.name] : found.kind === 'many' ? found.names : [];
  expect(names.join(', ')).toBe(expected);
});

it('prefers the whole name to one that begins so', () => {
  const { plan } = peopled();
  hall.enter(plan, person('An'), HALL);
  expect(hall.findPerson(plan, 'an')).toMatchObject({ kind: 'one', presence: { person: { name: 'An' } } });
});
