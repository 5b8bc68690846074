/** What players and spectators are shown of a match: only the one on turn gets moves, and every seat its own side. */
import type { MatchId } from '../../src/match/events';
import { playerIdOf } from '../../src/match/player';
import { lastMoveOf, viewOf } from '../../src/match/view';
import { after, begun, KALAH, MITTE, move, N, offer, RESIGN, S } from './play';

const ID = 7 as MatchId;
const anna = playerIdOf('Anna');
const bernd = playerIdOf('bernd');
const clara = playerIdOf('Clara');

const match = after(begun(MITTE), [S, move('c2-c3')]);

test('F6 a spectator has no side and no moves; the bottom is the one chosen', () => {
  expect(viewOf(ID, match, clara)).toMatchObject({ you: null, bottom: S, turn: N, legal: [] });
  expect(viewOf(ID, match, null, N)).toMatchObject({ you: null, bottom: N, legal: [] });
});

test('F9 each player sits at the bottom, found by the folded name', () => {
  expect(viewOf(ID, match, anna)).toMatchObject({ you: S, bottom: S });
  expect(viewOf(ID, match, playerIdOf('BERND'))).toMatchObject({ you: N, bottom: N });
});

test('only who is on turn sees legal moves', () => {
  expect(viewOf(ID, match, anna).legal).toEqual([]);
  expect(viewOf(ID, match, bernd).legal).toContain('c10-c9');
});

test('while the match rests nobody may move; the turn is still known', () => {
  const resting = after(match, [S, offer('adjourn')], [N, offer('adjourn')]);
  expect(viewOf(ID, resting, bernd)).toMatchObject({ adjourned: true, turn: N, legal: [] });
});

test('an end by the players ends the phase and the turn though the game itself would go on', () => {
  const over = after(match, [N, RESIGN]);
  expect(viewOf(ID, over, bernd)).toMatchObject({
    phase: 'over',
    turn: null,
    legal: [],
    end: { reason: 'calledOff' },
  });
});

test('ply and last move tell of moves, in notation', () => {
  const kalah = after(begun(KALAH), [S, move('3')], [S, move('1')]);
  expect(viewOf(ID, kalah, anna)).toMatchObject({ ply: 2, last: '1', phase: 'playing' });
  expect(lastMoveOf(begun(KALAH))).toBeNull();
  expect(viewOf(ID, begun(KALAH), anna)).toMatchObject({ ply: 0, last: null, lastMove: null });
});
