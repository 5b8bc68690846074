/** Whatever was played: the stored form read back is the same facts, and their fold is the match as it was lived. */
import fc from 'fast-check';
import { createRng } from '../../src/kernel/rng';
import { decodeEvent, encodeEvent } from '../../src/match/codec';
import { replay } from '../../src/match/evolve';
import { gameEvents, NO_OFFERS } from '../../src/match/match';
import { gameOf } from '../../src/rules/registry';
import { ALL_RULES, ANNA, BERND, COMPUTER, randomMatch, started } from '../support/random-match';

const PLAYERS = [
  [ANNA, BERND],
  [ANNA, ANNA],
  [COMPUTER, BERND],
] as const;

const anyMatch = fc
  .record({
    rngSeed: fc.integer(),
    rules: fc.constantFrom(...ALL_RULES),
    players: fc.constantFrom(...PLAYERS),
    wishes: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ rngSeed, rules, players, wishes }) =>
    randomMatch(createRng(rngSeed), started(rules, players), wishes),
  );

const property = (check: Parameters<typeof fc.property<[ReturnType<typeof randomMatch>]>>[1]): void => {
  fc.assert(fc.property(anyMatch, check), { numRuns: 60, seed: 20 });
};

test('F2 replaying all events gives the match as it was lived', () => {
  property(({ events, match }) => {
    expect(replay(events)).toEqual(match);
    expect(match.version).toBe(events.length);
  });
});

test('decode(encode(event)) is the event, also through text', () => {
  property(({ events }) => {
    const decoded = events.map((event) => {
      const { data, ...kind } = encodeEvent(event);
      const text: unknown = JSON.parse(JSON.stringify(data));
      return decodeEvent({ ...kind, data: text });
    });
    expect(decoded).toEqual(events.map((value) => ({ ok: true, value })));
  });
});

test('the state is the fold of the game events that count, and an ended match has no open offer', () => {
  property(({ match }) => {
    const game = gameOf(match.rules);
    expect(gameEvents(match).reduce(game.evolve, game.start(match.rules))).toEqual(match.state);
    if (match.end !== null) expect(match.offers).toEqual(NO_OFFERS);
  });
});

test('the random matches hold every kind of event', () => {
  const types = new Set<string>();
  for (let rngSeed = 0; rngSeed < 60; rngSeed += 1) {
    const rules = ALL_RULES[rngSeed % ALL_RULES.length] ?? ALL_RULES[0];
    if (rules === undefined) throw new Error('there are no rules');
    for (const event of randomMatch(createRng(rngSeed), started(rules), 300).events) types.add(event.type);
  }
  expect([...types].sort()).toEqual([
    'HintsAllowed',
    'MatchAbandoned',
    'MatchAdjourned',
    'MatchCalledOff',
    'MatchDrawn',
    'MatchResigned',
    'MatchResumed',
    'MatchStarted',
    'MoveTakenBack',
    'OfferDeclined',
    'OfferMade',
    'OfferWithdrawn',
    'Played',
  ]);
});

test('events come in one order only', () => {
  const start = started(ALL_RULES[0] ?? gameOf('kelma').presets[0]);
  expect(() => replay([])).toThrow('at least one');
  expect(() => replay([{ type: 'MatchDrawn' }])).toThrow('begins with');
  expect(() => replay([start, start])).toThrow('starts once');
});
