import type { Level } from '../../../src/bot/kelma';
import { choose, LEVELS, STRENGTHS } from '../../../src/bot/kelma';
import { createRng } from '../../../src/kernel/rng';
import type { KelmaState } from '../../../src/rules/kelma';
import { kelma, MITTE, WEIT } from '../../../src/rules/kelma';
import { play } from '../../rules/kelma/games';

const never = (): boolean => false;

type Player = (state: KelmaState, rngSeed: number) => string;

const computer =
  (level: Level): Player =>
  (state, rngSeed) =>
    choose(level, state, rngSeed, never)?.move ?? '';

const chance: Player = (state, rngSeed) => {
  const moves = kelma.legalMoves(state);
  return moves[createRng(rngSeed + state.ply).below(moves.length)] ?? '';
};

/** Points of the first player in so many games, sides and set-ups swapped in turn. */
function points(first: Player, second: Player, games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game += 1) {
    const side = game % 2;
    let state = kelma.start(game % 4 < 2 ? MITTE : WEIT);
    while (state.outcome === null) {
      const player = state.position.turn === side ? first : second;
      state = play(state, player(state, game)).state;
    }
    sum += state.outcome.score[side] ?? 0;
  }
  return sum;
}

describe('levels', () => {
  test('grow in effort', () => {
    const nodes = LEVELS.map((level) => STRENGTHS[level].maxNodes);
    expect([...nodes].sort((a, b) => a - b)).toEqual(nodes);
  });

  test.each(['leicht', 'mittel', 'schwer'] as const)(
    '%s plays the same for the same rngSeed, and not for every one',
    (level) => {
      const state = play(kelma.start(MITTE), 'c2').state;
      const moves = Array.from({ length: 12 }, (_, rngSeed) => choose(level, state, rngSeed, never)?.move);
      expect(Array.from({ length: 12 }, (_, rngSeed) => choose(level, state, rngSeed, never)?.move)).toEqual(
        moves,
      );
      expect(kelma.legalMoves(state)).toEqual(expect.arrayContaining(moves));
      if (level !== 'schwer') expect(new Set(moves).size).toBeGreaterThan(1);
    },
  );

  test('each beats the one below in a short match', () => {
    expect(points(computer('leicht'), chance, 12)).toBeGreaterThanOrEqual(9);
    expect(points(computer('mittel'), chance, 12)).toBe(12);
    expect(points(computer('mittel'), computer('leicht'), 12)).toBeGreaterThanOrEqual(9);
    expect(points(computer('schwer'), computer('mittel'), 8)).toBeGreaterThanOrEqual(6);
  });
});
