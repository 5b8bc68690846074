/** PROXY headers, versions 1 and 2: believed from listed addresses, and from nobody else. */
import { readProxyHeader } from '../../src/adapters/telnet/proxy-header';
import { openStand, type Stand } from './stand';

const SIGNATURE = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1');

function version2(command: number, family: number, body: readonly number[]): Buffer {
  return Buffer.concat([SIGNATURE, Buffer.of(0x20 | command, family, 0, body.length), Buffer.from(body)]);
}

const INET = version2(1, 0x11, [203, 0, 113, 7, 127, 0, 0, 1, 0x30, 0x39, 0x0f, 0xa0]);
const INET6 = version2(1, 0x21, [
  0x20,
  1,
  0xd,
  0xb8,
  ...Array<number>(11).fill(0),
  5,
  ...Array<number>(20).fill(0),
]);
/** ::ffff:203.0.113.7 */
const mapped = [...Array<number>(10).fill(0), 255, 255, 203, 0, 113];
const MAPPED = version2(1, 0x21, [...mapped, 7, ...Array<number>(20).fill(0)]);
const MAPPED_NEIGHBOUR = version2(1, 0x21, [...mapped, 8, ...Array<number>(20).fill(0)]);

let stand: Stand;
afterEach(() => stand.stop());

describe('from a listed address', () => {
  beforeEach(async () => (stand = await openStand({ proxies: ['127.0.0.1'] })));

  it.each([
    ['version 1, IPv4', Buffer.from('PROXY TCP4 203.0.113.7 127.0.0.1 12345 4000\r\n'), '203.0.113.7'],
    ['version 1, IPv6', Buffer.from('PROXY TCP6 2001:db8::5 ::1 12345 4000\r\n'), '2001:db8::5'],
    [
      'version 1, IPv4 written as IPv6',
      Buffer.from('PROXY TCP6 ::ffff:203.0.113.7 ::ffff:127.0.0.1 12345 4000\r\n'),
      '203.0.113.7',
    ],
    ['version 1, unknown', Buffer.from('PROXY UNKNOWN\r\n'), '127.0.0.1'],
    ['version 2, IPv4', INET, '203.0.113.7'],
    ['version 2, IPv6', INET6, '2001:db8::5'],
    ['version 2, IPv4 written as IPv6', MAPPED, '203.0.113.7'],
    ['version 2, local', version2(0, 0, []), '127.0.0.1'],
    ['version 2, another family', version2(1, 0x31, [1, 2, 3]), '127.0.0.1'],
  ])(
    '%s is believed, whole and cut at every byte, and what follows is the first line',
    async (_, header, address) => {
      for (let cut = 0; cut < header.length; cut += 1) {
        const client = await stand.connect();
        client.send(header.subarray(0, cut));
        await new Promise((resolve) => setImmediate(resolve));
        client.send(Buffer.concat([header.subarray(cut), Buffer.from('stand\r\n')]));
        expect(await stand.lines(1, cut)).toEqual(['stand']);
        expect(stand.guests[cut]?.connection.address).toBe(address);
        await client.close();
        // One address may open five lines a second.
        stand.clock.advance(1000);
      }
    },
  );

  it.each([
    ['a line instead', Buffer.from('anna\r\n')],
    ['a header without end', Buffer.from(`PROXY TCP4 ${'1'.repeat(200)}`)],
    ['an address that is none', Buffer.from('PROXY TCP4 300.0.0.1 127.0.0.1 1 2\r\n')],
    ['another version', Buffer.concat([SIGNATURE, Buffer.of(0x31, 0x11, 0, 12), Buffer.alloc(12)])],
    ['a size that no address has', version2(1, 0x11, [1, 2, 3])],
    ['fields without end', Buffer.concat([SIGNATURE, Buffer.of(0x21, 0x11, 255, 255)])],
  ])('%s is refused', async (_, header) => {
    const client = await stand.connect();
    client.send(header);
    await client.closed;
    expect(stand.guests).toEqual([]);
  });

  it('who says nothing is not waited for, and does not hold up the end', async () => {
    const client = await stand.connect();
    await stand.until(() => (stand.clock.pending === 2 ? true : null));
    stand.clock.advance(5000);
    await client.closed;
    await stand.connect();
    await stand.until(() => (stand.clock.pending === 2 ? true : null));
    await stand.server.close();
    expect(stand.clock.pending).toBe(0);
  });

  it('limits hold for whom the proxy speaks', async () => {
    await stand.stop();
    stand = await openStand({ proxies: ['127.0.0.1'], limits: { connectionsPerAddress: 1 } });
    const first = await stand.connect();
    first.send(INET);
    await first.waitFor('Name: ');
    const second = await stand.connect();
    second.send(INET);
    await second.waitFor('addressFull');
    const third = await stand.connect();
    third.send(MAPPED);
    await third.waitFor('addressFull');
    for (const from of [INET6, MAPPED_NEIGHBOUR]) {
      const other = await stand.connect();
      other.send(from);
      await other.waitFor('Name: ');
    }
  });
});

it('from any other address a header is a line', async () => {
  stand = await openStand({ proxies: ['192.0.2.1'] });
  const client = await stand.connect();
  client.send('PROXY TCP4 203.0.113.7 127.0.0.1 12345 4000\r\n');
  expect(await stand.lines(1)).toEqual(['PROXY TCP4 203.0.113.7 127.0.0.1 12345 4000']);
  expect(stand.guests[0]?.connection.address).toBe('127.0.0.1');
});

it('every beginning of a header is partial', async () => {
  stand = await openStand();
  for (let length = 0; length < INET.length; length += 1) {
    expect(readProxyHeader(INET.subarray(0, length))).toEqual({ type: 'partial' });
  }
});
