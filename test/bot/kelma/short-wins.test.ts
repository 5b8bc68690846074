import { choose, pliesToEnd, search } from '../../../src/bot/kelma';
import { kelma, MITTE, stateFrom, WEIT } from '../../../src/rules/kelma';
import { createRng } from '../../../src/kernel/rng';
import { play, stateAt } from '../../rules/kelma/games';
import { shortestWin } from './exhaustive';
import { SHORT_WINS } from './short-wins';

const never = (): boolean => false;

describe('meister finds every win in 7 plies or fewer', () => {
  test('the set has wins of every length', () => {
    expect(new Set(SHORT_WINS.map(({ plies }) => plies))).toEqual(new Set([1, 3, 5, 7]));
  });

  test.each(SHORT_WINS)('$literal: $plies plies', ({ literal, plies, moves }) => {
    const choice = choose('meister', stateAt(literal), 1, never);
    expect(moves).toContain(choice?.move);
    expect(choice?.result.exact).toBe(true);
    expect(pliesToEnd(choice?.result.value ?? 0)).toBe(plies);
  });

  test.each(SHORT_WINS.filter(({ plies }) => plies <= 5))(
    '$literal: the exhaustive solver agrees with the set',
    ({ literal, plies, moves }) => {
      expect(shortestWin(stateAt(literal), plies)).toEqual({ plies, moves });
    },
  );
});

describe('exact is never wrong', () => {
  test('against the exhaustive solver on positions near the end of careless games', () => {
    let proven = 0;
    for (let game = 0; game < 24; game += 1) {
      const rng = createRng(game + 9000);
      let state = kelma.start(game % 2 === 0 ? MITTE : WEIT);
      const line = [state];
      while (state.outcome === null) {
        const moves = kelma.legalMoves(state);
        const isWhim = state.ply < 8 || rng.below(4) === 0;
        const move = isWhim
          ? moves[rng.below(moves.length)]
          : search(state, { maxNodes: 200, maxDepth: 2, shouldStop: never }).best;
        state = play(state, move ?? '').state;
        line.push(state);
      }
      for (const before of line.slice(-6, -1)) {
        const fresh = stateFrom(before.rules, before.position);
        const found = search(fresh, { maxNodes: 20_000, maxDepth: 20, shouldStop: never });
        const plies = pliesToEnd(found.value) ?? Infinity;
        const win = shortestWin(fresh, 3);
        if (win !== null) expect([found.exact, plies]).toEqual([true, win.plies]);
        else if (found.value > 0) expect(plies).toBeGreaterThan(3);
        if (!found.exact || found.value > 0 || plies > 4) continue;
        proven += 1;
        for (const move of kelma.legalMoves(fresh)) {
          const { state: after } = play(fresh, move);
          expect(shortestWin(after, plies - 1)).not.toBeNull();
        }
      }
    }
    expect(proven).toBeGreaterThan(10);
  });
});
