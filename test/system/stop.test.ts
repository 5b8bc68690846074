/** The house is stopped by a signal: goodbye, everything stored, an exit code that supervisors understand. */
import { compileHouse, type CompiledHouse } from '../support/compiled-house';
import { folderPerTest } from '../support/folder';
import { startHouse, type HouseProcess } from '../support/house-process';
import { connectTelnet, type TelnetClient } from '../support/telnet-client';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(240_000);

let compiled: CompiledHouse;
const folder = folderPerTest();
const clients: TelnetClient[] = [];
const houses: HouseProcess[] = [];

beforeAll(() => {
  compiled = compileHouse();
});

afterAll(() => {
  compiled.remove();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.destroy();
  for (const house of houses.splice(0)) {
    house.kill('SIGKILL');
    await house.exit;
  }
});

function start(): HouseProcess {
  const house = startHouse({ program: compiled.folder, dataDir: folder.path('daten') });
  houses.push(house);
  return house;
}

async function connect(house: HouseProcess): Promise<TelnetClient> {
  const client = await connectTelnet(await house.listening);
  clients.push(client);
  await client.waitFor('Wie heisst Du?');
  return client;
}

/** A client in the house, and its return word. */
async function enters(house: HouseProcess, name: string): Promise<{ client: TelnetClient; word: string }> {
  const client = await connect(house);
  client.type(name);
  await client.waitFor('Rueckkehrwort: ');
  const word = await client.waitFor(/.*\r\n/);
  await client.waitFor('> ');
  return { client, word: word.trim() };
}

async function comesBack(house: HouseProcess, name: string, word: string): Promise<TelnetClient> {
  const client = await connect(house);
  client.type(name);
  await client.waitFor('Dein Wort:');
  client.type(word);
  await client.waitFor(`${name}!`);
  return client;
}

async function play(house: HouseProcess): Promise<{ anna: TelnetClient; word: string }> {
  const { client: anna, word } = await enters(house, 'Anna');
  const { client: bernd } = await enters(house, 'Bernd');
  anna.type('neustart khalaha kalah');
  await anna.waitFor('Tisch 1');
  bernd.type('setze dich an tisch 1');
  await anna.waitFor('Du bist am Zug.');
  anna.type('3');
  await anna.waitFor('noch einmal am Zug');
  return { anna, word };
}

const messages = (house: HouseProcess): readonly string[] =>
  house.logged.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);

/** The exit, and whether it came within the time that a host grants. */
async function stopped(house: HouseProcess, signal: NodeJS.Signals): Promise<unknown> {
  const begin = Date.now();
  house.kill(signal);
  const exit = await house.exit;
  return { ...exit, inTime: Date.now() - begin < 5000 };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'F2 F3 %s between two bonus turns: goodbye, stored, exit code 0 in time, and all there again',
  async (signal) => {
    const house = start();
    const { anna, word } = await play(house);
    const nobody = await connect(house);
    expect(await stopped(house, signal)).toEqual({ code: 0, signal: null, inTime: true });
    await anna.waitFor('Das Spielhaus schliesst kurz. Alle Spiele sind aufgehoben');
    await nobody.waitFor('Das Spielhaus schliesst kurz.');
    await Promise.all([anna.closed, nobody.closed]);
    expect(messages(house)).toContain('stopped');
    expect(messages(house)).not.toContain('task failed');
    expect(house.complaints).toEqual([]);

    const again = start();
    const back = await comesBack(again, 'Anna', word);
    await back.waitFor('hat auf Dich gewartet');
    await back.waitFor('Letzter Zug: Du hast Feld 3 geleert.');
    await back.waitFor('Du bist am Zug.');
    back.type('6');
    await back.waitFor('Du leerst Feld 6');
  },
);

test('F3 a client that neither reads nor closes does not keep the house from ending well', async () => {
  const house = start();
  const { client } = await enters(house, 'Anna');
  client.socket.pause();
  // What it does not read fills the way to it.
  client.send('hilfe\r\n'.repeat(2000));
  const { client: bernd } = await enters(house, 'Bernd');
  expect(await stopped(house, 'SIGTERM')).toEqual({ code: 0, signal: null, inTime: true });
  await bernd.waitFor('Das Spielhaus schliesst kurz.');
  expect(messages(house)).toContain('stopped');
});

test('F3 a second signal ends at once', async () => {
  const house = start();
  const { client } = await enters(house, 'Anna');
  client.socket.pause();
  client.send('hilfe\r\n'.repeat(2000));
  await enters(house, 'Bernd');
  house.kill('SIGTERM');
  while (!messages(house).includes('stopping')) await new Promise((turn) => setImmediate(turn));
  house.kill('SIGINT');
  expect(await house.exit).toEqual({ code: 1, signal: null });
  expect(messages(house)).not.toContain('stopped');
});
