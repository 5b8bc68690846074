import type { Setup } from '../../../src/rules/kelma';
import {
  fromSetup,
  kelma,
  makeLiteral,
  MITTE,
  parseLiteral,
  readRules,
  readSetup,
  SETUPS,
  start,
  stonesOf,
  toSetup,
} from '../../../src/rules/kelma';

const MITTE_START = 'bbbbb/bbbbb/5/5/5/1SLT1/5/5/5/wwwww/wwwww SL,LT,TS s -';
const EMPTY = '5/5/5/5/5/5/5/5/5/5';

describe('literal', () => {
  test('of the starts', () => {
    expect(kelma.presets.map((rules) => kelma.makeLiteral(kelma.start(rules)))).toEqual([
      MITTE_START,
      'bbbbb/bbbbb/5/5/5/S1L1T/5/5/5/wwwww/wwwww SL,LT,TS s -',
    ]);
  });

  test('names the stones from file a up, and within a file from rank 1 up', () => {
    const literal = `b4/4T/2S2/5/5/5/5/5/2L2/5/w4 LT,SL,TS n c9`;
    const position = parseLiteral(literal);
    if (!position.ok) throw new Error(position.error.code);
    expect(stonesOf(position.value)).toEqual([
      { id: 'SL', face: 'S', square: 'c9' },
      { id: 'LT', face: 'L', square: 'c3' },
      { id: 'TS', face: 'T', square: 'e10' },
    ]);
    expect(makeLiteral(position.value)).toBe(literal);
  });

  test('blanks around and between the parts do not matter', () => {
    expect(parseLiteral(`  ${MITTE_START.replaceAll(' ', '   ')} `)).toEqual(parseLiteral(MITTE_START));
  });

  test.each([
    ['', 0],
    ['bbbbb', 0],
    [`${MITTE_START} x`, 0],
    [`${EMPTY} SL,LT,TS s -`, 1],
    [`${EMPTY}/6 SL,LT,TS s -`, 1],
    [`${EMPTY}/SLT SL,LT,TS s -`, 1],
    [`${EMPTY}/SLT3 SL,LT,TS s -`, 1],
    [`${EMPTY}/SLTww1 SL,LT,TS s -`, 1],
    [`${EMPTY}/5w SL,LT,TS s -`, 1],
    [`${EMPTY}/SLTx1 SL,LT,TS s -`, 1],
    [`${EMPTY}/SLT2/5 SL,LT,TS s -`, 1],
    [`${EMPTY}/SLT2 SL,LT s -`, 2],
    [`${EMPTY}/SLT2 SL,LT,XX s -`, 2],
    [`${EMPTY}/SLT2 SL,LT,TS,TS s -`, 2],
    [`${EMPTY}/SLT2 SL,LT,TS w -`, 3],
    [`${EMPTY}/SLT2 SL,LT,TS s f1`, 4],
    [`${EMPTY}/SLT2 SL,LT,TS s c12`, 4],
  ])('%j cannot be read in part %i', (literal, part) => {
    expect(parseLiteral(literal)).toEqual({ ok: false, error: { code: 'unreadable', part } });
  });

  test.each([
    [`${EMPTY}/SLT2 SL,LT,LT s -`, { code: 'stoneTwice', stone: 'LT' }],
    [`${EMPTY}/SL3 SL,LT s -`, { code: 'stonesMissing', missing: ['TS'] }],
    [`${EMPTY}/SLT2 LT,SL,TS s -`, { code: 'faceNotOfStone', stone: 'LT', face: 'S' }],
    [`${EMPTY}/SLT2 SL,LT,TS s d1`, { code: 'lockWithoutStone', square: 'd1' }],
    ['w4/5/5/5/5/5/5/5/5/5/SLT2 SL,LT,TS s -', { code: 'playedOnAfterGoal', side: 0 }],
    ['ww3/5/5/5/5/5/5/5/5/5/SLT2 SL,LT,TS n -', { code: 'playedOnAfterGoal', side: 0 }],
    ['5/5/5/5/5/5/5/5/5/5/SLTb1 SL,LT,TS n -', { code: 'playedOnAfterGoal', side: 1 }],
    ['5/wwwww/wwwww/w4/5/5/5/5/5/5/SLT2 SL,LT,TS s -', { code: 'tooManyPawns', side: 0, count: 11 }],
  ])('%j is no position', (literal, fault) => {
    expect(parseLiteral(literal)).toEqual({ ok: false, error: fault });
  });
});

describe('fromSetup', () => {
  const setup: Setup = toSetup(start(MITTE).position);

  test('is the inverse of toSetup', () => {
    expect(fromSetup(setup)).toEqual({ ok: true, value: start(MITTE).position });
  });

  test('refuses two on one square', () => {
    const twice: Setup = { ...setup, pawns: [['c6'], []] };
    expect(fromSetup(twice)).toEqual({ ok: false, error: { code: 'twoOnOneSquare', square: 'c6' } });
  });
});

describe('set-ups are checked data', () => {
  test('a host can add one', () => {
    const rules = readRules('hinten', 'bbbbb/bbbbb/2T2/5/5/2S2/5/5/2L2/wwwww/wwwww LT,SL,TS s -', {
      pushFlips: true,
    });
    if (!rules.ok) throw new Error(rules.error.code);
    expect(rules.value).toMatchObject({
      game: 'kelma',
      preset: 'hinten',
      captureOwn: false,
      pushLocked: true,
    });
    expect(kelma.rulesOf(kelma.start(rules.value))).toBe(rules.value);
  });

  test.each([
    [SETUPS.mitte.replace(' s ', ' n '), { code: 'notSouthToMove' }],
    [SETUPS.mitte.replace(' -', ' c6'), { code: 'lockedAtStart' }],
    [SETUPS.mitte.replace('bbbbb', 'bbbb1'), { code: 'pawnsMissing' }],
    ['1bbbb/bbbbb/5/5/5/1SLT1/5/5/5/wwwww/bwww1 SL,LT,TS s -', { code: 'alreadyOver' }],
    [SETUPS.mitte.replace('SLT', 'STL'), { code: 'faceNotOfStone', stone: 'TS', face: 'L' }],
    ['mitte', { code: 'unreadable', part: 0 }],
  ])('%j is no set-up', (literal, fault) => {
    expect(readSetup(literal)).toMatchObject({ ok: false, error: fault });
  });
});
