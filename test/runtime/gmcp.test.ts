/** Machine state for programs: Room.Info and Game.State, for both players and a spectator, at each step. */
import { createWorld } from '../support/world';
import { seated, stateOf } from './table';

const four = [4, 4, 4, 4, 4, 4];
const none = [0, 0, 0, 0, 0, 0];
const all = ['1', '2', '3', '4', '5', '6'];

const FILLING = {
  game: 'khalaha',
  table: 1,
  match: '1',
  rules: 'khalaha',
  phase: 'filling',
  players: ['Anna', 'Bernd'],
  turn: null,
  pits: [none, none],
  stores: [0, 0],
  supply: [36, 36],
  ready: [false, false],
  ply: 0,
  last: null,
  legal: [],
  result: null,
};

describe('Game.State', () => {
  it('has all its fields, exactly, at each step, for each of the three', async () => {
    const { anna, bernd, clara } = await seated('');
    const expectAll = (state: object, legal: readonly (readonly string[])[] = [[], [], []]): void => {
      [anna, bernd, clara].forEach((client, index) => {
        const you = [0, 1, null][index];
        expect(stateOf(client)).toEqual({ ...FILLING, ...state, you, legal: legal[index] });
      });
    };
    await clara.asks('Game.Get', undefined);
    expectAll({});
    await anna.types('fülle 3 mit 5');
    expectAll({ pits: [[0, 0, 5, 0, 0, 0], none], supply: [31, 36] });
    await anna.types('fülle alle mit 4');
    await anna.types('fülle fertig');
    expectAll({ pits: [four, none], supply: [12, 36], ready: [true, false] });
    await bernd.types('fülle alle mit 4');
    await bernd.types('fülle fertig');
    const playing = { phase: 'playing', turn: 0, pits: [four, four], supply: [12, 12], ready: [true, true] };
    expectAll(playing, [all, [], []]);
    await anna.types('3');
    const bonus = { ...playing, pits: [[4, 4, 0, 5, 5, 5], four], stores: [1, 0], ply: 1, last: '3' };
    expectAll(bonus, [['1', '2', '4', '5', '6'], [], []]);
    await anna.types('1');
    const turned = { ...bonus, turn: 1, pits: [[0, 5, 1, 6, 6, 5], four], ply: 2, last: '1' };
    expectAll(turned, [[], all, []]);
    await bernd.types('1');
    await anna.typesAll(['aufgeben', 'aufgeben']);
    expectAll({
      ...turned,
      phase: 'over',
      turn: null,
      pits: [
        [0, 5, 1, 6, 6, 5],
        [0, 5, 5, 5, 5, 4],
      ],
      ply: 3,
      last: '1',
      result: { winner: 1, reason: 'resigned', score: [1, 0] },
    });
  });

  it('gives who practises the seat on turn', async () => {
    const world = await createWorld();
    const anna = await world.enters('Anna', { gmcp: true });
    await anna.types('neustart khalaha kalah allein');
    expect(stateOf(anna)).toMatchObject({ players: ['Anna', 'Anna'], you: 0, turn: 0, legal: all });
    await anna.types('1');
    expect(stateOf(anna)).toMatchObject({ you: 1, turn: 1, legal: all });
  });

  it('is sent once for each event, and not for a refused line', async () => {
    const { anna, bernd } = await seated();
    const sent = (): number => bernd.gmcp.filter(({ name }) => name === 'Game.State').length;
    const before = sent();
    await anna.types('7');
    await bernd.types('1');
    expect(sent()).toBe(before);
    await anna.types('1');
    expect(sent()).toBe(before + 1);
  });

  it('comes when it is asked for, when GMCP is agreed late, and never without GMCP', async () => {
    const world = await createWorld();
    const anna = await world.enters('Anna');
    await anna.types('neustart khalaha kalah allein');
    expect(anna.gmcp).toEqual([]);
    await anna.becomes({ gmcp: true });
    expect(stateOf(anna)).toMatchObject({ phase: 'playing' });
    anna.gmcp.splice(0);
    await anna.asks('Core.Supports.Set', ['Game 1']);
    expect(anna.gmcp.map(({ name }) => name)).toEqual(['Room.Info', 'Game.State']);
  });
});

it('Room.Info tells the place, the table and the exits', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna', { gmcp: true });
  const place = (): unknown => anna.latest('Room.Info');
  expect(place()).toEqual({ place: 'hall', table: null, exits: ['khalaha-saal', 'kelma-saal'] });
  await anna.types('khalaha');
  expect(place()).toEqual({ place: 'khalaha-saal', table: null, exits: ['hall'] });
  await anna.types('neustart');
  expect(place()).toEqual({ place: 'table', table: 1, exits: ['khalaha-saal', 'hall'] });
  await anna.types('raus');
  expect(place()).toEqual({ place: 'khalaha-saal', table: null, exits: ['hall'] });
});

it('Comm.Text tells who spoke where', async () => {
  const { anna, bernd, clara } = await seated();
  await anna.types('sage Hallo');
  expect(clara.latest('Comm.Text')).toEqual({ from: 'Anna', channel: 'table', text: 'Hallo' });
  await anna.types('teile bernd mit Psst');
  expect(bernd.latest('Comm.Text')).toEqual({ from: 'Anna', channel: 'tell', text: 'Psst' });
  expect(clara.latest('Comm.Text')).toMatchObject({ text: 'Hallo' });
});

it.each([
  ['no object', 'Game.Get', 'x'],
  ['a prototype', '__proto__', { __proto__: null }],
  ['an unknown name', 'Foo.Bar', [1, 2]],
  ['no name', '', null],
])('T7: %s in GMCP changes nothing and ends nothing', async (_, name, data) => {
  const { world, anna, bernd } = await seated();
  await anna.asks(name, data);
  expect(anna.reads()).toEqual([]);
  await anna.types('1');
  expect(bernd.text()).toContain('Anna leert Feld 1');
  expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
