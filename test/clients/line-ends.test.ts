/** T13: whatever the house says, and to whom, every line that goes out ends with CR LF, and no CR or LF stands alone. */
import { startTelnet, type TelnetServer } from '../../src/adapters/telnet/server';
import { DEFAULT_LIMITS, TELNET_DEFAULTS } from '../../src/adapters/telnet/telnet-options';
import { connectTelnet, type TelnetClient } from '../support/telnet-client';
import { createWorld } from '../support/world';
import { commands } from '../../commands';
import { bytes } from '../telnet/notation';

let server: TelnetServer;
let clients: TelnetClient[];

beforeEach(async () => {
  const world = await createWorld();
  clients = [];
  const silent = (): void => undefined;
  server = await startTelnet(
    {
      ...TELNET_DEFAULTS,
      port: 0,
      host: '127.0.0.1',
      limits: { ...DEFAULT_LIMITS, connections: 3, commandBurst: 1000 },
      refusalText: (reason) => `${reason}\nund\r\nmehr\r`,
      mssp: () => ({}),
    },
    world.opened.door.open,
    world.clock,
    { debug: silent, info: silent, warn: silent, error: silent },
  );
});
afterEach(async () => {
  const closed = server.close();
  for (const client of clients) client.socket.destroy();
  await closed;
});

async function arrives(): Promise<TelnetClient> {
  const client = await connectTelnet(server.port, { gmcp: true });
  clients.push(client);
  return client;
}

const bareOnes = (client: TelnetClient): readonly string[] =>
  client.bytes.toString('latin1').match(/.{0,20}(?:(?<!\r)\n|\r(?!\n)).{0,20}/gu) ?? [];

const ENDINGS = new Set(['quit', 'delete-figure']);
const LINES = commands.flatMap(({ id, words: { de }, examples }) =>
  ENDINGS.has(id) ? [] : [de[0], ...examples.de.map(([typed]) => typed), `hilfe ${de[0]}`],
);

it.each([
  ['as it comes', ''],
  ['narrow, for a screen reader', 'IAC WILL NAWS IAC SB NAWS 0 24 0 24 IAC SE IAC DO CHARSET IAC DO EOROPT'],
])('T13: in every answer, on the line of player and watcher, %s', async (_, opening) => {
  const [anna, bernd, clara] = [await arrives(), await arrives(), await arrives()];
  for (const [client, name] of [
    [anna, 'Anna'],
    [bernd, 'Bernd'],
    [clara, 'Clara'],
  ] as const) {
    client.send(bytes(opening));
    client.send(`x\rhilfe\n${name}\r\n`);
    await client.waitFor('Willkommen, ');
  }
  anna.type('neustart khalaha kalah bernd');
  await bernd.waitFor('annehmen');
  bernd.type('annehmen');
  clara.type('zuschauen 1');
  for (const client of [anna, bernd, clara]) {
    for (const line of LINES) client.type(line);
    client.type('x'.repeat(2000));
  }
  for (const client of [anna, bernd, clara]) {
    client.sendGmcp('Core.Ping');
    await client.waitForGmcp('Core.Ping');
  }
  const refused = await arrives();
  await refused.closed;
  expect(refused.text).toContain('mehr');
  for (const client of [...clients]) {
    expect(bareOnes(client)).toEqual([]);
    expect(client.bytes.includes('\r\n')).toBe(true);
  }
});
