/** Two people at two real sockets play a whole game on a server started as the README says; then it is stopped. */
import { folderPerTest } from '../support/folder';
import { connectTelnet, type TelnetClient } from '../support/telnet-client';
import { PATIENCE, startServer, stopServer, type Server } from './server';

jest.setTimeout(2 * PATIENCE);

interface GameState {
  readonly phase: string;
  readonly players: readonly string[];
  readonly you: number;
  readonly turn: number | null;
  readonly pits: readonly (readonly number[])[];
  readonly stores: readonly number[];
  readonly ply: number;
  readonly legal: readonly string[];
  readonly result: {
    readonly winner: number | null;
    readonly reason: string;
    readonly score: number[];
  } | null;
}

const folder = folderPerTest();
let server: Server | null = null;

afterEach(async () => {
  if (server !== null) await stopServer(server);
  server = null;
});

async function enter(port: number, name: string): Promise<TelnetClient> {
  const client = await connectTelnet(port, { gmcp: true, patience: PATIENCE });
  await client.waitFor(/Wie hei(ß|ss)t Du/);
  client.type(name);
  await client.waitFor(/R(ü|ue)ckkehrwort/);
  await client.waitForGmcp('Room.Info');
  return client;
}

const isState = (data: unknown): data is GameState =>
  typeof data === 'object' && data !== null && 'pits' in data;

const reached = (client: TelnetClient, suits: (state: GameState) => boolean): Promise<GameState> =>
  client
    .waitForGmcp('Game.State', (data) => isState(data) && suits(data))
    .then(({ data }) => {
      if (!isState(data)) throw new Error('not a state');
      return data;
    });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Plays legal moves, as told by GMCP, until the game is over; both are told of every ply. */
async function playOut(players: readonly [TelnetClient, TelnetClient]): Promise<GameState> {
  let state = await reached(players[0], ({ phase }) => phase === 'playing');
  while (state.result === null) {
    const { ply } = state;
    const [seen] = await Promise.all(
      players.map((client) => reached(client, (next) => next.ply === ply && next.phase === 'playing')),
    );
    const mover = players[seen?.turn === 1 ? 1 : 0];
    const { legal } = await reached(mover, (next) => next.ply === ply && next.legal.length > 0);
    mover.type(legal.at(-1) ?? '');
    [state] = (await Promise.all(
      players.map((client) => reached(client, (next) => next.ply === ply + 1)),
    )) as [GameState];
    expect(sum(state.pits.flat()) + sum(state.stores)).toBe(60);
  }
  return state;
}

it('plays a whole game of Khalaha to its end, and SIGTERM ends the server with 0 (F3)', async () => {
  server = startServer({ DATA_DIR: folder.path('daten') });
  const port = await server.port;
  const anna = await enter(port, 'Anna');
  const bernd = await enter(port, 'Bernd');
  anna.type('neustart khalaha bernd');
  await bernd.waitFor('fordert Dich');
  bernd.type('annehmen');
  await reached(bernd, ({ phase }) => phase === 'filling');
  anna.type('fülle alle mit 6');
  anna.type('fülle fertig');
  bernd.type('fuelle alle mit 4');
  bernd.type('fuelle fertig');
  const last = await playOut([anna, bernd]);
  expect(last).toMatchObject({ phase: 'over', players: ['Anna', 'Bernd'], turn: null, legal: [] });
  expect(last.pits.flat().every((seeds) => seeds === 0)).toBe(true);
  const [south = 0, north = 0] = last.stores;
  const winner = south === north ? null : south > north ? 0 : 1;
  expect(last.result).toEqual({ winner, reason: 'stores', score: [south, north] });
  await anna.waitFor('Das Spiel ist zu Ende');
  await bernd.waitFor('Das Spiel ist zu Ende');

  server.process.kill('SIGTERM');
  await anna.waitFor(/Spielhaus schlie(ß|ss)t/);
  await Promise.all([anna.closed, bernd.closed]);
  expect(await server.exited).toEqual({ code: 0, stderr: '' });
  expect(server.logged().at(-1)).toBe('stopped');
});

it('goes on where it was after SIGTERM and a new start (F1, F2)', async () => {
  const settings = { DATA_DIR: folder.path('daten') };
  server = startServer(settings);
  const anna = await enter(await server.port, 'Anna');
  const word = /R(?:ü|ue)ckkehrwort: (.+?)\r\n/.exec(anna.text)?.[1] ?? '';
  anna.type('neustart khalaha kalah allein');
  await reached(anna, ({ phase }) => phase === 'playing');
  anna.type('3');
  const before = await reached(anna, ({ ply }) => ply === 1);
  server.process.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);

  server = startServer(settings);
  const again = await connectTelnet(await server.port, { gmcp: true, patience: PATIENCE });
  await again.waitFor(/Wie hei(ß|ss)t Du/);
  again.type('anna');
  await again.waitFor('Wort:');
  again.type(word);
  const after = await reached(again, ({ ply }) => ply === 1);
  expect(after).toEqual(before);
});
