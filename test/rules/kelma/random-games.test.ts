import type { KelmaEvent, KelmaPosition, KelmaState, Square } from '../../../src/rules/kelma';
import {
  fromSetup,
  indexOf,
  kelma,
  makeLiteral,
  parseLiteral,
  pawnsOf,
  pieceAt,
  SQUARES,
  stateFrom,
  toSetup,
} from '../../../src/rules/kelma';
import { NORTH, opponentOf, SIDES, SOUTH } from '../../../src/rules/game';
import { rotated, squareAt } from '../../../src/rules/kelma/square';
import { randomGame } from './games';

const GAMES_PER_SETUP = 1000;

const turned = (square: Square): Square => squareAt(rotated(indexOf(square)));

/** The board turned by half, with the sides swapped. */
function mirror(position: KelmaPosition): KelmaPosition {
  const setup = toSetup(position);
  const mirrored = fromSetup({
    pawns: [setup.pawns[NORTH].map(turned), setup.pawns[SOUTH].map(turned)],
    stones: setup.stones.map((stone) => ({ ...stone, square: turned(stone.square) })),
    turn: opponentOf(setup.turn),
    locked: setup.locked === null ? null : turned(setup.locked),
  });
  if (!mirrored.ok) throw new Error(mirrored.error.code);
  return mirrored.value;
}

const mirrorMove = (move: string): string => move.replace(/[a-e]\d+/g, (name) => turned(name as Square));

function checkStep({ position, captured }: KelmaState, before: KelmaState): void {
  const pawns = [0, 0];
  const stones = new Set<string>();
  position.board.forEach((piece) => {
    if (piece?.kind === 'stone') stones.add(piece.id);
    if (piece?.kind === 'pawn') pawns[piece.side] = (pawns[piece.side] ?? 0) + 1;
  });
  const isSound =
    stones.size === 3 &&
    position.board.length === 55 &&
    SIDES.every((side) => captured[side] === 10 - (pawns[side] ?? 0)) &&
    SIDES.every((side) => captured[side] >= before.captured[side]) &&
    (position.locked === null || pieceAt(position, position.locked)?.kind === 'stone');
  if (!isSound) throw new Error(`${makeLiteral(before.position)} -> ${makeLiteral(position)}`);
}

/** Every pair of squares is a legal move or refused with a reason. */
function checkPairs(state: KelmaState, moves: readonly string[]): void {
  const legal = new Set<string>();
  for (const from of SQUARES) {
    for (const to of SQUARES) {
      const decided = kelma.decide(state, state.position.turn, { game: 'kelma', type: 'move', from, to });
      if (decided.ok) legal.add(decided.value.map((event) => kelma.moveOf(event)).join());
      else if (decided.error.code === 'gameOver' || decided.error.code === 'notYourTurn') {
        throw new Error(`${makeLiteral(state.position)} ${from} ${to}: ${decided.error.code}`);
      }
    }
  }
  expect([...legal].sort()).toEqual([...moves].sort());
}

function checkMirror(state: KelmaState, moves: readonly string[]): void {
  const mirrored = stateFrom(state.rules, mirror(state.position));
  expect([...kelma.legalMoves(mirrored)].sort()).toEqual(moves.map(mirrorMove).sort());
}

function checkNotation(state: KelmaState, moves: readonly string[]): void {
  for (const move of moves) {
    const action = kelma.parseMove(state, move);
    const decided = action.ok ? kelma.decide(state, state.position.turn, action.value) : action;
    expect(decided.ok ? decided.value.map((event) => kelma.moveOf(event)) : decided.error).toEqual([move]);
  }
}

function checkLiteral(state: KelmaState): void {
  const literal = makeLiteral(state.position);
  expect(parseLiteral(literal)).toEqual({ ok: true, value: state.position });
  expect(fromSetup(toSetup(state.position))).toEqual({ ok: true, value: state.position });
}

describe.each(kelma.presets.map((rules) => [rules.preset, rules] as const))(
  '1000 random games of %s',
  (_, rules) => {
    const reasons = new Map<string, number>();

    test('R1, R4, R6: stones, locks, pawns, notation, literal, refusals, mirror and record hold', () => {
      for (let rngSeed = 0; rngSeed < GAMES_PER_SETUP; rngSeed += 1) {
        const events: KelmaEvent[] = [];
        const sample = rngSeed % 197;
        const last = randomGame(rngSeed, rules, (before, moves, __, { state, event }) => {
          events.push(event);
          checkStep(state, before);
          if (before.ply % 197 !== sample) return;
          checkNotation(before, moves);
          checkLiteral(before);
          checkMirror(before, moves);
          if (rngSeed % 10 === 0) checkPairs(before, moves);
        });
        reasons.set(last.outcome?.reason ?? '', (reasons.get(last.outcome?.reason ?? '') ?? 0) + 1);
        if (rngSeed % 20 !== 0) continue;
        const replayed = kelma.parseRecord(rules, kelma.makeRecord(events));
        expect(replayed).toEqual({ ok: true, value: events });
        expect(events.reduce(kelma.evolve, kelma.start(rules))).toEqual(last);
      }
      expect(reasons.get('goal')).toBeGreaterThan(GAMES_PER_SETUP / 2);
      expect([...reasons.keys()]).not.toContain('');
    });
  },
);

test('pawns of both sides are listed by square', () => {
  const { position } = kelma.start(kelma.presets[0]);
  expect(pawnsOf(position, NORTH).map(turned).sort()).toEqual([...pawnsOf(position, SOUTH)].sort());
});
