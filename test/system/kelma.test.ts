/** Kelma on a server process over real sockets: a whole game, and both games side by side while people talk. */
import { folderPerTest } from '../support/folder';
import { connectTelnet, type TelnetClient } from '../support/telnet-client';
import { PATIENCE, startServer, stopServer, type Server } from './server';

jest.setTimeout(2 * PATIENCE);

interface GameState {
  readonly game: string;
  readonly phase: string;
  readonly turn: 0 | 1 | null;
  readonly position?: string;
  readonly locked?: string | null;
  readonly ply: number;
  readonly legal: readonly string[];
  readonly result: { readonly winner: number | null; readonly reason: string } | null;
}

/** South walks a pawn to e11; nine of these moves are made with flip stones, and four capture. */
const SOUTH_WINS = (
  'e2-e3 e10-e9 e3-e4 Sb6-d5 e4-e5 Ld5-b3 e5-e6 Sb3xd2 e6-e7 e9-e8 Lc6xe8 ' +
  'e11-e10 Te8xe10 Ld2-b4 e7-e8 Sb4-d3 e8-e9 Le10-c8 e9-e10 Ld3xb1 e10-e11'
).split(' ');
const folder = folderPerTest();
let server: Server | null = null;

afterEach(async () => {
  if (server !== null) await stopServer(server);
  server = null;
});

/** Six people come from one address at once, and a program types faster than people may. */
const FAST = { NEW_PER_ADDRESS_PER_SECOND: '100', COMMANDS_PER_SECOND: '1000', COMMAND_BURST: '1000' };

const startHouse = (): Server => {
  server = startServer({ DATA_DIR: folder.path('daten'), ...FAST });
  return server;
};

async function enter(port: number, name: string): Promise<TelnetClient> {
  const client = await connectTelnet(port, { gmcp: true, patience: PATIENCE });
  await client.waitFor(/Wie hei(ß|ss)t Du/);
  client.type(name);
  await client.waitFor(/R(ü|ue)ckkehrwort/);
  await client.waitForGmcp('Room.Info');
  return client;
}

const isState = (data: unknown): data is GameState =>
  typeof data === 'object' && data !== null && 'legal' in data && 'game' in data;

async function reached(client: TelnetClient, suits: (state: GameState) => boolean): Promise<GameState> {
  const { data } = await client.waitForGmcp('Game.State', (each) => isState(each) && suits(each));
  if (!isState(data)) throw new Error('not a state');
  return data;
}

/** One ply of whoever is on turn; both players' programs hear of it. null: some legal move. */
async function ply(players: readonly [TelnetClient, TelnetClient], at: number, move: string | null) {
  const { turn } = await reached(players[0], (state) => state.ply === at && state.phase === 'playing');
  const mover = players[turn === 1 ? 1 : 0];
  const { legal } = await reached(mover, (state) => state.ply === at && state.legal.length > 0);
  if (move !== null) expect(legal).toContain(move);
  mover.type(move ?? legal.at(-1) ?? '');
  const [state] = await Promise.all(players.map((client) => reached(client, (next) => next.ply === at + 1)));
  if (state === undefined) throw new Error('nobody plays');
  return state;
}

async function challenge(asker: TelnetClient, asked: TelnetClient, what: string): Promise<void> {
  asker.type(`neustart ${what}`);
  await asked.waitFor('fordert Dich');
  asked.type('annehmen');
  await Promise.all([asker, asked].map((client) => reached(client, ({ phase }) => phase === 'playing')));
}

it('plays a whole game of Kelma over two sockets', async () => {
  const port = await startHouse().port;
  const anna = await enter(port, 'Anna');
  const bernd = await enter(port, 'Bernd');
  await challenge(anna, bernd, 'kelma bernd');
  let state = await reached(anna, (each) => each.ply === 0);
  for (const [at, move] of SOUTH_WINS.entries()) {
    if (at === 4) {
      // Bernd has just moved the stone to d5: it is locked for Anna's next turn (L7).
      expect(state.locked).toBe('d5');
      anna.type('d5 b3');
      await anna.waitFor('ist gesperrt, weil ihn die andere Seite eben gezogen');
    }
    state = await ply([anna, bernd], at, move);
  }
  expect(state).toMatchObject({
    game: 'kelma',
    phase: 'over',
    turn: null,
    legal: [],
    position: 'bbbbw/bbbb1/5/2T2/5/3T1/5/5/5/www2/wSwww SL,LT,TS n -',
    result: { winner: 0, reason: 'goal', score: [1, 0] },
  });
  await anna.waitFor(/Grundlinie von Bernd, Du\s+gewinnst/);
  await bernd.waitFor(/Deiner Grundlinie, Anna\s+gewinnt/);
});

