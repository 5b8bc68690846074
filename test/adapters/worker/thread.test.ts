/** What a search thread answers: legal actions for every level, above all where every move loses (R7). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '../../../src/adapters/worker/job';
import run from '../../../src/adapters/worker/thread';
import { createRng } from '../../../src/kernel/rng';
import { LEVELS, type Level } from '../../../src/match/player';
import type { Judgement } from '../../../src/ports/thinker';
import { KHALAHA_PRESETS, khalaha, presetRules, type KhalahaState } from '../../../src/rules/khalaha';
import { MITTE, start } from '../../../src/rules/kelma';
import { playMove } from '../../../src/rules/perft';
import { gameOf, type GameAction, type GameState } from '../../../src/rules/registry';
import type { Side } from '../../../src/rules/game';
import { plainSearch } from '../../bot/khalaha/plain-search';
import { kelmaAt, khalahaAt } from './positions';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const MS = 200;
const common = () => ({ ms: MS, stops: new Int32Array(1), slot: 0, tables: { folder, seeds: 6 } });

function chosen(state: GameState, side: Side, level: Level, rngSeed = 1): readonly GameAction[] {
  const job: Job = { kind: 'choose', state, side, level, rngSeed, ...common() };
  return run(job) as readonly GameAction[];
}

const judged = (state: GameState): Judgement => run({ kind: 'judge', state, ...common() }) as Judgement;

/** The state after the actions, each of which must be allowed. */
function after(state: GameState, side: Side, actions: readonly GameAction[]): GameState {
  const game = gameOf(state);
  return actions.reduce((before, action) => {
    const decided = game.decide(before, side, action);
    if (!decided.ok) throw new Error(`${decided.error.code} in ${game.makeLiteral(before)}`);
    return decided.value.reduce(game.evolve, before);
  }, state);
}

function expectLegalMove(state: GameState, level: Level, rngSeed: number): void {
  const side = gameOf(state).turnOf(state);
  if (side === null) throw new Error('nobody is on turn');
  const actions = chosen(state, side, level, rngSeed);
  expect(actions).toHaveLength(1);
  after(state, side, actions);
}

/** A lost position each, seen by the side on turn. */
const LOST: readonly (readonly [string, GameState])[] = [
  ['far behind', khalahaAt('<6,0,60,1,0,0,0,0,0,0,0,0,0,0,3>')],
  ['only pit 1 holds seeds (R4)', khalahaAt('<6,20,24,1,0,0,0,0,0,0,0,0,0,0,3>')],
  ['every move gives seeds away', khalahaAt('<6,0,5,0,0,0,0,0,9,4,4,4,4,4,4>')],
  ['nothing to sow, so that the other side moves (K11)', khalahaAt('<6,20,21,0,0,0,0,0,0,1,2,3,0,0,0>')],
  ['the last seed ends the game', khalahaAt('<6,20,24,0,0,0,0,0,1,1,0,0,0,0,3>', 'kalah')],
  ['an empty capture', khalahaAt('<6,10,30,0,1,0,2,0,0,2,0,1,0,0,3>', 'kalah-leerschlag')],
  ['the enemy wins next move whatever is done', kelmaAt('5/5/5/5/5/1SLT1/5/5/5/b1b1b/w4 SL,LT,TS s -')],
  ['no pawns left of the own', kelmaAt('5/5/5/5/b4/1SLT1/5/5/5/5/5 SL,LT,TS s -')],
  ['blocked pawns, only stones move', kelmaAt('5/5/5/5/b4/wSLT1/5/5/b4/w4/5 SL,LT,TS s -')],
];

describe.each(LOST)('R7 %s', (_, state) => {
  it.each(LEVELS)('%s makes a legal move', (level) => {
    for (let rngSeed = 1; rngSeed <= 5; rngSeed += 1) expectLegalMove(state, level, rngSeed);
  });

  it('is judged by its legal moves', () => {
    const moves = judged(state).moves.map(({ move }) => move);
    expect([...moves].sort()).toEqual([...gameOf(state).legalMoves(state)].sort());
  });
});

it.each(KHALAHA_PRESETS)('R7 all levels move legally to the end of random games of %s', (preset) => {
  const rules = presetRules(preset);
  const rng = createRng(7);
  const pits = (): string => Array.from({ length: 6 }, () => rng.below(4)).join();
  for (let round = 0; round < 6; round += 1) {
    let state: KhalahaState = khalahaAt(
      `<6,${rng.below(9)},${20 + rng.below(9)},${pits()},${pits()}>`,
      preset,
    );
    for (let ply = 0; state.turn !== null; ply += 1) {
      const level = LEVELS[ply % LEVELS.length] ?? 'leicht';
      expectLegalMove(state, level, round);
      const moves = khalaha.legalMoves(state);
      state = playMove(khalaha, state, moves[rng.below(moves.length)] ?? '');
    }
  }
  expect(rules.preset).toBe(preset);
});

it.each(LEVELS)('%s fills its pits on either side, and not twice', (level) => {
  const empty = khalaha.start(presetRules('khalaha'));
  const half = after(empty, 0, chosen(empty, 0, level));
  expect(chosen(half, 0, level)).toEqual([]);
  const full = after(half, 1, chosen(half, 1, level, 9));
  expect(gameOf(full).phaseOf(full)).toBe('playing');
});

it('has nothing to do in a finished game', () => {
  const over = khalahaAt('<6,30,18,0,0,0,0,0,0,0,0,0,0,0,0>');
  for (const level of LEVELS) expect(chosen(over, 0, level)).toEqual([]);
  expect(judged(over).moves).toEqual([]);
});

it('chooses the same for the same seed', () => {
  const state = start(MITTE);
  expect(chosen(state, 0, 'leicht', 5)).toEqual(chosen(state, 0, 'leicht', 5));
});

it.each(KHALAHA_PRESETS)('judges small positions of %s exactly', (preset) => {
  const plain = plainSearch(presetRules(preset));
  const rng = createRng(21);
  const pits = (): string => Array.from({ length: 6 }, () => (rng.below(2) === 0 ? 0 : rng.below(3))).join();
  let compared = 0;
  while (compared < 15) {
    const state = khalahaAt(`<6,3,4,${pits()},${pits()}>`, preset);
    const { turn, stores } = state;
    if (turn === null || [...state.pits[0], ...state.pits[1]].reduce((sum, each) => sum + each, 0) > 10)
      continue;
    compared += 1;
    const own = (stores[0] - stores[1]) * (turn === 0 ? 1 : -1);
    const [best] = judged(state).moves;
    expect(best).toMatchObject({ exact: true, value: own + plain.stillToCome(state) });
  }
});

it('answers nothing when it was stopped before it began', () => {
  const stops = new Int32Array([1]);
  const state = start(MITTE);
  expect(run({ kind: 'judge', state, ...common(), stops })).toEqual([]);
});

it('knows the solved opening by heart: its value, and the best move', () => {
  const state = khalahaAt('<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>');
  const { moves } = judged(state);
  expect(moves).toHaveLength(6);
  expect(moves[0]).toMatchObject({ move: '3', value: 10, exact: true });
  expect(chosen(state, 0, 'meister')).toEqual([{ game: 'khalaha', type: 'sow', pit: 3 }]);
});
