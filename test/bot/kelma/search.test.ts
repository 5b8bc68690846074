import { chooseWith, isProven, LEVELS, pliesToEnd, search, WIN } from '../../../src/bot/kelma';
import type { Task } from '../../../src/bot/kelma';
import { kelma, MITTE } from '../../../src/rules/kelma';
import { play, playAll, randomGame, stateAt } from '../../rules/kelma/games';

const never = (): boolean => false;

const find = (task: Task, maxNodes = 20_000, maxDepth = 30) =>
  search(task, { maxNodes, maxDepth, shouldStop: never });

/** Two blocked pawns and stones that run free, far from each other. */
const QUIET = '5/5/2T2/5/4b/4w/5/5/5/5/SL3 SL,LT,TS s -';

describe('search', () => {
  test('is the same for the same task and limits', () => {
    expect(find(kelma.start(MITTE), 30_000)).toEqual(find(kelma.start(MITTE), 30_000));
  });

  test('keeps to its limits of nodes and depth', () => {
    const byNodes = find(kelma.start(MITTE), 5_000);
    expect(byNodes.nodes).toBeLessThanOrEqual(5_000);
    const byDepth = find(kelma.start(MITTE), 1e9, 3);
    expect(byDepth.depth).toBe(3);
  });

  test('stops when told to, and has a legal move all the same', () => {
    let asked = 0;
    const shouldStop = (): boolean => {
      asked += 1;
      return true;
    };
    const result = search(kelma.start(MITTE), { maxNodes: 1e9, maxDepth: 50, shouldStop });
    expect(asked).toBe(1);
    expect(kelma.legalMoves(kelma.start(MITTE))).toContain(result.best);
    expect(result.depth).toBeGreaterThan(0);
  });

  test('R7: the move is legal in every position of a game, also in lost ones, at every level of effort', () => {
    for (let rngSeed = 1; rngSeed <= 3; rngSeed += 1) {
      randomGame(rngSeed, MITTE, (state, moves) => {
        if (state.ply % 3 !== 0 && moves.length > 5) return;
        for (const maxNodes of [1, 300]) {
          const result = find(state, maxNodes);
          expect(moves).toContain(result.best);
          expect(result.moves.map(({ move }) => move).sort()).toEqual([...moves].sort());
        }
      });
    }
  });

  test('a finished game has a value, but no move', () => {
    const won = playAll(stateAt('5/4w/5/5/b4/5/5/5/5/5/SLT2 SL,LT,TS s -'), 'e10');
    expect(find(won)).toMatchObject({ value: -WIN, exact: true, best: null, moves: [] });
    const patt = stateAt('5/5/4T/1b3/1w2b/3bw/3b1/3w1/5/1L1T1/5 SL,TS,LT s e9');
    expect(find(patt)).toMatchObject({ value: 0, exact: true, best: null, moves: [] });
    const bare = stateAt('5/5/5/5/5/5/5/5/5/5/SLT2 SL,LT,TS s -');
    expect(find(bare)).toMatchObject({ value: 0, exact: true, best: null });
    expect(
      LEVELS.map(() => chooseWith({ maxNodes: 9, maxDepth: 1, noise: 9, whims: 100 }, won, 1, never)),
    ).toEqual(LEVELS.map(() => null));
  });

  test('every move gets its own value when asked for, the best first', () => {
    const state = stateAt('5/5/5/4w/b4/5/5/1w3/5/5/SLT2 SL,LT,TS s -');
    const { moves, best } = search(state, { maxNodes: 1e6, maxDepth: 4, shouldStop: never, everyMove: true });
    expect(moves.every(({ bound }) => bound === 'is')).toBe(true);
    expect(moves.map(({ value }) => value)).toEqual(moves.map(({ value }) => value).sort((a, b) => b - a));
    expect(best).toBe(moves[0]?.move);
    for (const { move, value, exact } of moves) {
      const after = find(play(state, move).state, 1e6, 3);
      // A proof from either end is the same proof; estimates are the same search.
      if (exact && pliesToEnd(after.value) !== null) expect(Math.sign(after.value)).toBe(-Math.sign(value));
      else expect(exact).toBe(false);
    }
  });

  test('a limit on a move that was not the best is called one', () => {
    const { moves } = find(kelma.start(MITTE));
    expect(moves[0]?.bound).toBe('is');
    expect(moves.slice(1).some(({ bound }) => bound === 'atMost')).toBe(true);
    expect(moves.every(({ exact }) => !exact)).toBe(true);
  });
});

describe('draws that depend on the game so far (L10)', () => {
  /** South is about to lose: north steps onto a1's file goal and no stone can help. */
  const LOST = '5/5/2T2/5/5/5/5/5/5/4b/SL3 SL,LT,TS s -';

  test('what cannot be met is lost, and proven so', () => {
    const state = stateAt(LOST.replace('5/5/2T2', '5/5/w1T2'));
    const result = find(state);
    expect(result.exact).toBe(true);
    expect(pliesToEnd(result.value)).toBe(2);
  });

  test('the hundredth quiet ply saves a lost game', () => {
    const state = stateAt(LOST.replace('5/5/2T2', '5/5/w1T2'));
    const late = { ...state, quiet: 99 };
    const result = find(late);
    expect(result).toMatchObject({ value: 0, exact: true });
    expect(play(late, result.best ?? '').event.outcome).toMatchObject({ reason: 'quietPlies' });
  });

  test('the third occurrence saves a lost game, and spoils no other one', () => {
    const round = 'b1d3 c9c11 d3d1 c11d9 d1b3 d9d11 b3b1 d11c9';
    const before = playAll(stateAt(QUIET), `${round} ${round}`);
    const drawing = 'b1d3';
    expect(play(before, drawing).event.outcome).toMatchObject({ reason: 'repetition' });
    const rated = find(before).moves.find(({ move }) => move === 'Lb1-d3');
    expect(rated).toMatchObject({ value: 0, exact: true });
    // The same position without that history: the move is no draw.
    const fresh = find({ ...before, recent: before.recent.slice(-1) });
    expect(fresh.moves.find(({ move }) => move === 'Lb1-d3')?.exact).toBe(false);
  });

  test('a win that needs quiet plies beyond the hundredth is not claimed', () => {
    for (const quiet of [0, 60, 97, 98, 99]) {
      const state = { ...stateAt('5/5/5/4w/b4/5/5/5/5/5/SLT2 SL,LT,TS s -'), quiet };
      const result = find(state, 50_000);
      if (!result.exact) continue;
      expect(isProven(result.value) || result.value === 0).toBe(true);
    }
  });
});
