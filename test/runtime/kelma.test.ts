/** Kelma at a table of the house: machine state, wishes sent twice, takebacks, spectators, and the long draw. */
import { createRng } from '../../src/kernel/rng';
import { kelma, MITTE, occurrencesOf, start, type KelmaState } from '../../src/rules/kelma';
import type { MemoryClient } from '../support/memory-client';
import { createWorld } from '../support/world';

interface State {
  readonly position: string;
  readonly locked: string | null;
  readonly phase: string;
  readonly you: number | null;
  readonly turn: number | null;
  readonly ply: number;
  readonly last: string | null;
  readonly legal: readonly string[];
  readonly result: object | null;
}

const stateOf = (client: MemoryClient): State => client.latest('Game.State') as State;

/** Anna (south) against Bernd (north), Clara watching; what was shown by then is read away. */
async function seated() {
  const world = await createWorld();
  const gmcp = { gmcp: true };
  const anna = await world.enters('Anna', gmcp);
  const bernd = await world.enters('Bernd', gmcp);
  const clara = await world.enters('Clara', gmcp);
  await anna.types('neustart kelma bernd');
  await bernd.types('annehmen');
  await clara.types('zuschauen 1');
  const all = [anna, bernd, clara] as const;
  for (const client of all) client.reads();
  return { anna, bernd, clara, all };
}

const START = 'bbbbb/bbbbb/5/5/5/1SLT1/5/5/5/wwwww/wwwww SL,LT,TS s -';
const HEAD = { game: 'kelma', table: 1, match: '1', rules: 'mitte', players: ['Anna', 'Bernd'] };

test('Game.State has all its fields, exactly, at each step, for each of the three', async () => {
  const { anna, bernd, clara, all } = await seated();
  await clara.asks('Game.Get', undefined);
  const begun = { ...HEAD, phase: 'playing', turn: 0, position: START, locked: null, ply: 0, last: null };
  const legal = kelma.legalMoves(start(MITTE));
  expect(stateOf(anna)).toEqual({ ...begun, you: 0, legal, result: null });
  expect(stateOf(bernd)).toEqual({ ...begun, you: 1, legal: [], result: null });
  expect(stateOf(clara)).toEqual({ ...begun, you: null, legal: [], result: null });
  await anna.types('b6c8');
  const position = 'bbbbb/bbbbb/5/2L2/5/2LT1/5/5/5/wwwww/wwwww LT,SL,TS n c8';
  for (const client of all) {
    expect(stateOf(client)).toMatchObject({ turn: 1, position, locked: 'c8', ply: 1, last: 'Sb6-c8' });
  }
  expect(stateOf(anna).legal).toEqual([]);
  expect(stateOf(bernd).legal).not.toContain('Lc8xa10');
  expect(stateOf(bernd).legal).toContain('c10-c9');
});

test('R6 F7 F6 what is refused, sent twice or typed by a spectator changes nothing', async () => {
  const { anna, bernd, clara } = await seated();
  const before = stateOf(anna);
  for (const line of ['c1', 'c2 c4', 'b6 b8', 'f1', 'c12', 'ziehe', 'd10', 'b6']) await anna.types(line);
  await bernd.types('c10');
  for (const line of ['c2', 'ziehe c2', 'b6c8', 'remis', 'zurück']) await clara.types(line);
  await anna.asks('Game.Get', undefined);
  expect(stateOf(anna)).toEqual(before);
  anna.reads();
  await anna.typesAll(['c2', 'c2']);
  expect(stateOf(anna).ply).toBe(1);
  expect(anna.text()).toMatch(/Bernd ist am Zug\. „stand“ zeigt Dir das Brett/);
});

test('a takeback brings back the lock of the move before', async () => {
  const { anna, bernd } = await seated();
  await anna.types('b6c8');
  const locked = stateOf(anna);
  await bernd.types('c6e8');
  expect(stateOf(anna).locked).toBe('e8');
  await bernd.types('zurück');
  expect(anna.text()).toContain('bittet darum, den Zug Lc6-e8 zurücknehmen zu dürfen');
  await anna.types('zurück');
  expect(stateOf(anna)).toEqual(locked);
  await bernd.types('c8');
  expect(bernd.text()).toContain('Der Wendestein auf c8 ist gesperrt');
});

/** A quiet move that leads to a position for the first time; there are always enough of them. */
function calmMove(state: KelmaState, below: (bound: number) => number): [string, KelmaState] {
  const calm = kelma
    .legalMoves(state)
    .filter((move) => /^[SLT]/.test(move) && !move.includes('x'))
    .map((move): [string, KelmaState] => {
      const action = kelma.parseMove(state, move);
      const decided = action.ok ? kelma.decide(state, state.position.turn, action.value) : action;
      if (!decided.ok) throw new Error(decided.error.code);
      return [move, decided.value.reduce(kelma.evolve, state)];
    })
    .filter(([, next]) => occurrencesOf(next.recent) === 1);
  const chosen = calm[below(calm.length)];
  if (chosen === undefined) throw new Error('no quiet move');
  return chosen;
}

test('L10 100 plies without a pawn move or a capture are a draw, announced after 90', async () => {
  const { anna, bernd, clara } = await seated();
  const rng = createRng(7);
  let state = start(MITTE);
  for (let ply = 1; ply <= 100; ply += 1) {
    const [move, next] = calmMove(state, (bound) => rng.below(bound));
    await (state.position.turn === 0 ? anna : bernd).types(move);
    state = next;
    const told = clara.text().replaceAll('\n', ' ');
    expect([ply, told.includes('Achtung: Seit 90 Zügen hat kein Bauer gezogen')]).toEqual([ply, ply === 90]);
    expect([ply, told.includes('Züge ohne Bauernzug und Schlagen')]).toEqual([ply, ply >= 90 && ply < 99]);
    if (ply < 100) expect(stateOf(anna)).toMatchObject({ ply, phase: 'playing' });
    else expect(told).toContain('unentschieden, denn 100 Züge lang hat kein Bauer gezogen');
  }
  expect(stateOf(bernd)).toMatchObject({
    phase: 'over',
    turn: null,
    result: { winner: null, reason: 'quietPlies', score: [0.5, 0.5] },
  });
});
