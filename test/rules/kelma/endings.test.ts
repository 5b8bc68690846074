import { NORTH, SOUTH } from '../../../src/rules/game';
import type { KelmaEvent, KelmaState } from '../../../src/rules/kelma';
import {
  FILES,
  fromSetup,
  kelma,
  makeLiteral,
  MITTE,
  occurrencesOf,
  QUIET_LIMIT,
  stateFrom,
} from '../../../src/rules/kelma';
import { play, playAll, refusalOf, stateAt } from './games';

/** Two pawns that stand face to face, and stones that run free. */
const LOCKED_PAWNS = '5/5/5/5/4b/4w/5/5/5/5/SLT2 SL,LT,TS s -';

/** Plays stone moves that repeat no position three times and take nothing, until the predicate holds. */
function shuffle(
  state: KelmaState,
  until: (state: KelmaState) => boolean,
): readonly [KelmaState, KelmaEvent[]] {
  const events: KelmaEvent[] = [];
  const seen = new Map<string, number>();
  let now = state;
  while (!until(now) && now.outcome === null) {
    const steps = kelma
      .legalMoves(now)
      .filter((move) => /^[SLT]..?.?-/.test(move))
      .map((move) => play(now, move));
    const fresh = steps
      .map((step) => ({ ...step, times: seen.get(makeLiteral(step.state.position)) ?? 0 }))
      .sort((a, b) => a.times - b.times)[0];
    if (fresh === undefined || fresh.times > 1) throw new Error('no fresh position');
    seen.set(makeLiteral(fresh.state.position), fresh.times + 1);
    events.push(fresh.event);
    now = fresh.state;
  }
  return [now, events];
}

describe('R5: three endings with the right names', () => {
  test.each([
    ['south', '5/4w/5/5/b4/5/5/5/5/5/SLT2 SL,LT,TS s -', 'e10', SOUTH, [1, 0]],
    ['north', '5/5/5/5/w4/5/5/5/5/4b/SLT2 SL,LT,TS n -', 'e2', NORTH, [0, 1]],
  ] as const)('L8: %s wins by walking, at once', (_, literal, move, winner, score) => {
    const { state, event } = play(stateAt(literal), move);
    expect(event.outcome).toEqual({ winner, reason: 'goal', score });
    expect(kelma.outcomeOf(state)).toEqual(event.outcome);
    expect(kelma.phaseOf(state)).toBe('over');
    expect(kelma.scoreOf(state)).toEqual(score);
  });

  test('L5, L8: a push opens the way, and steps alone reach the goal', () => {
    const { event } = play(stateAt('5/5/4S/4w/b4/5/5/5/5/5/2LT1 LT,TS,SL s -'), 'e8');
    expect(event).toMatchObject({ pushed: { stone: 'SL', from: 'e9', to: 'e10' }, outcome: null });
  });

  test('L5, L8: no push ends on a goal rank, for the stone would leave the board', () => {
    for (const file of FILES) {
      for (const [turn, pawn, stone] of [
        [SOUTH, `${file}10`, `${file}11`],
        [NORTH, `${file}2`, `${file}1`],
      ] as const) {
        const position = fromSetup({
          pawns: turn === SOUTH ? [[pawn], []] : [[], [pawn]],
          stones: [
            { id: 'SL', face: 'S', square: stone },
            { id: 'LT', face: 'L', square: 'b6' },
            { id: 'TS', face: 'T', square: 'c6' },
          ],
          turn,
          locked: null,
        });
        if (!position.ok) throw new Error(position.error.code);
        const state = stateFrom(MITTE, position.value);
        expect(refusalOf(state, pawn)).toMatchObject({
          code: 'noRoomToPush',
          obstacle: 'edge',
          behind: null,
        });
      }
    }
  });
});

