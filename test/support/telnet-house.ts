/** The whole house in memory, reached over real sockets; one for each test, stopped with all its clients after it. */
import { startTelnet, type TelnetServer } from '../../src/adapters/telnet/server';
import { DEFAULT_LIMITS, TELNET_DEFAULTS, type Refusal } from '../../src/adapters/telnet/telnet-options';
import { connectTelnet, type TelnetClient } from './telnet-client';
import { createWorld, type World } from './world';

export interface TelnetHouse {
  readonly world: World;
  readonly server: TelnetServer;
  connect(options?: Parameters<typeof connectTelnet>[1]): Promise<TelnetClient>;
}

/** The ports of a world's house, on a free port of 127.0.0.1. limits: besides the defaults. */
export function openTelnet(
  world: World,
  limits: Partial<typeof DEFAULT_LIMITS> = {},
  refusalText: (reason: Refusal) => string = (reason) => reason,
): Promise<TelnetServer> {
  const silent = (): void => undefined;
  return startTelnet(
    {
      ...TELNET_DEFAULTS,
      port: 0,
      host: '127.0.0.1',
      limits: { ...DEFAULT_LIMITS, ...limits },
      refusalText,
      mssp: () => ({}),
    },
    world.opened.door.open,
    world.clock,
    { debug: silent, info: silent, warn: silent, error: silent },
  );
}

/** To be called once in a test file; the result gives the house of the test that runs. limits: besides the defaults. */
export function telnetHousePerTest(
  limits: Partial<typeof DEFAULT_LIMITS>,
  refusalText?: (reason: Refusal) => string,
): () => TelnetHouse {
  let house: TelnetHouse;
  let clients: TelnetClient[] = [];
  beforeEach(async () => {
    const world = await createWorld();
    const server = await openTelnet(world, limits, refusalText);
    const connect: TelnetHouse['connect'] = async (options) => {
      const client = await connectTelnet(server.port, options);
      clients.push(client);
      return client;
    };
    house = { world, server, connect };
  });
  afterEach(async () => {
    const closed = house.server.close();
    for (const client of clients) client.socket.destroy();
    clients = [];
    await closed;
  });
  return () => house;
}