interface Spoken {
  readonly from: string;
  readonly text: string;
}

const isSpoken = (data: unknown): data is Spoken =>
  typeof data === 'object' && data !== null && 'from' in data && 'text' in data;

/** Waits until all of them have heard it. */
const heardBy = (clients: readonly TelnetClient[], from: string, text: string): Promise<unknown> =>
  Promise.all(
    clients.map((client) =>
      client.waitForGmcp('Comm.Text', (data) => isSpoken(data) && data.from === from && data.text === text),
    ),
  );

const everythingSpoken = (client: TelnetClient): string =>
  client.gmcp.flatMap(({ data }) => (isSpoken(data) ? [data.text] : [])).join('\n');

it('plays both games side by side, and each room hears its own talk', async () => {
  const port = await startHouse().port;
  const names = ['Anna', 'Bernd', 'Emil', 'Clara', 'Dora', 'Frieda'] as const;
  const people: TelnetClient[] = [];
  for (const name of names) people.push(await enter(port, name));
  const [anna, bernd, emil, clara, dora, frieda] = people as [
    ...[TelnetClient, TelnetClient, TelnetClient],
    ...[TelnetClient, TelnetClient, TelnetClient],
  ];
  const rooms = [
    { game: 'khalaha', people: [anna, bernd, emil], first: 'Anna', rules: 'khalaha kalah bernd' },
    { game: 'kelma', people: [clara, dora, frieda], first: 'Clara', rules: 'kelma dora' },
  ] as const;
  const place = (name: string) => (data: unknown) =>
    typeof data === 'object' && data !== null && 'place' in data && data.place === name;
  for (const room of rooms) {
    for (const client of room.people) {
      client.type(room.game);
      await client.waitForGmcp('Room.Info', place(`${room.game}-saal`));
    }
    room.people[0].type(`sage Wer spielt ${room.game}?`);
    await heardBy(room.people.slice(1), room.first, `Wer spielt ${room.game}?`);
    await challenge(room.people[0], room.people[1], room.rules);
  }
  for (const [index, room] of rooms.entries()) {
    room.people[2].type(`zuschauen ${index + 1}`);
    await reached(room.people[2], ({ game }) => game === room.game);
  }

  let khalaha = await reached(anna, ({ phase }) => phase === 'playing');
  let kelma = await reached(clara, ({ phase }) => phase === 'playing');
  for (let at = 0; khalaha.result === null || kelma.result === null; at += 1) {
    if (khalaha.result === null) khalaha = await ply([anna, bernd], at, null);
    if (kelma.result === null) kelma = await ply([clara, dora], at, SOUTH_WINS[at] ?? null);
    if (at % 5 > 0) continue;
    emil.type(`sage Khalaha ${at}`);
    frieda.type(`sage Kelma ${at}`);
    await heardBy([anna, bernd], 'Emil', `Khalaha ${at}`);
    await heardBy([clara, dora], 'Frieda', `Kelma ${at}`);
  }
  expect(kelma).toMatchObject({ game: 'kelma', result: { winner: 0, reason: 'goal' } });
  expect(khalaha).toMatchObject({ game: 'khalaha', result: { reason: 'stores' } });
  for (const client of [anna, bernd, emil]) expect(everythingSpoken(client)).not.toMatch(/kelma/i);
  for (const client of [clara, dora, frieda]) expect(everythingSpoken(client)).not.toMatch(/khalaha/i);
  await reached(emil, ({ result }) => result !== null);
  await reached(frieda, ({ result }) => result !== null);
});
