/** One who attacks does what the stream says, at a house that is not one: what comes in there is looked at. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { attack, type Outcome } from './attack';
import { parseStream } from './stream';

const WELCOME =
  'Willkommen, Anna! Du bist als Gast hier.\r\nDein Rueckkehrwort: Malve Kelch\r\nMerke es Dir\r\n';

let server: Server;
/** What was sent on each line, in the order in which they came. */
let lines: string[];
let sockets: Socket[];

beforeEach(async () => {
  lines = [];
  sockets = [];
  server = createServer((socket: Socket) => {
    const line = sockets.push(socket) - 1;
    lines.push('');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      lines[line] = `${lines[line] ?? ''}${chunk.toString()}`;
      if (chunk.toString() === 'gast\r\n') socket.write(WELCOME);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  for (const socket of sockets) socket.destroy();
  await once(server, 'close');
});

function plays(stream: string): Promise<Outcome> {
  const { port } = server.address() as AddressInfo;
  return attack({ port, tlsPort: port }, parseStream(stream));
}

it('comes back by the return word that it was given, and goes on there', async () => {
  expect(await plays('send gast\\r\\n\ncome-back\nsend stand\\r\\n\nhalf-close\n')).toBe('ended');
  expect(lines).toEqual(['gast\r\n', 'Anna\r\nMalve Kelch\r\nstand\r\n']);
});

it('who has no return word does not come back', async () => {
  expect(await plays('send Anna\\r\\n\npause 20\nreset\ncome-back\nsend stand\\r\\n\n')).toBe('ended');
  expect(lines).toEqual(['Anna\r\n']);
});

it('a house that does not let go is found out', async () => {
  server.on('connection', (socket: Socket) => socket.pause());
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const outcome = plays('send Anna\\r\\n\nhalf-close\n');
  while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(await outcome).toBe('stuck');
});
