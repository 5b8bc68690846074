/** Eleven faults of telnetlib 1.0.2, found by reading and running it: none of them may show through the line. */
import { bytes, show } from './notation';
import { openStand, Talk, typesOf, type Stand } from './stand';

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

async function talker(): Promise<Talk> {
  const talk = new Talk(await stand.connect());
  await talk.opening();
  return talk;
}

it('1: output that holds byte 255 arrives as it is', async () => {
  const talk = await talker();
  const { connection } = await stand.guest();
  connection.setCharset('latin1');
  connection.send(['Ihr ÿ steht'], null);
  expect(await talk.say('')).toBe('CR LF "Ihr " IAC IAC " steht" CR LF');
});

it.each(['WILL SGA', 'WONT SGA', 'DO SGA', 'DONT SGA', 'NOP'])(
  '2: a line ended by LF alone is delivered, also after %s',
  async (command) => {
    const talk = await talker();
    await talk.say(`IAC ${command} "stand" LF`);
    expect(await stand.lines(1)).toEqual(['stand']);
  },
);

describe('3: malformed subnegotiations', () => {
  const ALL = Array.from({ length: 255 }, (_, option) => option);
  const BODIES = ['', '0', '1', '2', '3', '0 0 0', '"{"', '"a.b {"', '128 129', '1 0 3 2 0', '0 3 1 2 3'];

  it.each([
    ['never negotiated', ''],
    [
      'agreed',
      'IAC DO EOROPT IAC WILL TTYPE IAC WILL NAWS IAC DO CHARSET IAC WILL NEWENV IAC DO GMCP IAC DO MSSP',
    ],
  ])('of every option, %s, change nothing', async (_, before) => {
    const talk = await talker();
    await talk.say(before);
    for (const body of BODIES)
      await talk.say(ALL.map((option) => `IAC SB ${option} ${body} IAC SE`).join(' '));
    await talk.say('IAC SB IAC SE IAC SB IAC IAC IAC SE "stand" CR LF');
    expect(await stand.lines(1)).toEqual(['stand']);
    expect((await stand.guest()).connection.traits).toMatchObject({
      columns: null,
      rows: null,
      screenReader: false,
    });
  });
});

it('4: an option refused and then offered is on, and each change has one answer', async () => {
  const talk = await talker();
  await talk.say('IAC WONT NAWS');
  expect(await talk.say('IAC WILL NAWS')).toBe('IAC DO NAWS');
  expect(await talk.say('IAC WILL NAWS')).toBe('');
  expect(await talk.say('IAC WONT NAWS')).toBe('IAC DONT NAWS');
  expect(await talk.say('IAC WONT NAWS')).toBe('');
});

it('5: a megabyte without a line end does not stall the stream', async () => {
  const talk = await talker();
  await talk.say(Buffer.alloc(1 << 20, 0x78));
  await talk.say('LF "stand" LF');
  expect(await stand.lines(1)).toEqual(['stand']);
});

it('6: no option waits by a timer that could reject', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const talk = await talker();
  await talk.say('IAC WONT TTYPE');
  // The waits of this test's own client are longer; telnetlib's take one second.
  expect(timers.mock.calls.filter(([, ms]) => ms === 1000)).toEqual([]);
  timers.mockRestore();
});

it.each(['WILL NAWS', 'NOP', 'AO', 'IP', 'SB NAWS 0 80 0 24 IAC SE'])(
  '7: a subnegotiation broken off by IAC %s does not mute the line',
  async (command) => {
    const talk = await talker();
    await talk.say(`IAC SB GMCP "Core.Hello" IAC ${command} "stand" CR LF`);
    expect(await stand.lines(1)).toEqual(['stand']);
  },
);

it('8: window sizes are unsigned', async () => {
  const talk = await talker();
  await talk.say('IAC SB NAWS IAC IAC IAC IAC IAC IAC IAC IAC IAC SE');
  expect((await stand.guest()).connection.traits).toMatchObject({ columns: 250, rows: 200 });
});

describe('9: the end of a line', () => {
  it('closes the socket, after all that was said', async () => {
    const talk = await talker();
    const { connection, events } = await stand.guest();
    connection.send(['Bis bald'], null);
    connection.close('left');
    connection.close('idle');
    await talk.client.closed;
    expect(show(talk.client.bytes)).toMatch(/"Bis bald" CR LF$/);
    await stand.until(() => (typesOf({ connection, events }).includes('closed') ? true : null));
    expect(events.filter(({ type }) => type === 'closed')).toEqual([{ type: 'closed', reason: 'left' }]);
  });

  it('T11: a reset ends it once, as of the peer', async () => {
    const talk = await talker();
    const guest = await stand.guest();
    talk.client.reset();
    await stand.until(() => (guest.events.length > 0 ? true : null));
    guest.connection.send(['zu spät'], '> ');
    guest.connection.sendGmcp('Room.Info', {});
    guest.connection.setEcho('hidden');
    guest.connection.close('left');
    await new Promise((resolve) => setImmediate(resolve));
    expect(guest.events).toEqual([{ type: 'closed', reason: 'peer' }]);
  });
});

it('10: what waits for a peer that does not read is bounded, and the line closed in the end', async () => {
  const talk = await talker();
  const { connection, events } = await stand.guest();
  talk.client.socket.pause();
  const page = Array<string>(1000).fill('x'.repeat(78));
  await stand.until(() => {
    connection.send(page, null);
    return events.length > 0 ? true : null;
  });
  expect(events).toEqual([{ type: 'outputDropped' }]);
  for (let turn = 0; turn < 100; turn += 1) connection.send(page, null);
  expect(events).toEqual([{ type: 'outputDropped' }]);
  stand.clock.advance(10_000);
  await stand.until(() => (events.length > 1 ? true : null));
  expect(events.at(-1)).toEqual({ type: 'closed', reason: 'slowReader' });
});

it('11, T6: ECHO is sent each time, though the client never answers', async () => {
  const talk = await talker();
  const { connection } = await stand.guest();
  for (let password = 0; password < 3; password += 1) {
    connection.setEcho('hidden');
    expect(await talk.say('')).toBe('IAC WILL ECHO');
    await talk.say('"geheim" CR LF');
    connection.setEcho('shown');
    expect(await talk.say('')).toBe('IAC WONT ECHO');
  }
});

it('11, T6: an answer to WILL ECHO is no wish, and a wish beside it is refused once', async () => {
  const talk = await talker();
  const { connection } = await stand.guest();
  connection.setEcho('hidden');
  expect(await talk.say('IAC DONT EOROPT IAC DONT TTYPE IAC DO ECHO')).not.toContain('WONT ECHO');
  connection.setEcho('shown');
  expect(await talk.say('IAC DONT ECHO')).toBe('IAC WONT ECHO');
  expect(await talk.say('IAC DO ECHO IAC DO ECHO')).toBe('IAC WONT ECHO');
  connection.setEcho('hidden');
  expect(await talk.say(bytes('IAC DO ECHO'))).toBe('IAC WILL ECHO');
});
