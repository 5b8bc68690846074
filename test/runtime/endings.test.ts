/** Ends by the game as both seats and a spectator read them, refused moves, and takebacks before a new game. */
import { DRAWN, NORTH_WINS, play, position, seated, SOUTH_WINS, stateOf } from './table';

const ENDS = [
  ['south wins', SOUTH_WINS, 0, [41, 7]],
  ['north wins', NORTH_WINS, 1, [13, 35]],
  ['nobody wins', DRAWN, null, [24, 24]],
] as const;

/** What each of the three reads. */
function sentences(winner: 0 | 1 | null, [south, north]: readonly [number, number]): readonly string[] {
  if (winner === null)
    return Array.from({ length: 3 }, () => `unentschieden mit ${south} zu ${north} Steinen.`);
  const [won, lost] = winner === 0 ? [south, north] : [north, south];
  const [winning, losing] = winner === 0 ? ['Anna', 'Bernd'] : ['Bernd', 'Anna'];
  const toWinner = `Du gewinnst mit ${won} zu ${lost} Steinen gegen ${losing}.`;
  const toLoser = `${winning} gewinnt mit ${won} zu ${lost} Steinen gegen Dich.`;
  const toWatcher = `${winning} gewinnt mit ${won} zu ${lost} Steinen gegen ${losing}.`;
  return winner === 0 ? [toWinner, toLoser, toWatcher] : [toLoser, toWinner, toWatcher];
}

describe.each(ENDS)('R5: %s', (_, moves, winner, score) => {
  it('is told rightly to both seats and to a spectator', async () => {
    const table = await seated();
    await play(table, moves);
    const said = sentences(winner, score);
    table.all.forEach((client, index) => {
      expect(client.text().replaceAll('\n', ' ')).toContain(said[index]);
      expect(stateOf(client)).toMatchObject({
        phase: 'over',
        turn: null,
        legal: [],
        result: { winner, reason: 'stores', score },
      });
    });
  });

  it('is kept, and counted for both', async () => {
    const table = await seated();
    await play(table, moves);
    const tallies = await Promise.all(
      ['anna', 'bernd'].map((id) => table.world.store.statisticsOf(id as never)),
    );
    const expected = [0, 1].map((side) => ({
      won: winner === side ? 1 : 0,
      lost: winner !== null && winner !== side ? 1 : 0,
      drawn: winner === null ? 1 : 0,
    }));
    expect(tallies).toMatchObject(expected.map((tally) => [tally]));
  });
});

const NO_MOVES = [
  '0',
  '7',
  '-1',
  '1.5',
  '1,5',
  'eins zwei',
  '3 4',
  'leere',
  'leere null',
  'leere sieben',
  'leere 99',
];

describe('R6: what is no move uses up no turn', () => {
  it.each([...NO_MOVES, 'leere x', 'leere -', 'leere 3 4', 'leere 1e0', 'leere ³'])('%s', async (line) => {
    const { anna, bernd } = await seated();
    const before = await position(anna);
    await anna.types(line);
    expect(anna.text()).not.toBe('');
    expect(await position(anna)).toBe(before);
    expect(bernd.reads()).toEqual([]);
    await anna.types('1');
    expect(stateOf(bernd).turn).toBe(1);
  });

  it('an empty pit, a turn that is not the own, a move after the end', async () => {
    const table = await seated();
    const { anna, bernd } = table;
    await anna.types('3');
    const before = await position(anna);
    await anna.types('3');
    await bernd.types('1');
    expect(await position(anna)).toBe(before);
    expect(anna.text()).toContain('Dein Feld 3 ist leer');
    expect(bernd.text()).toContain('Anna ist am Zug');
  });
});

it('R10: after a takeback and a new game, the real end counts', async () => {
  const table = await seated();
  const { world, anna, bernd } = table;
  await play(table, SOUTH_WINS.slice(0, -1));
  // The last move but one was south's; it is taken back, and another game is agreed on.
  await anna.types('zurück');
  await bernd.types('zurück');
  await anna.types('neustart');
  await bernd.types('neustart');
  expect(stateOf(anna)).toMatchObject({ match: '2', ply: 0, result: null });
  await play(table, NORTH_WINS);
  expect(await world.store.statisticsOf('anna' as never)).toMatchObject([{ won: 0, lost: 1, drawn: 0 }]);
  expect(await world.store.statisticsOf('bernd' as never)).toMatchObject([{ won: 1, lost: 0, drawn: 0 }]);
  expect((await world.store.read(1 as never)).at(-1)).toMatchObject({ type: 'MatchCalledOff' });
});
