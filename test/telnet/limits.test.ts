/** Bounds: pace, addresses, the whole house, browsers, and lines that stay open or never close. */
import { TokenBucket } from '../../src/kernel/token-bucket';
import type { TelnetServer } from '../../src/adapters/telnet/server';
import { linesOf, openStand, Talk, typesOf, type Stand } from './stand';

let stand: Stand;
afterEach(() => stand.stop());

describe('pace', () => {
  beforeEach(async () => (stand = await openStand()));

  it('lets a burst of 40 lines pass, warns once, pauses, and goes on', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    const many = '"stand" CR LF '.repeat(100);
    await talk.say(many);
    const guest = await stand.guest();
    expect(linesOf(guest)).toHaveLength(40);
    expect(typesOf(guest).filter((type) => type !== 'line')).toEqual(['flooding']);
    expect(guest.events.at(-1)).toEqual({ type: 'flooding', pausedMs: 5000 });
    stand.clock.advance(4999);
    await talk.say(many);
    expect(linesOf(guest)).toHaveLength(40);
    stand.clock.advance(1);
    await talk.say('"stand" CR LF');
    expect(linesOf(guest)).toHaveLength(41);
  });

  it('lets 20 lines a second pass for ever', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    for (let second = 0; second < 30; second += 1) {
      await talk.say('"stand" CR LF '.repeat(20));
      stand.clock.advance(1000);
    }
    const guest = await stand.guest();
    expect(linesOf(guest)).toHaveLength(600);
    expect(typesOf(guest)).not.toContain('flooding');
  });

  it('counts long lines and GMCP messages too', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    await talk.say('IAC DO GMCP');
    await talk.say('IAC SB GMCP "Game.Get" IAC SE '.repeat(100));
    expect(typesOf(await stand.guest())).toEqual(['traits', ...Array<string>(40).fill('gmcp'), 'flooding']);
    stand.clock.advance(10_000);
    await talk.say(Buffer.from(`${'x'.repeat(2000)}\n`.repeat(100)));
    expect(typesOf(await stand.guest()).filter((type) => type === 'lineTooLong')).toHaveLength(40);
  });

  it('tells of a window that changes without end a few times a second, and of its last size always', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    const sized = (columns: number): string => `IAC SB NAWS 0 ${columns} 0 24 IAC SE `;
    const guest = await stand.guest();
    const told = (): unknown[] =>
      guest.events.flatMap((event) => (event.type === 'traits' ? [event.traits.columns] : []));
    await talk.say(sized(100));
    expect(told()).toEqual([100]);
    for (let second = 0; second < 10; second += 1) {
      await talk.say(`${sized(80)}${sized(81)}`.repeat(50));
      // What is sent meanwhile fits the window as it is.
      expect(guest.connection.traits.columns).toBe(81);
      stand.clock.advance(1000);
    }
    expect(told().length).toBeLessThan(60);
    await talk.say(`${sized(80).repeat(20)}${sized(120)}`);
    stand.clock.advance(1000);
    expect(told().at(-1)).toBe(120);
    const { pending } = stand.clock;
    await talk.say(`${sized(80)}${sized(81)}`.repeat(50));
    expect(stand.clock.pending).toBe(pending + 1);
    await talk.client.close();
    await stand.until(() => (typesOf(guest).includes('closed') ? true : null));
    expect(stand.clock.pending).toBe(pending);
  });

  it('a bucket is not emptied by a clock that is set back', () => {
    const bucket = new TokenBucket(1, 2, 1000);
    expect([bucket.take(1000), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
    expect(bucket.take(1000)).toBe(true);
  });
});

describe('a browser', () => {
  beforeEach(async () => (stand = await openStand()));

  it.each([
    'POST / HTTP/1.1',
    'GET /',
    'GET',
    'HEAD / HTTP/1.0',
    'PUT /x HTTP/1.1',
    'DELETE /x HTTP/1.1',
    'TRACE / HTTP/1.1',
    'PATCH /x HTTP/1.1',
    'PRI * HTTP/2.0',
    'OPTIONS * HTTP/1.1',
    'CONNECT x:1 HTTP/1.1',
    `GET /${'x'.repeat(5000)}`,
  ])('T10: %.20s closes the line before any command of its body', async (request) => {
    const client = await stand.connect();
    client.send(`${request}\r\nHost: x\r\n\r\nstand\r\n`);
    await client.closed;
    const guest = await stand.guest();
    await stand.until(() => (guest.events.length > 0 ? true : null));
    expect(guest.events).toEqual([{ type: 'closed', reason: 'http' }]);
  });

  it('T10: the same words later, or other words first, are a line', async () => {
    const client = await stand.connect();
    client.send('Getrud\r\nGET / HTTP/1.1\r\n');
    expect(await stand.lines(2)).toEqual(['Getrud', 'GET / HTTP/1.1']);
  });
});

