import { kelma, legalMovesFrom, MITTE, WEIT } from '../../../src/rules/kelma';
import { play, playAll, stateAt } from './games';

const START = kelma.start(MITTE);

const longForm = (state: typeof START, text: string): string | null => kelma.moveOf(play(state, text).event);

describe('notation', () => {
  test.each([
    ['c2', 'c2-c3'],
    ['C2', 'c2-c3'],
    [' c2 ', 'c2-c3'],
    ['c2c3', 'c2-c3'],
    ['c2 c3', 'c2-c3'],
    ['c2-c3', 'c2-c3'],
    ['c2 - c3', 'c2-c3'],
    ['b6c8', 'Sb6-c8'],
    ['b6 c8', 'Sb6-c8'],
    ['Sb6c8', 'Sb6-c8'],
    ['sb6-c8', 'Sb6-c8'],
    ['S b6 c8', 'Sb6-c8'],
    ['Sb6–c8', 'Sb6-c8'],
    ['c6 e8', 'Lc6-e8'],
    ['d6d8', 'Td6-d8'],
  ])('%j is %s', (typed, move) => {
    expect(longForm(START, typed)).toBe(move);
  });

  test.each([
    ['c6xc8', 'Tc6xc8'],
    ['Tc6xc8', 'Tc6xc8'],
    ['c6 x c8', 'Tc6xc8'],
    ['c6:c8', 'Tc6xc8'],
    ['c6c8', 'Tc6xc8'],
    ['c6-c8', 'Tc6xc8'],
    ['b5', 'b5-b6>b7'],
    ['b5b6', 'b5-b6>b7'],
    ['b5-b6>b7', 'b5-b6>b7'],
    ['b5 b6 > b7', 'b5-b6>b7'],
    ['a10', 'a10-a11'],
    ['a10a11', 'a10-a11'],
    ['d1', 'Sd1-c3'],
  ])('captures, pushes, two-digit ranks, a stone with one move: %j is %s', (typed, move) => {
    const state = stateAt('5/w4/5/2b2/5/1LT2/1w3/5/4w/1w3/3S1 LT,TS,SL s -');
    expect(longForm(state, typed)).toBe(move);
  });

  test('the facts of a push and of a capture hold what a sentence needs', () => {
    const state = stateAt('5/w4/5/2b2/5/1LT2/1w3/5/4w/1w3/3S1 LT,TS,SL s c6');
    expect(play(state, 'b5').event).toMatchObject({
      type: 'PawnMoved',
      side: 0,
      pushed: { stone: 'LT', face: 'L', from: 'b6', to: 'b7' },
      freed: 'TS',
      outcome: null,
    });
    expect(play({ ...state, position: { ...state.position, locked: null } }, 'c6xc8').event).toMatchObject({
      type: 'StoneMoved',
      stone: 'TS',
      face: 'T',
      newFace: 'S',
      captured: 1,
      pawnsLeft: 0,
      lockedFor: 1,
      lockedUntil: 2,
      freed: null,
    });
  });

  test('house rule pushFlips: the pushed stone shows its other face and is not locked', () => {
    const state = stateAt('5/5/5/5/b4/1S3/1w3/5/5/5/2LT1 SL,LT,TS s -', { ...MITTE, pushFlips: true });
    const { state: after, event } = play(state, 'b5');
    expect(event).toMatchObject({ pushed: { face: 'L' } });
    expect(kelma.makeLiteral(after)).toBe('5/5/5/5/bL3/1w3/5/5/5/5/2LT1 SL,LT,TS n -');
  });

  test('the moves of one piece', () => {
    expect(legalMovesFrom(START, 'c2')).toEqual(['c2-c3']);
    expect(legalMovesFrom(START, 'd6')).toEqual(['Td6-d4', 'Td6-d8']);
    expect(legalMovesFrom(START, 'c10')).toEqual([]);
    expect(legalMovesFrom(START, 'c5')).toEqual([]);
  });
});

describe('record', () => {
  const record = 'c2-c3 Sb6-c8 c3-c4 Td6-d4 Lc6-e8 c10-c9';

  test('is the moves in long notation, and reads back to the same facts', () => {
    const events = kelma.parseRecord(MITTE, record);
    if (!events.ok) throw new Error(events.error.code);
    expect(kelma.makeRecord(events.value)).toBe(record);
    expect(events.value.reduce(kelma.evolve, START)).toEqual(playAll(START, record));
    expect(kelma.parseRecord(MITTE, ` ${record.replaceAll(' ', '\n')} `)).toEqual(events);
  });

  test('of a game without moves is empty', () => {
    expect(kelma.makeRecord([])).toBe('');
    expect(kelma.parseRecord(WEIT, '')).toEqual({ ok: true, value: [] });
  });

  test('stops at the first thing that does not fit', () => {
    expect(kelma.parseRecord(MITTE, 'c2-c3 c2-c3')).toMatchObject({
      error: { code: 'emptySquare', square: 'c2' },
    });
    expect(kelma.parseRecord(WEIT, record)).toMatchObject({ ok: false });
    expect(kelma.parseRecord(MITTE, 'c2-c3 e4')).toMatchObject({
      error: { code: 'emptySquare', square: 'e4' },
    });
    expect(kelma.parseRecord(MITTE, 'c2-c3 ?')).toMatchObject({ error: { code: 'notAMove', text: '?' } });
  });
});
