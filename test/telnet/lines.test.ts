/** Typed lines: ends, packets, editing, caps, encodings. */
import { openStand, type Stand } from './stand';

const IAC = 255;

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

describe('line ends', () => {
  const ENDS = { LF: '\n', CR: '\r', 'CR NUL': '\r\0', 'CR LF': '\r\n', 'LF CR': '\n\r' };

  it.each(Object.entries(ENDS))(
    'T1: %s ends a line once, in one packet and one byte at a time',
    async (_, end) => {
      const client = await stand.connect();
      client.send(`stand${end}regeln${end}${end}brett${end}`);
      expect(await stand.lines(4)).toEqual(['stand', 'regeln', '', 'brett']);
      const slow = await stand.connect();
      for (const byte of Buffer.from(`stand${end}regeln${end}`)) {
        slow.send(Buffer.of(byte));
        await new Promise(setImmediate);
      }
      expect(await stand.lines(2, 1)).toEqual(['stand', 'regeln']);
    },
  );

  it('T1: text and its end in two packets, five lines in one', async () => {
    const client = await stand.connect();
    client.send('stand');
    await stand.guest();
    client.send('\r');
    await stand.lines(1);
    client.send('\n');
    client.send('a\r\nb\r\nc\r\nd\r\ne\r\n');
    expect(await stand.lines(6)).toEqual(['stand', 'a', 'b', 'c', 'd', 'e']);
  });

  it('T1: a command between CR and LF does not part them', async () => {
    const client = await stand.connect();
    client.send(Buffer.from([0x61, 13, IAC, 241, 10, 0x62, 13, 10]));
    expect(await stand.lines(2)).toEqual(['a', 'b']);
  });
});