describe('the door', () => {
  it('tells a newcomer that the house is full, and has room again when one leaves', async () => {
    stand = await openStand({ limits: { connections: 2 }, refusalText: (reason) => `${reason}!\nBye` });
    const first = await stand.connect();
    const second = await stand.connect();
    await second.waitFor('Name: ');
    const third = await stand.connect();
    await third.waitFor('houseFull!\r\nBye\r\n');
    await third.closed;
    await first.close();
    await stand.until(() => (stand.guests[0]?.events.at(-1)?.type === 'closed' ? true : null));
    await (await stand.connect()).waitFor('Name: ');
  });

  it('admits loopback without limit unless told otherwise', async () => {
    stand = await openStand();
    const clients = await Promise.all(Array.from({ length: 30 }, () => stand.connect()));
    for (const client of clients) await client.waitFor('Name: ');
  });

  it('holds one address to its number and its pace', async () => {
    stand = await openStand({
      limitLoopback: true,
      limits: { connectionsPerAddress: 3, newPerAddressPerSecond: 2 },
    });
    await (await stand.connect()).waitFor('Name: ');
    await (await stand.connect()).waitFor('Name: ');
    await (await stand.connect()).waitFor('addressTooFast');
    stand.clock.advance(1000);
    const third = await stand.connect();
    await third.waitFor('Name: ');
    await (await stand.connect()).waitFor('addressFull');
    await third.close();
    await stand.until(() => (stand.guests[2]?.events.at(-1)?.type === 'closed' ? true : null));
    stand.clock.advance(1000);
    await (await stand.connect()).waitFor('Name: ');
  });
});

describe('open and closed', () => {
  beforeEach(async () => (stand = await openStand()));

  it('keeps nothing waiting for an idle line', async () => {
    const before = stand.clock.pending;
    const talk = new Talk(await stand.connect());
    await talk.opening();
    await talk.say('IAC DO EOROPT IAC WILL TTYPE "stand" CR LF');
    expect(stand.clock.pending).toBe(before);
  });

  it('sends NOP to silent lines of clients that negotiate, and to no other', async () => {
    const talker = new Talk(await stand.connect());
    await talker.opening();
    await talker.say('IAC DO EOROPT');
    const silent = await stand.connect();
    await silent.waitFor('Name: ');
    const { length } = talker.client.bytes;
    stand.clock.advance(120_000);
    stand.clock.advance(120_000);
    await talker.client.waitForBytes(Buffer.of(255, 241), length);
    (await stand.guest(1)).connection.send(['Ende'], null);
    await silent.waitFor('Ende');
    expect(silent.bytes.includes(Buffer.of(255, 241))).toBe(false);
    expect(talker.client.bytes).toHaveLength(length + 2);
  });

  it('F5: cuts a peer that does not close after the house has', async () => {
    const client = await stand.connect();
    await client.waitFor('Name: ');
    client.socket.pause();
    const guest = await stand.guest();
    await stand.until(() => {
      guest.connection.send(Array<string>(1000).fill('x'.repeat(78)), null);
      return guest.events.length > 0 ? true : null;
    });
    guest.connection.close('idle');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(typesOf(guest)).not.toContain('closed');
    stand.clock.advance(5000);
    await stand.until(() => (typesOf(guest).includes('closed') ? true : null));
    expect(guest.events.at(-1)).toEqual({ type: 'closed', reason: 'idle' });
  });

  it('hears nothing more after it closed', async () => {
    const client = await stand.connect();
    await client.waitFor('Name: ');
    const guest = await stand.guest();
    guest.connection.close('takenOver');
    client.send('stand\r\nstand\r\n');
    await client.closed;
    await stand.until(() => (guest.events.length > 0 ? true : null));
    expect(guest.events).toEqual([{ type: 'closed', reason: 'takenOver' }]);
  });

  it('answers what a script sent before it closed its side', async () => {
    await stand.stop();
    stand = await openStand({
      react: (to, { type }) => (type === 'line' ? to.send(['Stand'], '> ') : undefined),
    });
    const client = await stand.connect();
    client.send('stand\n');
    client.end();
    await client.waitFor('Stand\r\n> ');
    await client.closed;
  });

  it('T11: resets at any moment leave the house alive', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const client = await stand.connect();
      client.send('stand\r\n');
      if (turn % 2 === 0) await stand.guest(turn);
      client.reset();
    }
    const last = await stand.connect();
    await last.waitFor('Name: ');
    await stand.until(() => {
      const ended = stand.guests.filter(({ events }) => events.at(-1)?.type === 'closed');
      return ended.length === stand.guests.length - 1 ? true : null;
    });
    for (const { events } of stand.guests) {
      expect(events.filter(({ type }) => type === 'closed').length).toBeLessThanOrEqual(1);
    }
  });

  it('stops with all lines closed as shutdown', async () => {
    const client = await stand.connect();
    await client.waitFor('Name: ');
    await stand.server.close();
    await client.closed;
    expect((await stand.guest()).events).toEqual([{ type: 'closed', reason: 'shutdown' }]);
    expect(stand.clock.pending).toBe(0);
  });

  it('rejects when the port is taken, and leaves nothing behind', async () => {
    const taken: Promise<TelnetServer | Stand> = openStand({ port: stand.server.port });
    await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
