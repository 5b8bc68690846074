import { createRng } from '../../../src/kernel/rng';
import { opponentOf } from '../../../src/rules/game';
import type { KhalahaRules, KhalahaState } from '../../../src/rules/khalaha';
import {
  FRAME,
  KHALAHA_RULES,
  fromSetup,
  khalaha,
  pack,
  packedRules,
  parseLiteral,
  setupOf,
  sowPacked,
  unpack,
} from '../../../src/rules/khalaha';
import type { Played } from './positions';
import { act, mirrored, randomFilling, refusal, seedsOf } from './positions';

const GAMES = 10_000;
const game = 'khalaha';

/** Throws instead of asking expect: there are a million of these. */
function check(holds: boolean, what: string, state: KhalahaState): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(state)}`);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const samePits = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((seeds, index) => seeds === b[index]);

/** The rules of each game by turns: the presets, and a filling by players under every house rule. */
function rulesFor(index: number): KhalahaRules {
  const [players, kalah, empty] = KHALAHA_RULES;
  const mixed: KhalahaRules = { ...players, captureTakesSowingSeed: true, swap: true };
  return [players, kalah, empty, mixed][index % 4] ?? players;
}

const stack = new Int32Array(2 * FRAME);

/** The packed sowing tells the same as the plain one, whoever moves next. */
function checkPacked(before: KhalahaState, pit: number, after: KhalahaState): void {
  const side = before.turn ?? 0;
  const setup = setupOf(before);
  pack(setup, stack, 0);
  const again = sowPacked(stack, 0, pit - 1, packedRules(before.rules), FRAME);
  const { mover, other } = unpack(stack, FRAME);
  const sower = again ? mover : other;
  const rest = again ? other : mover;
  const store = setup.moverStore + (stack[FRAME + 3] ?? 0);
  const left = (pits: readonly number[]): number => pits.reduce((sum, seeds) => sum + seeds, 0);
  const swept = before.rules.sweep && (left(sower) === 0 || left(rest) === 0);
  const opponent = opponentOf(side);
  check(after.stores[side] === store + (swept ? left(sower) : 0), 'packed store', before);
  check(after.stores[opponent] === setup.otherStore + (swept ? left(rest) : 0), 'packed other store', before);
  if (swept) return;
  check(samePits(after.pits[side], sower) && samePits(after.pits[opponent], rest), 'packed pits', before);
}

function checkRefusals(state: KhalahaState): void {
  const side = state.turn ?? 0;
  const empty = state.pits[side].indexOf(0);
  if (empty >= 0)
    check(refusal(state, side, { game, type: 'sow', pit: empty + 1 }) !== null, 'empty pit', state);
  check(refusal(state, opponentOf(side), { game, type: 'sow', pit: 1 }) !== null, 'wrong side', state);
  check(refusal(state, side, { game, type: 'fill', pit: 1, seeds: 4 }) !== null, 'filling', state);
}

function checkLiteral(state: KhalahaState): void {
  const literal = khalaha.makeLiteral(state);
  const parsed = parseLiteral(literal);
  const back = parsed.ok ? fromSetup(parsed.value, state.rules) : parsed;
  if (!back.ok) throw new Error(literal);
  check(khalaha.makeLiteral(back.value) === literal, 'literal', state);
  check(back.value.phase === state.phase, 'literal phase', state);
}

function playOut(rules: KhalahaRules, index: number): Played {
  const rng = createRng(index);
  let played = randomFilling(rules, rng);
  const seeds = seedsOf(played.state);
  while (played.state.phase === 'playing') {
    const before = played.state;
    const moves = khalaha.legalMoves(before);
    const move = khalaha.parseMove(before, moves[rng.below(moves.length)] ?? '');
    if (!move.ok || before.turn === null) throw new Error(`no move: ${JSON.stringify(before)}`);
    if (rng.below(16) === 0) checkRefusals(before);
    if (rng.below(16) === 0) checkLiteral(before);
    played = act({ state: before, events: [] }, before.turn, move.value);
    const { state } = played;
    check(seedsOf(state) === seeds, 'seeds conserved', before);
    if (move.value.type !== 'sow') continue;
    checkPacked(before, move.value.pit, state);
    if (rng.below(4) > 0) continue;
    const other = act({ state: mirrored(before), events: [] }, opponentOf(before.turn), move.value);
    check(same(other.state.pits, mirrored(state).pits), 'mirror', before);
    check(other.state.turn === mirrored(state).turn, 'mirrored turn', before);
  }
  return played;
}

/** The same game with all its events, to be replayed and recorded. */
function recorded(rules: KhalahaRules, index: number): Played {
  const rng = createRng(index);
  let played = randomFilling(rules, rng);
  while (played.state.turn !== null) {
    const moves = khalaha.legalMoves(played.state);
    const move = khalaha.parseMove(played.state, moves[rng.below(moves.length)] ?? '');
    if (!move.ok) throw new Error('no move');
    const next = act({ state: played.state, events: [] }, played.state.turn, move.value);
    played = { state: next.state, events: played.events.concat(next.events) };
  }
  return played;
}

describe('random games', () => {
  it(`R1 R3 R6 R8 conserve seeds, refuse illegal moves, mirror, and end (${GAMES} games)`, () => {
    let longest = 0;
    for (let index = 0; index < GAMES; index += 1) {
      const { state } = playOut(rulesFor(index), index);
      check(same(state.pits.flat(), new Array(12).fill(0)), 'pits empty', state);
      const [south, north] = state.stores;
      const winner = south === north ? null : south > north ? 0 : 1;
      check(
        same(khalaha.outcomeOf(state), { winner, reason: 'stores', score: [south, north] }),
        'outcome',
        state,
      );
      check(khalaha.legalMoves(state).length === 0, 'moves after the end', state);
      longest = Math.max(longest, khalaha.plyOf(state));
    }
    expect(longest).toBeGreaterThan(100);
  });

  it('replay of the events is the live state, and parse(make(events)) replays to it', () => {
    for (let index = 0; index < GAMES / 4; index += 1) {
      const rules = rulesFor(index);
      const { state, events } = recorded(rules, index);
      check(same(events.reduce(khalaha.evolve, khalaha.start(rules)), state), 'replay', state);
      const record = khalaha.makeRecord(events);
      const parsed = khalaha.parseRecord(rules, record);
      if (!parsed.ok) throw new Error(`${record}: ${JSON.stringify(parsed.error)}`);
      check(khalaha.makeRecord(parsed.value) === record, record, state);
      check(same(parsed.value.reduce(khalaha.evolve, khalaha.start(rules)), state), 'record', state);
    }
  });
});
