import { evolve } from '../../../src/match/evolve';
import { gameState } from '../../../src/render/gmcp';
import { seatNames } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';
import { act, ANNA, BERND, fill, playMatch, seenBy, startMatch } from '../../support/khalaha-matches';

const NAMES = ['Anna', 'Bernd'] as const;

test('Game.State while playing: exactly the documented fields', () => {
  const state = gameState(seenBy(playMatch([3]), ANNA), NAMES);
  expect(JSON.parse(JSON.stringify(state))).toEqual({
    game: 'khalaha',
    table: 3,
    match: '17',
    rules: 'khalaha',
    phase: 'playing',
    players: ['Anna', 'Bernd'],
    you: 0,
    turn: 0,
    pits: [
      [4, 4, 0, 5, 5, 5],
      [4, 4, 4, 4, 4, 4],
    ],
    stores: [1, 0],
    supply: [12, 12],
    ready: [true, true],
    ply: 1,
    last: '3',
    legal: ['1', '2', '4', '5', '6'],
    result: null,
  });
});

test('F6 legal is empty for everyone who is not on turn', () => {
  const match = playMatch([3]);
  expect(gameState(seenBy(match, BERND), NAMES)).toMatchObject({ you: 1, turn: 0, legal: [] });
  expect(gameState(seenBy(match, null), NAMES)).toMatchObject({ you: null, turn: 0, legal: [] });
});

test('Game.State while filling', () => {
  const match = act(startMatch(), 1, fill(2, 6)).match;
  expect(gameState(seenBy(match, BERND), NAMES)).toMatchObject({
    phase: 'filling',
    turn: null,
    pits: [
      [0, 0, 0, 0, 0, 0],
      [0, 6, 0, 0, 0, 0],
    ],
    supply: [36, 30],
    ready: [false, false],
    ply: 0,
    last: null,
    legal: [],
  });
});

test('Game.State of a match that is over', () => {
  const match = evolve(playMatch([3]), { type: 'MatchResigned', side: 0 });
  expect(gameState(seenBy(match, ANNA), NAMES)).toMatchObject({
    phase: 'over',
    turn: null,
    legal: [],
    result: { winner: 1, reason: 'resigned', score: [1, 0] },
  });
});

test('the computer has a name, and who holds both seats keeps the own one', () => {
  const computer = { kind: 'computer', level: 'leicht' } as const;
  const against = seenBy(startMatch([ANNA, computer]), ANNA);
  expect(gameState(against, seatNames(against.players, catalogues.de))).toMatchObject({
    players: ['Anna', 'Computer (leicht)'],
  });
  const alone = seenBy(startMatch([ANNA, ANNA]), ANNA);
  expect(gameState(alone, seatNames(alone.players, catalogues.de))).toMatchObject({
    players: ['Anna', 'Anna'],
    you: 0,
  });
});
