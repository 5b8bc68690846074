/** Practice: one person holds both seats, so nobody is asked, and the seat on turn is the one that acts. */
import { NO_OFFERS } from '../../src/match/match';
import { playerIdOf } from '../../src/match/player';
import { sideOf, viewOf } from '../../src/match/view';
import type { MatchId } from '../../src/match/events';
import { ANNA } from '../support/random-match';
import { after, begun, facts, KALAH, KHALAHA, MITTE, move, N, offer, rejection, RESIGN, S } from './play';

const anna = playerIdOf('Anna');
const practice = begun(KALAH, [ANNA, ANNA]);

test('the person acts for the side on turn', () => {
  expect(sideOf(practice, anna)).toBe(S);
  expect(sideOf(after(practice, [S, move('1')]), anna)).toBe(N);
  expect(sideOf(after(practice, [S, move('3')]), anna)).toBe(S);
});

test('in filling the person acts for south until south is done, then for north', () => {
  const fill = { type: 'act', action: { game: 'khalaha', type: 'fillAll', seeds: 5 } } as const;
  const done = { type: 'act', action: { game: 'khalaha', type: 'finishFilling' } } as const;
  const filling = begun(KHALAHA, [ANNA, ANNA]);
  expect(sideOf(filling, anna)).toBe(S);
  const south = after(filling, [S, fill], [S, done]);
  expect(sideOf(south, anna)).toBe(N);
  expect(sideOf(after(south, [N, fill], [N, done]), anna)).toBe(S);
});

test('the last move is taken back at once, whosever it was, one at a time', () => {
  const one = after(practice, [S, move('1')]);
  const two = after(one, [N, move('1')]);
  expect(facts(two, S, offer('takeback'))).toEqual([{ type: 'MoveTakenBack', side: N, move: '1', count: 1 }]);
  const undone = after(two, [S, offer('takeback')]);
  expect(undone.state).toEqual(one.state);
  expect(after(undone, [N, offer('takeback')]).state).toEqual(practice.state);
  expect(rejection(practice, S, offer('takeback'))).toEqual({ code: 'nothingToTakeBack' });
});

test('adjourning, drawing and a new match need no agreement and leave no offer', () => {
  const moved = after(practice, [S, move('1')]);
  expect(after(moved, [N, offer('adjourn')])).toMatchObject({ adjourned: true, offers: NO_OFFERS });
  expect(after(moved, [N, offer('draw')]).end).toMatchObject({ winner: null, reason: 'agreed' });
  expect(after(moved, [N, offer('restart')]).end).toMatchObject({ winner: null, reason: 'restarted' });
});

test('R10 leaving a practice has no result, however far it has come', () => {
  const moved = after(practice, [S, move('1')], [N, move('1')]);
  expect(after(moved, [S, RESIGN]).end).toMatchObject({ winner: null, reason: 'calledOff' });
});

test('the board stays with south at the bottom, and after the end south is the seat', () => {
  const moved = after(begun(MITTE, [ANNA, ANNA]), [S, move('c2-c3')]);
  expect(viewOf(1 as MatchId, moved, anna)).toMatchObject({ you: N, bottom: S, turn: N });
  expect(sideOf(after(moved, [N, offer('draw')]), anna)).toBe(S);
});
