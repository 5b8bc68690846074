/** T13: whatever the house says, and to whom, every line that goes out ends with CR LF, and no CR or LF stands alone. */
import type { TelnetClient } from '../support/telnet-client';
import { telnetHousePerTest } from '../support/telnet-house';
import { commands } from '../../commands';
import { bytes } from '../telnet/notation';

const house = telnetHousePerTest(
  { connections: 3, commandBurst: 1000 },
  (reason) => `${reason}\nund\r\nmehr\r`,
);
const arrives = (): Promise<TelnetClient> => house().connect({ gmcp: true });

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
  for (const client of [anna, bernd, clara, refused]) {
    expect(bareOnes(client)).toEqual([]);
    expect(client.bytes.includes('\r\n')).toBe(true);
  }
});
