/** The house as a process behind a proxy: whom it speaks for is who counts. */
import { connectTelnet } from '../support/telnet-client';
import { standPerTest } from './stand';

const { start } = standPerTest();

test('PROXIES: whom a proxy speaks for is who the log says came in, and counts for the limits', async () => {
  const house = start({ PROXIES: '::FFFF:127.0.0.1', CONNECTIONS_PER_ADDRESS: '1' });
  const port = await house.listening;
  const from = async (header: string): ReturnType<typeof connectTelnet> => {
    const client = await connectTelnet(port, { patience: 60_000 });
    client.send(`${header} 127.0.0.1 12345 4000\r\n`);
    return client;
  };
  const anna = await from('PROXY TCP4 203.0.113.7');
  await anna.waitFor('Wie heisst Du?');
  anna.type('Anna');
  await anna.waitFor('Willkommen, Anna!');
  const entered = house.logged.find((line) => line.includes('"msg":"entered"')) ?? '{}';
  expect(JSON.parse(entered)).toMatchObject({ player: 'anna', address: '203.0.113.7' });
  const again = await from('PROXY TCP6 ::ffff:203.0.113.7');
  await again.closed;
  expect(again.text).not.toContain('Wie heisst Du?');
  const other = await from('PROXY TCP6 2001:DB8::7');
  await other.waitFor('Wie heisst Du?');
  for (const client of [anna, other]) client.socket.destroy();
});
