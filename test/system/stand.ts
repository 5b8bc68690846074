/** Houses as processes of their own and clients at them, for the tests of this folder; all is gone after each test. */
import { compileHouse, type CompiledHouse } from '../support/compiled-house';
import { folderPerTest, type Folder } from '../support/folder';
import { startHouse, type HouseProcess } from '../support/house-process';
import { connectTelnet, type TelnetClient } from '../support/telnet-client';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(600_000);

export interface Guest {
  readonly client: TelnetClient;
  readonly word: string;
}

export interface Stand {
  readonly folder: Folder;
  /** All houses of one test have the same data. */
  readonly start: (env?: Readonly<Record<string, string>>) => HouseProcess;
  /** A client that has been asked for its name; it never answers an option. */
  readonly connect: (house: HouseProcess) => Promise<TelnetClient>;
  /** One that is in the house under a free name. */
  readonly enters: (house: HouseProcess, name: string) => Promise<Guest>;
  /** The same person again, by the return word. */
  readonly comesBack: (house: HouseProcess, name: string, word: string) => Promise<TelnetClient>;
}

async function connectTo(house: HouseProcess): Promise<TelnetClient> {
  const client = await connectTelnet(await house.listening, { patience: 60_000 });
  await client.waitFor('Wie heisst Du?');
  return client;
}

export function standPerTest(): Stand {
  const folder = folderPerTest();
  const clients: TelnetClient[] = [];
  const houses: HouseProcess[] = [];
  let compiled: CompiledHouse;

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

  const connect = async (house: HouseProcess): Promise<TelnetClient> => {
    const client = await connectTo(house);
    clients.push(client);
    return client;
  };
  return {
    folder,
    connect,
    start(env = {}) {
      const house = startHouse({ program: compiled.folder, dataDir: folder.path('daten'), env });
      houses.push(house);
      return house;
    },
    async enters(house, name) {
      const client = await connect(house);
      client.type(name);
      await client.waitFor('Rueckkehrwort: ');
      const word = await client.waitFor(/.*\r\n/);
      await client.waitFor('> ');
      return { client, word: word.trim() };
    },
    async comesBack(house, name, word) {
      const client = await connect(house);
      client.type(name);
      await client.waitFor('Dein Wort:');
      client.type(word);
      await client.waitFor(`${name}!`);
      return client;
    },
  };
}

/** The messages of its log. */
export const messagesOf = (house: HouseProcess): readonly string[] =>
  house.logged.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