it('T2: a whole login, one byte a packet, is as one line', async () => {
  const client = await stand.connect();
  const login = [IAC, 251, 31, IAC, 250, 31, 0, 80, 0, 24, IAC, 240, ...Buffer.from('Jörg\r\n')];
  for (const byte of login) {
    client.send(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await stand.lines(1)).toEqual(['Jörg']);
});

describe('editing', () => {
  it.each([
    ['backspace', 'stanf\bd', 'stand'],
    ['DEL', 'stanf\x7fd', 'stand'],
    ['more than there is', 'ab\b\b\b\bstand', 'stand'],
    ['a whole UTF-8 letter', 'füä\b\blle', 'flle'],
    ['a letter of four bytes', 'a😀\bb', 'ab'],
    ['^U', 'falsch\x15stand', 'stand'],
    ['NUL', 'st\0and', 'stand'],
  ])('T12: %s', async (_, typed, line) => {
    const client = await stand.connect();
    client.type(typed);
    expect(await stand.lines(1)).toEqual([line]);
  });

  it('T12: IAC EC and IAC EL, also across packets', async () => {
    const client = await stand.connect();
    client.send(
      Buffer.concat([Buffer.from('falsch'), Buffer.of(IAC, 248), Buffer.from('stanf'), Buffer.of(IAC)]),
    );
    await stand.guest();
    client.send(Buffer.concat([Buffer.of(247), Buffer.from('d\r\n')]));
    expect(await stand.lines(1)).toEqual(['stand']);
  });

  it('T12: a Latin-1 letter is one byte', async () => {
    const client = await stand.connect();
    client.send(Buffer.from('fül\b\b\b\bxä\by§\bz\r\n', 'latin1'));
    expect(await stand.lines(1)).toEqual(['xyz']);
  });
});

describe('caps', () => {
  it('T5: a line as long as allowed comes whole, one byte more is dropped with a word', async () => {
    const client = await stand.connect();
    client.type('x'.repeat(1024));
    expect(await stand.lines(1)).toEqual(['x'.repeat(1024)]);
    client.type('x'.repeat(1025));
    client.type('stand');
    expect(await stand.lines(2)).toEqual(['x'.repeat(1024), 'stand']);
    const { events } = await stand.guest();
    expect(events.map(({ type }) => type)).toEqual(['line', 'lineTooLong', 'line']);
  });

  it('T5: 50 MB without a line end are dropped with one word, and the next command works', async () => {
    const client = await stand.connect();
    const block = Buffer.alloc(1 << 20, 0x78);
    for (let sent = 0; sent < 50; sent += 1) client.send(block);
    client.type('');
    client.type('stand');
    expect(await stand.lines(1)).toEqual(['stand']);
    const { events } = await stand.guest();
    expect(events.map(({ type }) => type)).toEqual(['lineTooLong', 'line']);
  });

  it.each([
    ['ended', [IAC, 240]],
    ['never ended but by a line end', [13, 10]],
    ['broken off', [IAC, 241]],
  ])('T5: 50 MB inside a subnegotiation, %s', async (_, end) => {
    const client = await stand.connect();
    client.send(Buffer.of(IAC, 250, 201));
    const block = Buffer.alloc(1 << 20, 0x78);
    for (let sent = 0; sent < 50; sent += 1) client.send(block);
    client.send(Buffer.from(end));
    client.type('stand');
    expect(await stand.lines(1)).toEqual(['stand']);
    const { events } = await stand.guest();
    expect(events.map(({ type }) => type)).toEqual(['optionTooLong', 'line']);
  });

  it('T5: both caps are those that are set', async () => {
    await stand.stop();
    stand = await openStand({ limits: { lineBytes: 80, subnegotiationBytes: 300 } });
    const client = await stand.connect({ gmcp: true });
    await stand.until(() => (stand.guests[0]?.connection.traits.gmcp === true ? true : null));
    const filler = 'x'.repeat(300 - 'Game.Get ""'.length - 1);
    client.sendGmcp('Game.Get', filler);
    client.sendGmcp('Game.Get', `${filler}x`);
    client.type('y'.repeat(80));
    client.type('y'.repeat(81));
    client.type('stand');
    expect(await stand.lines(2)).toEqual(['y'.repeat(80), 'stand']);
    const { events } = await stand.guest();
    expect(events.slice(1)).toEqual([
      { type: 'gmcp', name: 'Game.Get', data: undefined },
      { type: 'optionTooLong', most: 300 },
      { type: 'line', text: 'y'.repeat(80) },
      { type: 'lineTooLong', most: 80 },
      { type: 'line', text: 'stand' },
    ]);
  });

  it('T5: a subnegotiation as long as allowed is read', async () => {
    const client = await stand.connect({ gmcp: true });
    await stand.until(() => (stand.guests[0]?.connection.traits.gmcp === true ? true : null));
    const filler = 'x'.repeat(16 * 1024 - 'Game.Get "" '.length);
    client.sendGmcp('Game.Get', filler);
    client.sendGmcp('Game.Get', `${filler}xx`);
    client.type('stand');
    await stand.lines(1);
    const { events } = await stand.guest();
    expect(events.map(({ type }) => type)).toEqual(['traits', 'gmcp', 'optionTooLong', 'line']);
  });
});

describe('encodings', () => {
  const TEXT = 'fülle 3 mit 4';

  it.each(['utf8', 'latin1'] as const)(
    'T8: %s is understood, in one packet and cut at every byte',
    async (encoding) => {
      const typed = Buffer.from(`${TEXT}\r\n`, encoding);
      for (let cut = 0; cut < typed.length; cut += 1) {
        const client = await stand.connect();
        client.send(typed.subarray(0, cut));
        await new Promise((resolve) => setImmediate(resolve));
        client.send(typed.subarray(cut));
        expect(await stand.lines(1, cut)).toEqual([TEXT]);
        await client.close();
      }
    },
  );

  it('T8: UTF-8 typed once makes the line UTF-8, Latin-1 and ASCII do not', async () => {
    const client = await stand.connect();
    const { connection } = await stand.guest();
    client.send(Buffer.from('grün\n', 'latin1'));
    client.type('gruen');
    await stand.lines(2);
    expect(connection.traits.charset).toBe('ascii');
    client.type('grün');
    await stand.lines(3);
    expect(connection.traits.charset).toBe('utf8');
  });

  it('T8: what the player sets goes before what was learnt, until taken back', async () => {
    const client = await stand.connect();
    const { connection } = await stand.guest();
    connection.setCharset('latin1');
    client.type('grün');
    expect(await stand.lines(1)).toEqual(['grün']);
    expect(connection.traits.charset).toBe('latin1');
    connection.setCharset(null);
    expect(connection.traits.charset).toBe('utf8');
  });

  it('T8: an invalid byte spoils its letter and nothing else', async () => {
    const client = await stand.connect();
    client.send(Buffer.concat([Buffer.from('grün '), Buffer.of(0xc3), Buffer.from(' blau\r\n')]));
    client.send(Buffer.from([0x80, 0x81, 0xfe, 13, 10]));
    const [first, second] = await stand.lines(2);
    expect(first).toBe('grün \ufffd blau');
    expect(second).toHaveLength(3);
  });
});
