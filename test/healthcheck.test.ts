import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { hasText, speaks } from '../src/healthcheck';

const bytes = (...values: (number | string)[]): Uint8Array =>
  Buffer.concat(
    values.map((value) => (typeof value === 'string' ? Buffer.from(value) : Buffer.from([value]))),
  );

describe('text in what a house sends first', () => {
  const IAC = 255;
  const negotiation = [IAC, 251, 25, IAC, 253, 31, IAC, 250, 24, 1, IAC, 240, IAC, 249];

  it('is not its negotiation', () => expect(hasText(bytes(...negotiation))).toBe(false));
  it('is not what stands inside a subnegotiation', () =>
    expect(hasText(bytes(IAC, 250, 201, 'Core.Hello {}', IAC, 240))).toBe(false));
  it('is not line ends and drawings', () => expect(hasText(bytes('\r\n +-+ 12\r\n'))).toBe(false));
  it('is a word after it', () => expect(hasText(bytes(...negotiation, 'Willkommen'))).toBe(true));
  it('is not a command that has not come whole', () => {
    expect(hasText(bytes(IAC))).toBe(false);
    expect(hasText(bytes(IAC, 251))).toBe(false);
    expect(hasText(bytes(IAC, 250, 24, 'abc'))).toBe(false);
  });
});

describe('the health check', () => {
  const servers: Server[] = [];

  const listen = async (greet: (socket: Socket) => void): Promise<number> => {
    const server = createServer(greet);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };

  const close = (server: Server): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });

  afterEach(async () => {
    await Promise.all(servers.splice(0).map(close));
  });

  it('is content with a banner, even in pieces', async () => {
    const port = await listen((socket) => {
      socket.on('error', () => undefined);
      socket.write(bytes(255, 251));
      setImmediate(() => socket.write(bytes(1, 'Name: ')));
    });
    expect(await speaks(port, 60_000)).toBe(true);
  });

  it('is not content with a line that is closed without a word', async () => {
    const port = await listen((socket) => socket.end(bytes(255, 251, 1)));
    expect(await speaks(port, 60_000)).toBe(false);
  });

  it('does not wait for ever for one who is silent', async () => {
    const port = await listen((socket) => socket.on('error', () => undefined));
    expect(await speaks(port, 20)).toBe(false);
  });

  it('is not content when nobody listens', async () => {
    const port = await listen(() => undefined);
    await Promise.all(servers.splice(0).map(close));
    expect(await speaks(port, 60_000)).toBe(false);
  });
});
