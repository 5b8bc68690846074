/** How a match ends but for its game: resigned, called off, agreed, abandoned; and how it rests. */
import { NO_OFFERS } from '../../src/match/match';
import type { MatchIntent } from '../../src/match/intent';
import {
  after,
  begun,
  CLAIM,
  DECLINE,
  facts,
  KALAH,
  KHALAHA,
  MITTE,
  move,
  N,
  offer,
  rejection,
  RESIGN,
  RESUME,
  S,
} from './play';

const BOTH_MOVED = after(begun(MITTE), [S, move('c2-c3')], [N, move('c10-c9')]);

describe('resigning', () => {
  test('R5 loses for the one who resigns, from either seat', () => {
    expect(after(BOTH_MOVED, [S, RESIGN]).end).toMatchObject({ winner: N, reason: 'resigned' });
    expect(after(BOTH_MOVED, [N, RESIGN]).end).toMatchObject({ winner: S, reason: 'resigned' });
  });

  test('before both have moved calls the match off, without result', () => {
    const called = { winner: null, reason: 'calledOff' };
    expect(after(begun(MITTE), [N, RESIGN]).end).toMatchObject(called);
    expect(after(begun(MITTE), [S, move('c2-c3')], [S, RESIGN]).end).toMatchObject(called);
    const filling: MatchIntent = { type: 'act', action: { game: 'khalaha', type: 'fillAll', seeds: 5 } };
    expect(after(begun(KHALAHA), [S, filling], [N, filling], [S, RESIGN]).end).toMatchObject(called);
  });

  test('F8 the fact names who left', () => {
    expect(facts(begun(MITTE), N, RESIGN)).toEqual([{ type: 'MatchCalledOff', side: N, reason: 'left' }]);
    expect(facts(BOTH_MOVED, N, RESIGN)).toEqual([{ type: 'MatchResigned', side: N }]);
  });

  test('a move taken back no longer counts as having moved', () => {
    const undone = after(BOTH_MOVED, [N, offer('takeback')], [S, offer('takeback')]);
    expect(after(undone, [S, RESIGN]).end).toMatchObject({ reason: 'calledOff' });
  });

  test('the score is the one that stood', () => {
    const match = after(begun(KALAH), [S, move('3')], [S, move('1')], [N, move('1')]);
    expect(after(match, [N, RESIGN]).end).toEqual({ winner: S, reason: 'resigned', score: [1, 0] });
  });
});

describe('once the match is over', () => {
  const over = after(BOTH_MOVED, [S, offer('adjourn')], [S, RESIGN]);

  test.each<[string, MatchIntent]>([
    ['a move', move('c3-c4')],
    ['an offer', offer('draw')],
    ['declining', DECLINE],
    ['resigning', RESIGN],
    ['resuming', RESUME],
    ['claiming', CLAIM],
  ])('F7 %s changes nothing', (_, intent) => {
    expect(rejection(over, S, intent, 'long')).toEqual({ code: 'matchOver' });
    expect(rejection(over, N, intent, 'long')).toEqual({ code: 'matchOver' });
  });

  test('no offer stays open', () => {
    expect(over.offers).toEqual(NO_OFFERS);
  });
});

describe('adjourning', () => {
  const resting = after(BOTH_MOVED, [N, offer('draw')], [S, offer('adjourn')], [N, offer('adjourn')]);

  test('needs both, and voids all offers', () => {
    expect(after(BOTH_MOVED, [S, offer('adjourn')]).adjourned).toBe(false);
    expect(resting).toMatchObject({ adjourned: true, end: null, offers: NO_OFFERS });
  });

  test('needs no agreement of one who is away', () => {
    expect(facts(BOTH_MOVED, S, offer('adjourn'), 'away')).toEqual([{ type: 'MatchAdjourned' }]);
    expect(facts(BOTH_MOVED, S, offer('draw'), 'long')[0]?.type).toBe('OfferMade');
  });

  test.each<[string, MatchIntent]>([
    ['a move', move('c3-c4')],
    ['an offer', offer('draw')],
    ['declining', DECLINE],
    ['claiming', CLAIM],
  ])('%s waits until the match goes on', (_, intent) => {
    expect(rejection(resting, S, intent, 'long')).toEqual({ code: 'adjourned' });
  });

  test('resuming goes on from the same position, by the same turn', () => {
    const resumed = after(resting, [N, RESUME]);
    expect(resumed.state).toEqual(BOTH_MOVED.state);
    expect(resumed.adjourned).toBe(false);
    expect(rejection(resumed, S, RESUME)).toEqual({ code: 'notAdjourned' });
  });

  test('who has no wish to go on may resign; the match then rests no longer', () => {
    expect(after(resting, [N, RESIGN])).toMatchObject({
      adjourned: false,
      end: { winner: S, reason: 'resigned' },
    });
  });
});

describe('claiming the end', () => {
  test('is for those whose opponent has stayed away, and names the absent one', () => {
    expect(rejection(BOTH_MOVED, S, CLAIM)).toEqual({ code: 'nobodyToClaimFrom' });
    expect(rejection(BOTH_MOVED, S, CLAIM, 'away')).toEqual({ code: 'nobodyToClaimFrom' });
    expect(facts(BOTH_MOVED, S, CLAIM, 'long')).toEqual([{ type: 'MatchAbandoned', side: N }]);
    expect(facts(BOTH_MOVED, N, CLAIM, 'long')).toEqual([{ type: 'MatchAbandoned', side: S }]);
  });
});
