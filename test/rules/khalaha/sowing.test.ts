import { khalaha } from '../../../src/rules/khalaha';
import { mirrored, position, sowing } from './positions';

const CAPTURE = '<6,0,5,0,1,0,0,0,8,4,4,4,4,4,4>';
const SHARED_END = '<6,20,21,0,0,0,0,0,1,1,2,3,0,0,0>';

describe('the handed positions', () => {
  it('R1 kalah: a long sowing skips the other store and captures with its own seed', () => {
    const { state, events } = sowing(position(CAPTURE, 'kalah'), 6);
    expect(state.pits).toEqual([
      [0, 1, 0, 0, 0, 0],
      [5, 5, 5, 5, 5, 0],
    ]);
    expect(state.stores).toEqual([7, 5]);
    expect(events).toMatchObject([
      {
        landing: 'ownEmptyPit',
        landingPit: 1,
        captured: { pit: 6, seeds: 5, sowingSeed: true },
        bonusTurn: false,
      },
    ]);
  });

  it('R1 khalaha: the sowing seed stays where it fell (K9)', () => {
    const { state, events } = sowing(position(CAPTURE, 'khalaha'), 6);
    expect(state.pits).toEqual([
      [1, 1, 0, 0, 0, 0],
      [5, 5, 5, 5, 5, 0],
    ]);
    expect(state.stores).toEqual([6, 5]);
    expect(events).toMatchObject([{ captured: { pit: 6, seeds: 5, sowingSeed: false } }]);
  });

  it.each(['khalaha', 'kalah'] as const)('R1 %s: the same for north', (preset) => {
    for (const literal of [CAPTURE, SHARED_END, '<6,20,24,1,0,0,0,0,0,0,0,0,0,0,3>']) {
      const south = position(literal, preset);
      for (const pit of khalaha.legalMoves(south).map(Number)) {
        expect(sowing(mirrored(south), pit).state).toEqual(mirrored(sowing(south, pit).state));
      }
    }
  });

  it('R2 a full lap of 13 ends in the pit it emptied and captures', () => {
    const { state, events } = sowing(position('<6,5,5,13,0,0,0,0,0,1,1,1,1,1,1>', 'kalah'), 1);
    expect(state.stores).toEqual([9, 5]);
    expect(events).toMatchObject([
      { seeds: 13, landing: 'ownEmptyPit', landingPit: 1, captured: { seeds: 2 } },
    ]);
  });

  it('R2 14 seeds end on pit 2 beside another and capture nothing', () => {
    const { state, events } = sowing(position('<6,5,5,14,0,0,0,0,0,1,1,1,1,1,1>', 'kalah'), 1);
    expect(state.pits[0]).toEqual([1, 2, 1, 1, 1, 1]);
    expect(state.stores).toEqual([6, 5]);
    expect(events).toMatchObject([{ landing: 'ownPit', landingPit: 2, captured: null }]);
  });

  it.each(['khalaha', 'kalah'] as const)('%s: an empty opposite pit gives nothing', (preset) => {
    const { state, events } = sowing(position('<6,10,10,0,1,0,2,0,0,2,0,1,0,0,3>', preset), 2);
    expect(events).toMatchObject([{ landing: 'ownEmptyPit', landingPit: 3, captured: null }]);
    expect([state.stores, state.turn]).toEqual([[10, 10], 1]);
  });

  it('kalah-leerschlag: an empty opposite pit still takes the sowing seed', () => {
    const { state, events } = sowing(position('<6,10,10,0,1,0,2,0,0,2,0,1,0,0,3>', 'kalah-leerschlag'), 2);
    expect(events).toMatchObject([{ captured: { pit: 4, seeds: 0, sowingSeed: true } }]);
    expect(state.stores).toEqual([11, 10]);
    expect(state.pits[0]).toEqual([0, 0, 0, 2, 0, 0]);
  });

  it('R3 kalah: the game is over 21:27 although a bonus turn was earned', () => {
    const { state, events } = sowing(position(SHARED_END, 'kalah'), 6);
    expect(khalaha.outcomeOf(state)).toEqual({ winner: 1, reason: 'stores', score: [21, 27] });
    expect(events).toMatchObject([{ landing: 'store', bonusTurn: false, swept: [0, 6] }]);
    expect(state.pits.flat()).toEqual(new Array(12).fill(0));
    expect([state.turn, state.phase, khalaha.legalMoves(state)]).toEqual([null, 'over', []]);
  });

  it('R9 khalaha: the same side would be on move with nothing to sow, and passes (K11)', () => {
    const { state, events } = sowing(position(SHARED_END, 'khalaha'), 6);
    expect(events).toMatchObject([
      { type: 'SeedsSown', bonusTurn: true, swept: null },
      { type: 'TurnPassed', side: 0 },
    ]);
    expect([state.turn, state.phase, state.stores, khalaha.plyOf(state)]).toEqual([
      1,
      'playing',
      [21, 21],
      1,
    ]);
  });

  it('R5 kalah: a draw 24:24', () => {
    const { state } = sowing(position('<6,23,22,0,0,0,0,0,1,0,0,0,0,0,2>', 'kalah'), 6);
    expect(khalaha.outcomeOf(state)).toEqual({ winner: null, reason: 'stores', score: [24, 24] });
  });

  it.each(['khalaha', 'kalah'] as const)('R4 %s: pit 1 alone is a move and the game goes on', (preset) => {
    const south = position('<6,20,24,1,0,0,0,0,0,0,0,0,0,0,3>', preset);
    for (const state of [south, mirrored(south)]) {
      expect(khalaha.legalMoves(state)).toEqual(['1']);
      expect(khalaha.phaseOf(sowing(state, 1).state)).toBe('playing');
    }
  });
});