describe('L10: draws', () => {
  test('neither side has a pawn', () => {
    const state = stateAt('5/5/5/5/2b2/5/2T2/5/5/5/SL3 SL,LT,TS s -');
    const { state: over, event } = play(state, 'Tc5xc7');
    expect(event).toMatchObject({ captured: NORTH, pawnsLeft: 0, warnings: [] });
    expect(over.outcome).toEqual({ winner: null, reason: 'noPawns', score: [0.5, 0.5] });
  });

  test('L9: one side without pawns plays on', () => {
    const state = stateAt('5/5/5/5/2b2/5/2T2/w4/5/5/1SL2 SL,LT,TS s -');
    const { state: after } = play(state, 'c5xc7');
    expect(kelma.outcomeOf(after)).toBeNull();
    expect(kelma.legalMoves(after).length).toBeGreaterThan(0);
  });

  test('R9: Patt: every pawn stopped, one stone locked, the others without a free target', () => {
    const state = stateAt('5/5/5/1b3/1wL1b/3bw/3b1/3w1/5/1L1T1/5 SL,LT,TS n d2');
    const { state: over, event } = play(state, 'Lc7-e9');
    expect(event.outcome).toEqual({ winner: null, reason: 'stalemate', score: [0.5, 0.5] });
    expect(kelma.legalMoves({ ...over, outcome: null })).toEqual([]);
    expect(kelma.turnOf(over)).toBeNull();
    expect(kelma.phaseOf(over)).toBe('over');
    // The very same position as somebody else's claim is over as well.
    expect(stateAt(kelma.makeLiteral(over)).outcome).toEqual(over.outcome);
  });

  test('the third occurrence of a position; the second is warned of', () => {
    const round = 'b1d3 c9c11 d3d1 c11d9 d1b3 d9d11 b3b1 d11c9';
    const first = stateAt('5/5/2T2/5/4b/4w/5/5/5/5/SL3 SL,LT,TS s -');
    const again = playAll(first, round);
    // All stands where it stood, but now a stone is locked: another position.
    expect(makeLiteral(again.position)).toBe('5/5/2T2/5/4b/4w/5/5/5/5/SL3 SL,LT,TS s c9');
    expect(occurrencesOf(again.recent)).toBe(1);
    const second = play(again, 'b1d3');
    expect(second.event).toMatchObject({
      occurrences: 2,
      warnings: [{ code: 'repeated', times: 2 }],
      outcome: null,
    });
    const almost = playAll(second.state, round.split(' ').slice(1).join(' '));
    expect(almost.outcome).toBeNull();
    const third = play(almost, 'b1d3');
    expect(third.event).toMatchObject({ occurrences: 3, warnings: [] });
    expect(third.state.outcome).toEqual({ winner: null, reason: 'repetition', score: [0.5, 0.5] });
    expect(third.state.ply).toBe(17);
  });

  test('occurrences count only with the same side to move', () => {
    expect(occurrencesOf(['x s -', 'y', 'x s c3', 'y', 'x n -', 'y', 'x s -'])).toBe(2);
  });

  test('100 plies without a pawn move or a capture; after 90 a warning says how many are left', () => {
    const [state, events] = shuffle(stateAt(LOCKED_PAWNS), () => false);
    expect(state.outcome).toEqual({ winner: null, reason: 'quietPlies', score: [0.5, 0.5] });
    expect(state.quiet).toBe(QUIET_LIMIT);
    expect(events).toHaveLength(QUIET_LIMIT);
    const warned = events.filter(({ warnings }) => warnings.some(({ code }) => code === 'quiet'));
    expect(warned).toHaveLength(1);
    expect(warned[0]).toBe(events[89]);
    expect(events[89]?.warnings).toContainEqual({ code: 'quiet', plies: 90, left: 10 });
    expect(events[98]?.outcome).toBeNull();
  });

  test('a capture and a pawn move start the count of quiet plies again', () => {
    const literal = '5/5/5/5/4b/4w/5/5/5/5/SLT2 SL,LT,TS s -';
    const [state] = shuffle(stateAt(literal), ({ quiet }) => quiet === 40);
    expect(state.quiet).toBe(40);
    const free = { ...state, position: stateAt('5/5/5/5/4b/5/4w/5/5/5/SLT2 SL,LT,TS s -').position };
    expect(playAll(free, 'e5').quiet).toBe(0);
    const prey = { ...state, position: stateAt('5/5/5/5/4b/5/4w/5/2b2/5/SLT2 SL,LT,TS s -').position };
    expect(playAll(prey, 'Tc1xc3')).toMatchObject({ quiet: 0, captured: [9, 10] });
  });
});
