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
