import { NORTH, SOUTH } from '../../../src/rules/game';
import { kelma, MITTE } from '../../../src/rules/kelma';
import { playAll, refusalOf, stateAt } from './games';

const START = kelma.start(MITTE);

describe('R6: every refusal says why and changes nothing', () => {
  test.each([
    ['text that is no move', START, 'quatsch', { code: 'notAMove', text: 'quatsch' }],
    ['nothing', START, '', { code: 'notAMove', text: '' }],
    ['numbers that are none', START, 'c1.5', { code: 'notAMove', text: 'c1.5' }],
    ['three squares', START, 'c2 c3 c4', { code: 'notAMove', text: 'c2 c3 c4' }],
    ['rank 0', START, 'c0', { code: 'offBoard', square: 'c0' }],
    ['rank 12', START, 'c2 c12', { code: 'offBoard', square: 'c12' }],
    ['file f', START, 'b6-f8', { code: 'offBoard', square: 'f8' }],
    ['the wrong face letter', START, 'Tb6-c8', { code: 'misnoted', text: 'Tb6-c8', move: 'Sb6-c8' }],
    ['a capture that is none', START, 'Sb6xc8', { code: 'misnoted', text: 'Sb6xc8', move: 'Sb6-c8' }],
    ['a push that is none', START, 'c2-c3>c4', { code: 'misnoted', text: 'c2-c3>c4', move: 'c2-c3' }],
    ['an empty square', START, 'c5', { code: 'emptySquare', square: 'c5' }],
    ["the opponent's pawn", START, 'c10-c9', { code: 'enemyPawn', square: 'c10' }],
    ["the opponent's pawn alone", START, 'c11', { code: 'enemyPawn', square: 'c11' }],
    ['staying', START, 'c2 c2', { code: 'standsThere', square: 'c2' }],
    ['a pawn sideways', START, 'c2 d3', { code: 'pawnOnlyAhead', from: 'c2', to: 'd3', ahead: 'c3' }],
    ['a pawn back', START, 'c2 c1', { code: 'pawnOnlyAhead', from: 'c2', to: 'c1', ahead: 'c3' }],
    ['a pawn two squares', START, 'c2 c4', { code: 'pawnOnlyAhead', from: 'c2', to: 'c4', ahead: 'c3' }],
    ['a pawn behind its own', START, 'c1', { code: 'blockedByPawn', from: 'c1', square: 'c2', whose: SOUTH }],
    [
      'a face that does not reach',
      START,
      'b6 b8',
      { code: 'wrongByFace', stone: 'SL', face: 'S', from: 'b6', to: 'b8' },
    ],
    [
      'a rook one square',
      START,
      'd6 d7',
      { code: 'wrongByFace', stone: 'TS', face: 'T', from: 'd6', to: 'd7' },
    ],
    [
      'a stone onto a stone',
      START,
      'd6 b6',
      { code: 'stoneOnTarget', stone: 'TS', face: 'T', from: 'd6', to: 'b6', target: 'SL' },
    ],
    [
      'a stone that has several moves',
      START,
      'd6',
      { code: 'ambiguous', square: 'd6', candidates: ['Td6-d4', 'Td6-d8'] },
    ],
  ])('%s', (_, state, text, refusal) => {
    const before = JSON.stringify(state);
    expect(refusalOf(state, text)).toEqual({ game: 'kelma', ...refusal });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('L4: a pawn does not take, neither diagonally nor straight', () => {
    const state = stateAt('5/5/5/5/1bb2/1w3/5/5/5/SLT2/5 SL,LT,TS s -');
    expect(refusalOf(state, 'b6 c7')).toEqual({
      game: 'kelma',
      code: 'pawnCannotCapture',
      from: 'b6',
      to: 'c7',
    });
    expect(refusalOf(state, 'b6')).toEqual({
      game: 'kelma',
      code: 'blockedByPawn',
      from: 'b6',
      square: 'b7',
      whose: NORTH,
    });
  });

  test.each([
    ['edge', '1S3/1w3/5/5/b4/5/5/5/5/5/2LT1 SL,LT,TS s -', 'b10', { square: 'b11', behind: null }],
    ['enemyPawn', '5/5/5/1b3/1S3/1w3/5/5/5/5/2LT1 SL,LT,TS s -', 'b6 b7', { square: 'b7', behind: 'b8' }],
    ['ownPawn', '5/5/5/1w3/bS3/1w3/5/5/5/5/2LT1 SL,LT,TS s -', 'b6', { square: 'b7', behind: 'b8' }],
    ['stone', '5/5/5/1L3/1S3/1w3/5/5/5/5/3T1 SL,LT,TS s -', 'b6', { square: 'b7', behind: 'b8' }],
    ['edge', '5/5/5/5/5/5/5/5/w4/1b3/1S1LT SL,LT,TS n -', 'b2', { square: 'b1', behind: null }],
  ])('L5: no room to push: %s', (obstacle, literal, text, where) => {
    // A white pawn on rank 11 or a black one on rank 1 would have ended the game, so none stands there.
    const state = stateAt(literal);
    const from = text.split(' ')[0];
    expect(refusalOf(state, text)).toEqual({
      game: 'kelma',
      code: 'noRoomToPush',
      from,
      stone: 'SL',
      ...where,
      obstacle,
    });
  });

  test('L6: an own pawn is not taken, unless the house allows it', () => {
    const literal = '5/5/5/5/b4/1S3/5/2w2/5/5/2LT1 SL,LT,TS s -';
    const named = { stone: 'SL', face: 'S', from: 'b6', to: 'c4' };
    expect(refusalOf(stateAt(literal), 'b6 c4')).toEqual({
      game: 'kelma',
      code: 'ownPawnOnTarget',
      ...named,
    });
    expect(refusalOf(stateAt(literal, { ...MITTE, captureOwn: true }), 'b6 c4')).toBeNull();
  });

  test('L7: a locked stone is refused with the ply from which it is free, and then it is', () => {
    const locked = playAll(START, 'b6c8');
    const refusal = { game: 'kelma', code: 'locked', stone: 'SL', face: 'L', square: 'c8', until: 2 };
    expect(refusalOf(locked, 'c8 a6')).toEqual(refusal);
    expect(refusalOf(locked, 'c8')).toEqual(refusal);
    // Whatever the target: the lock is the reason, not the face.
    expect(refusalOf(locked, 'c8 c7')).toEqual(refusal);
    const freed = playAll(locked, 'a10');
    expect(freed.position.locked).toBeNull();
    expect(refusalOf(freed, 'c8 a6')).toBeNull();
    const answered = playAll(locked, 'd6d8');
    expect(refusalOf(answered, 'd8 c6')).toMatchObject({ code: 'locked', stone: 'TS', until: 3 });
    expect(refusalOf(answered, 'c8 a6')).toBeNull();
  });

  test('L7: the lock moves with a stone that is pushed, and keeps nobody from pushing, unless the house says so', () => {
    const literal = '5/5/5/5/b4/1S3/1w3/5/5/5/2LT1 SL,LT,TS s b6';
    const pushed = playAll(stateAt(literal), 'b5');
    expect(kelma.makeLiteral(pushed)).toBe('5/5/5/5/bS3/1w3/5/5/5/5/2LT1 SL,LT,TS n -');
    const refusal = { code: 'pushOfLocked', from: 'b5', stone: 'SL', square: 'b6', until: 1 };
    expect(refusalOf(stateAt(literal, { ...MITTE, pushLocked: false }), 'b5')).toEqual({
      game: 'kelma',
      ...refusal,
    });
  });

  test('a stone alone that has no move at all', () => {
    const state = stateAt('5/5/5/5/b4/5/5/2w2/4w/2w2/S2LT SL,LT,TS s -');
    expect(kelma.legalMoves(state).filter((move) => move.includes('a1'))).toEqual(['Sa1-b3']);
    const stuck = stateAt('5/5/5/5/b4/5/5/5/1w3/2w2/S2LT SL,LT,TS s -');
    expect(refusalOf(stuck, 'a1')).toEqual({
      game: 'kelma',
      code: 'stoneStuck',
      stone: 'SL',
      face: 'S',
      square: 'a1',
    });
  });

  test('F6: the other side, and anybody after the end', () => {
    const action = { game: 'kelma', type: 'move', from: 'c10', to: null } as const;
    expect(kelma.decide(START, NORTH, action)).toEqual({
      ok: false,
      error: { game: 'kelma', code: 'notYourTurn' },
    });
    expect(kelma.mayAct(START, NORTH)).toBe(false);
    const over = playAll(stateAt('5/w4/5/5/b4/5/5/5/5/5/S2LT SL,LT,TS s -'), 'a10');
    for (const side of [SOUTH, NORTH] as const) {
      expect(kelma.decide(over, side, action)).toEqual({
        ok: false,
        error: { game: 'kelma', code: 'gameOver' },
      });
      expect(kelma.mayAct(over, side)).toBe(false);
    }
    expect(kelma.legalMoves(over)).toEqual([]);
    expect(kelma.turnOf(over)).toBeNull();
  });
});
