/** Taking back: one's own last move and all after it, by agreement, never past what has happened meanwhile. */
import { gameEvents, NO_OFFERS } from '../../src/match/match';
import { lastMoveOf } from '../../src/match/view';
import { gameOf } from '../../src/rules/registry';
import { after, begun, facts, KALAH, KHALAHA, MITTE, move, N, offer, rejection, S } from './play';

const TAKEBACK = offer('takeback');

test('F10 the request names the asker and the move, the agreement what is undone', () => {
  const match = after(begun(MITTE), [S, move('c2-c3')], [N, move('c10-c9')]);
  expect(facts(match, S, TAKEBACK)).toEqual([
    { type: 'OfferMade', side: S, offer: 'takeback', move: 'c2-c3' },
  ]);
  expect(facts(after(match, [S, TAKEBACK]), N, TAKEBACK)).toEqual([
    { type: 'MoveTakenBack', side: S, move: 'c2-c3', count: 2 },
  ]);
});

test('the asker is on turn again in the position before the move, and the counts are those of then', () => {
  const before = after(begun(KALAH), [S, move('1')], [N, move('1')]);
  const undone = after(before, [S, move('4')], [N, move('4')], [S, TAKEBACK], [N, TAKEBACK]);
  expect(undone.state).toEqual(before.state);
  expect(gameEvents(undone)).toEqual(gameEvents(before));
  expect(undone.offers).toEqual(NO_OFFERS);
  expect(undone.version).toBe(before.version + 4);
});

test('only the last of several moves in one turn is taken back', () => {
  const first = after(begun(KALAH), [S, move('3')]);
  expect(gameOf(first.state).turnOf(first.state)).toBe(S);
  const undone = after(first, [S, move('1')], [S, TAKEBACK], [N, TAKEBACK]);
  expect(undone.state).toEqual(first.state);
});

test('F10 a request is void as soon as anybody moves, and agreeing then asks anew', () => {
  const match = after(begun(MITTE), [S, move('c2-c3')], [S, TAKEBACK], [N, move('c10-c9')]);
  expect(match.offers).toEqual(NO_OFFERS);
  expect(facts(match, N, TAKEBACK)).toEqual([
    { type: 'OfferMade', side: N, offer: 'takeback', move: 'c10-c9' },
  ]);
  const own = after(begun(KALAH), [S, move('3')], [S, TAKEBACK], [S, move('1')]);
  expect(own.offers).toEqual(NO_OFFERS);
});

test('without an own move there is nothing to take back', () => {
  expect(rejection(begun(KALAH), S, TAKEBACK)).toEqual({ code: 'nothingToTakeBack' });
  expect(rejection(after(begun(KALAH), [S, move('1')]), N, TAKEBACK)).toEqual({ code: 'nothingToTakeBack' });
});

test('fillings are not taken back', () => {
  const filled = after(begun(KHALAHA), [
    S,
    { type: 'act', action: { game: 'khalaha', type: 'fillAll', seeds: 5 } },
  ]);
  expect(rejection(filled, S, TAKEBACK)).toEqual({ code: 'nothingToTakeBack' });
});

test('R10 after taking back the last counting move is the one before', () => {
  const match = after(begun(MITTE), [S, move('c2-c3')], [N, move('c10-c9')], [N, TAKEBACK], [S, TAKEBACK]);
  const last = lastMoveOf(match);
  expect(last === null ? null : gameOf(last).moveOf(last)).toBe('c2-c3');
});
