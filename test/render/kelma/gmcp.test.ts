import { evolve } from '../../../src/match/evolve';
import { gameState } from '../../../src/render/gmcp';
import { WEIT } from '../../../src/rules/kelma';
import { ANNA, BERND, playMatch, seenBy, startMatch } from '../../support/kelma-matches';

const NAMES = ['Anna', 'Bernd'] as const;

test('Game.State while playing: exactly the documented fields', () => {
  const state = gameState(seenBy(playMatch('c2 b6c8'), ANNA), NAMES);
  expect(JSON.parse(JSON.stringify(state))).toEqual({
    game: 'kelma',
    table: 3,
    match: '17',
    rules: 'mitte',
    phase: 'playing',
    players: ['Anna', 'Bernd'],
    you: 0,
    turn: 0,
    position: 'bbbbb/bbbbb/5/2L2/5/2LT1/5/5/2w2/ww1ww/wwwww LT,SL,TS s c8',
    locked: 'c8',
    ply: 2,
    last: 'Sb6-c8',
    legal: [
      ...['c1-c2', 'a2-a3', 'b2-b3', 'd2-d3', 'e2-e3', 'c3-c4'],
      ...['Lc6-a4', 'Lc6-e4', 'Lc6-a8', 'Lc6-e8', 'Td6-d4', 'Td6-b6', 'Td6-d8'],
    ],
    result: null,
  });
});

test('F6 legal is empty for everyone who is not on turn', () => {
  const match = playMatch('c2');
  expect(gameState(seenBy(match, ANNA), NAMES)).toMatchObject({ you: 0, turn: 1, legal: [], locked: null });
  expect(gameState(seenBy(match, null), NAMES)).toMatchObject({ you: null, turn: 1, legal: [] });
  expect(gameState(seenBy(match, BERND), NAMES)).toMatchObject({ you: 1, turn: 1 });
});

test('rules is the name of the house rules', () => {
  expect(gameState(seenBy(startMatch(undefined, WEIT), ANNA), NAMES)).toMatchObject({
    game: 'kelma',
    rules: 'weit',
    position: 'bbbbb/bbbbb/5/5/5/S1L1T/5/5/5/wwwww/wwwww SL,LT,TS s -',
    last: null,
  });
});

test('Game.State of a match that is over', () => {
  const match = evolve(playMatch('c2 c10'), { type: 'MatchDrawn' });
  expect(gameState(seenBy(match, ANNA), NAMES)).toMatchObject({
    phase: 'over',
    turn: null,
    legal: [],
    result: { winner: null, reason: 'agreed' },
  });
});
