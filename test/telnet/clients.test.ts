/** Real clients, as they open a line: each is answered as it expects, and known for what it can show. */
import { CLIENTS, OPENING } from './recorded-clients';
import { openStand, Talk, type Stand } from './stand';

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

describe.each(Object.entries(CLIENTS))('%s', (_, { exchange, traits }) => {
  it('opens, and is known for what it is', async () => {
    const talk = new Talk(await stand.connect());
    expect(await talk.opening()).toBe(OPENING);
    for (const [said, answered] of exchange) expect(await talk.say(said)).toBe(answered);
    expect((await stand.guest()).connection.traits).toEqual(traits);
  });

  it('T2: is understood alike when each byte is a packet of its own', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    for (const [said, answered] of exchange)
      expect(sorted(await talk.say(said, 'bytes'))).toBe(sorted(answered));
    expect((await stand.guest()).connection.traits).toEqual(traits);
  });
});

/** A prompt's mark goes out as soon as it can, so in small packets it may overtake an answer. */
const sorted = (stream: string): string =>
  stream
    .split(/ (?=IAC (?!SE))/)
    .sort()
    .join(' ');

describe('netcat', () => {
  it('sees six stray bytes and nothing else', async () => {
    const client = await stand.connect();
    const talk = new Talk(client);
    expect(await talk.opening()).toBe(OPENING);
    client.send('anna\n');
    await stand.lines(1);
    const { connection } = await stand.guest();
    connection.send(['Guten Tag'], '> ');
    await client.waitFor('Guten Tag\r\n> ');
    expect(client.bytes.filter((byte) => byte >= 128)).toHaveLength(4);
    expect(client.bytes.subarray(6).toString('latin1')).toBe('Hallo\r\nName: Guten Tag\r\n> ');
    expect(connection.traits).toMatchObject({ charset: 'ascii', colours: 0, columns: null, gmcp: false });
  });
});
