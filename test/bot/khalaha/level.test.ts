import { chooseFilling } from '../../../src/bot/khalaha/filling';
import type { Level } from '../../../src/bot/khalaha/level';
import { LEVELS, createPlayer } from '../../../src/bot/khalaha/level';
import { createRng } from '../../../src/kernel/rng';
import type { KhalahaPreset, KhalahaSetup, KhalahaState } from '../../../src/rules/khalaha';
import {
  KHALAHA_PRESETS,
  fromSetup,
  khalaha,
  parseLiteral,
  presetRules,
  setupOf,
} from '../../../src/rules/khalaha';
import { playMove } from '../../../src/rules/perft';
import { tableOf } from './tables';

const never = (): boolean => false;
const START = '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>';

function setup(literal: string): KhalahaSetup {
  const parsed = parseLiteral(literal);
  if (!parsed.ok) throw new Error(literal);
  return parsed.value;
}

const playerOf = (preset: KhalahaPreset): ReturnType<typeof createPlayer> =>
  createPlayer(presetRules(preset), () => tableOf(preset, 8));

/** Games from random fillings, sides by turns; the share that `level` wins (a draw is half). */
function share(preset: KhalahaPreset, level: Level, against: Level | 'random', games: number): number {
  const player = playerOf(preset);
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    const rng = createRng(game);
    const pits = (): number[] => Array.from({ length: 6 }, () => 4 + rng.below(3));
    const start = fromSetup(
      { mover: pits(), other: pits(), moverStore: 0, otherStore: 0 },
      presetRules(preset),
    );
    if (!start.ok) throw new Error(start.error.code);
    let state: KhalahaState = start.value;
    const side = game % 2;
    while (state.turn !== null) {
      const moves = khalaha.legalMoves(state);
      const mover = state.turn === side ? level : against;
      const pit = mover === 'random' ? undefined : player.choose(mover, setupOf(state), game, never)?.pit;
      state = playMove(
        khalaha,
        state,
        pit === undefined ? (moves[rng.below(moves.length)] ?? '') : String(pit),
      );
    }
    const winner = khalaha.outcomeOf(state)?.winner;
    won += winner === side ? 1 : winner === null ? 0.5 : 0;
  }
  return won / games;
}

describe('levels', () => {
  it.each(KHALAHA_PRESETS)(
    'are each clearly stronger than the one before: %s',
    (preset) => {
      expect(share(preset, 'leicht', 'random', 30)).toBeGreaterThan(0.6);
      expect(share(preset, 'mittel', 'random', 30)).toBeGreaterThan(0.95);
      expect(share(preset, 'mittel', 'leicht', 30)).toBeGreaterThan(0.75);
      expect(share(preset, 'schwer', 'mittel', 40)).toBeGreaterThan(0.65);
    },
    120_000,
  );

  it('R7 always choose a legal move, also in lost positions', () => {
    const lost = [
      '<6,0,40,0,0,0,0,0,1,1,2,3,0,0,0>',
      '<6,0,40,1,0,0,0,0,0,0,0,0,0,0,3>',
      '<6,0,40,2,1,0,0,0,0,6,6,6,0,0,0>',
    ];
    for (const preset of KHALAHA_PRESETS) {
      const player = playerOf(preset);
      for (const literal of lost) {
        const { mover } = setup(literal);
        for (const level of LEVELS) {
          for (let rngSeed = 0; rngSeed < 4; rngSeed += 1) {
            const pit = player.choose(level, setup(literal), rngSeed, never)?.pit ?? 0;
            expect(mover[pit - 1]).toBeGreaterThan(0);
          }
        }
      }
    }
  });

  it('choose the same for the same rngSeed, and the weak ones vary', () => {
    const chosen = (level: Level, rngSeed: number): number | undefined =>
      playerOf('khalaha').choose(level, setup(START), rngSeed, never)?.pit;
    for (const level of ['leicht', 'mittel', 'schwer'] as const)
      expect(chosen(level, 4)).toBe(chosen(level, 4));
    expect(
      new Set([1, 2, 3, 4, 5, 6, 7, 8].map((rngSeed) => chosen('leicht', rngSeed))).size,
    ).toBeGreaterThan(1);
  });

  it('have nothing to choose where there is nothing to sow', () => {
    const passing = setup('<6,20,21,0,0,0,0,0,0,1,2,3,0,0,0>');
    for (const level of LEVELS) expect(playerOf('khalaha').choose(level, passing, 1, never)).toBeNull();
  });

  it('prove what they play at the top, also when stopped early a legal move', () => {
    const near = setup('<6,15,14,0,1,2,0,3,1,2,0,1,3,0,0>');
    expect(playerOf('khalaha').choose('meister', near, 1, never)?.solution).toMatchObject({ exact: true });
    const stopped = playerOf('khalaha').choose('meister', setup(START), 1, () => true);
    expect(stopped?.pit).toBeGreaterThanOrEqual(1);
  });
});

describe('the computer fills', () => {
  const rules = presetRules('khalaha');
  const nothing = [0, 0, 0, 0, 0, 0];

  it.each(LEVELS)('within the rules and its supply (K4): %s', (level) => {
    for (const side of [0, 1] as const) {
      for (const rngSeed of level === 'meister' ? [1] : [1, 2, 3]) {
        const pits = chooseFilling(level, rules, side, nothing, rngSeed);
        expect(pits).toHaveLength(6);
        expect(pits.every((seeds) => seeds >= 4 && seeds <= 6)).toBe(true);
        if (level !== 'meister') expect(chooseFilling(level, rules, side, nothing, rngSeed)).toEqual(pits);
      }
    }
  });

  it('within a smaller supply', () => {
    const poor = { ...rules, filling: { kind: 'players', min: 4, max: 6, supply: 24 } } as const;
    for (const level of LEVELS) expect(chooseFilling(level, poor, 1, nothing, 9)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('with an eye on the other side at the top', () => {
    const replies = ['444444', '666666', '444666'].map((pits) =>
      chooseFilling('meister', rules, 1, Array.from(pits, Number), 1).join(''),
    );
    expect(new Set(replies).size).toBeGreaterThan(1);
  });

  it('nothing where the rules fill', () => {
    expect(chooseFilling('schwer', presetRules('kalah'), 0, nothing, 1)).toEqual([]);
  });
});
