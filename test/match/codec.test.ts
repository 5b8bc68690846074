/** What the door of stored events lets in, and what it says of the rest. */
import { decodeEvent, encodeEvent } from '../../src/match/codec';
import { ALL_RULES, started } from '../support/random-match';

const [FIRST] = ALL_RULES;
if (FIRST === undefined) throw new Error('there are no rules');
const START = encodeEvent(started(FIRST));

const PLAYED = {
  type: 'Played',
  version: 1,
  data: { event: { game: 'khalaha', type: 'TurnPassed', side: 1 } },
};

test('an event is stored by its type, a version and plain data', () => {
  expect(encodeEvent({ type: 'MatchAbandoned', side: 1 })).toEqual({
    type: 'MatchAbandoned',
    version: 1,
    data: { side: 1 },
  });
  expect(decodeEvent(PLAYED)).toEqual({ ok: true, value: { type: 'Played', ...PLAYED.data } });
});

test.each(['MatchVanished', 'toString', '__proto__', ''])('an event of the type %j is unknown', (type) => {
  expect(decodeEvent({ type, version: 1, data: {} })).toEqual({
    ok: false,
    error: { code: 'unknownType', type },
  });
});

test('an event of a newer form is named so, not called malformed', () => {
  expect(decodeEvent({ ...PLAYED, version: 2 })).toEqual({
    ok: false,
    error: { code: 'newerVersion', type: 'Played', version: 2, known: 1 },
  });
});

test.each<[string, string, unknown, string]>([
  ['no data', 'MatchResigned', undefined, ''],
  ['a third side', 'MatchResigned', { side: 2 }, 'side'],
  ['a field too many', 'MatchResigned', { side: 0, note: 'x' }, ''],
  ['a field too few', 'OfferMade', { side: 0, offer: 'draw' }, 'move'],
  ['an unknown game', 'Played', { event: { game: 'go', type: 'TurnPassed', side: 0 } }, 'event.game'],
  ['an unknown event', 'Played', { event: { game: 'kelma', type: 'TurnPassed', side: 0 } }, 'event.type'],
  [
    'a pit off the board',
    'Played',
    { event: { game: 'khalaha', type: 'PitFilled', side: 0, pit: 7, seeds: 4 } },
    'event.pit',
  ],
  ['a broken number', 'MoveTakenBack', { side: 0, move: '3', count: 1.5 }, 'count'],
])('%s is malformed, and it says where', (_, type, data, path) => {
  expect(decodeEvent({ type, version: 1, data })).toMatchObject({
    ok: false,
    error: { code: 'malformed', type, path },
  });
});

test('a set-up in which no match can begin is malformed', () => {
  const kelma = ALL_RULES.find(({ game }) => game === 'kelma');
  const data = {
    ...(START.data as object),
    rules: { ...kelma, setup: '5/5/5/5/5/5/5/5/5/5/5 SL,LT,TS s -' },
  };
  expect(decodeEvent({ ...START, data })).toMatchObject({
    ok: false,
    error: { code: 'malformed', path: 'rules.setup' },
  });
});
