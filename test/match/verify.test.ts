/** The check of stored matches: silent on what the rules make, precise on everything else. */
import { createRng } from '../../src/kernel/rng';
import type { MatchEvent } from '../../src/match/events';
import { verify } from '../../src/match/verify';
import { ALL_RULES, randomMatch, started } from '../support/random-match';
import { begun, facts, KALAH, KHALAHA, MITTE, move, N, RESIGN, S } from './play';

const START = started(MITTE);
const FIRST = facts(begun(MITTE), S, move('c2-c3'));

test('every match that was played stands the check, with the end that it had', () => {
  for (let rngSeed = 0; rngSeed < 100; rngSeed += 1) {
    const rules = ALL_RULES[rngSeed % ALL_RULES.length] ?? KALAH;
    const { events, match } = randomMatch(createRng(rngSeed), started(rules), 150);
    expect(verify(events)).toEqual({ end: match.end });
  }
});

test('filling all pits at once is one wish', () => {
  const filled = facts(begun(KHALAHA), N, {
    type: 'act',
    action: { game: 'khalaha', type: 'fillAll', seeds: 5 },
  });
  expect(filled).toHaveLength(6);
  expect(verify([started(KHALAHA), ...filled])).toEqual({ end: null });
  expect(verify([started(KHALAHA), ...filled.slice(0, 4)])).toEqual({ end: null });
});

const FAULTS: readonly (readonly [string, readonly MatchEvent[], object])[] = [
  ['no start', FIRST, { code: 'notStarted' }],
  ['two starts', [START, START], { code: 'startedTwice', version: 2 }],
  ['a move out of turn', [START, ...FIRST, ...FIRST], { code: 'refused', version: 3 }],
  [
    'something after the end',
    [START, ...facts(begun(MITTE), N, RESIGN), ...FIRST],
    { code: 'afterEnd', version: 3 },
  ],
  [
    'a takeback of another move',
    [START, ...FIRST, { type: 'MoveTakenBack', side: S, move: 'b2-b3', count: 1 }],
    { code: 'otherTakeback', version: 3 },
  ],
  [
    'a takeback of more than there is',
    [START, ...FIRST, { type: 'MoveTakenBack', side: S, move: 'c2-c3', count: 2 }],
    { code: 'otherTakeback', version: 3 },
  ],
  [
    'a pass that nobody was forced to',
    [started(KALAH), { type: 'Played', event: { game: 'khalaha', type: 'TurnPassed', side: S } }],
    { code: 'otherFacts', version: 2, decided: [] },
  ],
];

test.each(FAULTS)('%s is found', (_, events, difference) => {
  expect(verify(events)).toMatchObject(difference);
});

test('a move with other consequences than the rules give it is found, with what they give', () => {
  const sown = facts(begun(KALAH), S, move('3'));
  const forged = sown.map((event) =>
    event.type === 'Played' && event.event.type === 'SeedsSown'
      ? { ...event, event: { ...event.event, bonusTurn: false } }
      : event,
  );
  expect(verify([started(KALAH), ...forged])).toEqual({ code: 'otherFacts', version: 2, decided: sown });
});
