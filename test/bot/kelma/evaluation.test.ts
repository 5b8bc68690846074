import { evaluate } from '../../../src/bot/kelma/evaluation';
import { PROVEN } from '../../../src/bot/kelma/value';
import { NORTH, opponentOf, SOUTH } from '../../../src/rules/game';
import type { KelmaPosition, Square } from '../../../src/rules/kelma';
import { fromSetup, indexOf, MITTE, toSetup } from '../../../src/rules/kelma';
import { toKernel } from '../../../src/rules/kelma/kernel';
import { rotated, squareAt } from '../../../src/rules/kelma/square';
import { randomGame, stateAt } from '../../rules/kelma/games';

const turned = (square: Square): Square => squareAt(rotated(indexOf(square)));

function mirror(position: KelmaPosition): KelmaPosition {
  const { pawns, stones, turn, locked } = toSetup(position);
  const mirrored = fromSetup({
    pawns: [pawns[NORTH].map(turned), pawns[SOUTH].map(turned)],
    stones: stones.map((stone) => ({ ...stone, square: turned(stone.square) })),
    turn: opponentOf(turn),
    locked: locked === null ? null : turned(locked),
  });
  if (!mirrored.ok) throw new Error(mirrored.error.code);
  return mirrored.value;
}

const valueAt = (literal: string): number => evaluate(toKernel(stateAt(literal).position, MITTE));

describe('evaluation', () => {
  test('R1: is the same after half a turn with the sides swapped, and never looks like a proof', () => {
    for (let rngSeed = 1; rngSeed <= 20; rngSeed += 1) {
      randomGame(rngSeed, MITTE, ({ position }) => {
        const value = evaluate(toKernel(position, MITTE));
        expect(evaluate(toKernel(mirror(position), MITTE))).toBe(value);
        expect(Math.abs(value)).toBeLessThan(PROVEN);
      });
    }
  });

  test('a free pawn is worth more the nearer it is to its goal, and more than a stopped one', () => {
    const values = ['5/5/5/5/4b/5/5/4w/w4', '5/5/5/5/4b/5/w4/4w/5', '5/5/w4/5/4b/5/5/4w/5'].map((ranks) =>
      valueAt(`${ranks}/5/SLT2 SL,LT,TS s -`),
    );
    expect([...values].sort((a, b) => a - b)).toEqual(values);
    expect(valueAt('5/5/5/5/b4/5/w4/4w/5/5/SLT2 SL,LT,TS s -')).toBeLessThan(
      valueAt('5/5/5/5/3b1/5/w4/4w/5/5/SLT2 SL,LT,TS s -'),
    );
  });

  test('what a stone could take counts, unless the stone is locked', () => {
    const ranks = '5/5/5/5/3b1/1S3/5/5/4w/5/3LT';
    expect(valueAt(`${ranks} SL,LT,TS s b6`)).toBeLessThan(valueAt(`${ranks} SL,LT,TS s -`));
  });
});