describe('turns', () => {
  it('stay after the last seed in the own store and pass otherwise (K8, K10)', () => {
    const start = position('<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>', 'khalaha');
    const bonus = sowing(start, 3);
    expect(bonus.events).toMatchObject([{ landing: 'store', landingPit: null, bonusTurn: true }]);
    expect(bonus.state.turn).toBe(0);
    const into = sowing(bonus.state, 6);
    expect(into.events).toMatchObject([{ landing: 'opponentPit', landingPit: 4, bonusTurn: false }]);
    expect([into.state.turn, khalaha.plyOf(into.state)]).toEqual([1, 2]);
  });

  it('R9 pass one after the other while a side stays empty', () => {
    const { state, events } = sowing(position('<6,30,30,0,1,0,0,0,0,0,0,0,0,0,0>', 'khalaha'), 2, 3, 4, 5, 6);
    const passes = events.filter((event) => event.type === 'TurnPassed');
    expect(passes).toEqual(new Array(4).fill({ game: 'khalaha', type: 'TurnPassed', side: 1 }));
    expect(events.at(-1)).toMatchObject({ landing: 'store', bonusTurn: false });
    expect(khalaha.outcomeOf(state)).toEqual({ winner: 0, reason: 'stores', score: [31, 30] });
  });
});

describe('the end', () => {
  it.each([
    ['<6,31,23,0,0,0,0,0,1,0,0,0,0,0,0>', 0, [32, 23]],
    ['<6,20,30,0,0,0,0,0,1,0,0,0,0,0,0>', 1, [21, 30]],
    ['<6,29,30,0,0,0,0,0,1,0,0,0,0,0,0>', null, [30, 30]],
  ] as const)('R5 names the winner by stores, from both seats: %s', (literal, winner, score) => {
    const south = position(literal, 'khalaha');
    expect(khalaha.outcomeOf(sowing(south, 6).state)).toEqual({ winner, reason: 'stores', score });
    expect(sowing(mirrored(south), 6).state).toEqual(mirrored(sowing(south, 6).state));
  });

  it('R8 half of 48 decides nothing when 60 were filled in', () => {
    // South began with 24 seeds, north with 36: 25 in the store is no majority.
    const { state } = sowing(position('<6,25,30,0,0,0,0,0,1,4,0,0,0,0,0>', 'khalaha'), 6);
    expect([khalaha.phaseOf(state), khalaha.outcomeOf(state), state.turn]).toEqual(['playing', null, 1]);
  });
});
