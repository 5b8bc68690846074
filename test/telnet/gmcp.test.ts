/** Machine state in and out, and what a hostile client may try with it. */
import { openStand, Talk, type Stand } from './stand';

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

async function talker(): Promise<Talk> {
  const talk = new Talk(await stand.connect());
  await talk.opening();
  await talk.say('IAC DO EOROPT IAC WONT TTYPE IAC DO GMCP');
  return talk;
}

const messages = (): unknown[] => stand.guests[0]?.events.filter(({ type }) => type === 'gmcp') ?? [];

it('goes out only when agreed, as JSON in UTF-8', async () => {
  const talk = new Talk(await stand.connect());
  await talk.opening();
  const { connection } = await stand.guest();
  connection.sendGmcp('Room.Info', { place: 'saal' });
  expect(await talk.say('')).toBe('');
  await talk.say('IAC DO GMCP');
  expect(connection.traits.gmcp).toBe(true);
  connection.sendGmcp('Comm.Text', { from: 'Jörg' });
  connection.sendGmcp('Core.Ping', undefined);
  expect(await talk.say('')).toBe(
    `IAC SB GMCP "Comm.Text {"from":"J" 195 182 "rg"}" IAC SE IAC SB GMCP "Core.Ping" IAC SE`,
  );
  await talk.say('IAC DONT GMCP');
  expect(connection.traits.gmcp).toBe(false);
});

it('comes in as parsed JSON', async () => {
  await talker();
  const client = stand.guests[0];
  expect(client?.connection.traits.gmcp).toBe(true);
  const second = await stand.connect({ gmcp: true });
  await stand.until(() => (stand.guests[1]?.connection.traits.gmcp === true ? true : null));
  second.sendGmcp('Core.Supports.Set', ['Game 1', 'Room 1']);
  second.sendGmcp('Game.Get');
  second.type('stand');
  await stand.lines(1, 1);
  expect(stand.guests[1]?.events.filter(({ type }) => type === 'gmcp')).toEqual([
    { type: 'gmcp', name: 'Core.Supports.Set', data: ['Game 1', 'Room 1'] },
    { type: 'gmcp', name: 'Game.Get', data: undefined },
  ]);
});

it.each([
  ['a brace', '"{"'],
  ['no dot', '"Core {}"'],
  ['no name', '" {}"'],
  ['an empty body', ''],
  ['a dot alone', '"."'],
  ['broken JSON', '"Core.Hello {x"'],
  ['invalid UTF-8', '"Core.Hello " 34 195 34'],
  ['a name without end', `"${'a.'.repeat(500)}b"`],
  ['control characters', '7 27 0 10 13'],
  ['brackets without end', `"Core.Hello ${'['.repeat(16_000)}"`],
])('T7: %s is ignored', async (_, body) => {
  const talk = await talker();
  expect(await talk.say(`IAC SB GMCP ${body} IAC SE "stand" CR LF`)).toBe('');
  expect(await stand.lines(1)).toEqual(['stand']);
  expect(messages()).toEqual([]);
});

it('T7: nesting as deep as the cap allows does not end the process', async () => {
  const talk = await talker();
  const body = Buffer.from(`Core.Hello ${'['.repeat(8000)}${']'.repeat(8000)}`);
  await talk.say(
    Buffer.concat([Buffer.of(255, 250, 201), body, Buffer.of(255, 240), Buffer.from('stand\r\n')]),
  );
  expect(await stand.lines(1)).toEqual(['stand']);
});

it('T7: __proto__ reaches no object', async () => {
  await stand.connect({ gmcp: true });
  const client = await stand.connect({ gmcp: true });
  await stand.until(() => (stand.guests[1]?.connection.traits.gmcp === true ? true : null));
  client.send(
    Buffer.concat([
      Buffer.of(255, 250, 201),
      Buffer.from('Core.Hello {"__proto__":{"admin":true},"client":"x"}'),
      Buffer.of(255, 240),
      Buffer.from('stand\r\n'),
    ]),
  );
  await stand.lines(1, 1);
  const data = stand.guests[1]?.events.find(({ type }) => type === 'gmcp');
  expect(data).toEqual({ type: 'gmcp', name: 'Core.Hello', data: { client: 'x' } });
  expect(Object.hasOwn((data as { data: object }).data, '__proto__')).toBe(false);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

describe('what the house understands', () => {
  const said = async (name: string, data?: unknown): Promise<unknown[]> => {
    const talk = await talker();
    const body = data === undefined ? name : `${name} ${JSON.stringify(data)}`;
    await talk.say(Buffer.concat([Buffer.of(255, 250, 201), Buffer.from(body), Buffer.of(255, 240)]));
    return messages();
  };

  it.each<[string, unknown]>([
    ['Core.Hello', { client: 'Mudlet', version: '4.17' }],
    ['Core.Hello', { client: 'x' }],
    ['Core.Supports.Set', ['Game 1', 'Room 1']],
    ['Core.Supports.Add', ['Comm 1']],
    ['Core.Supports.Remove', []],
    ['Game.Get', undefined],
  ])('%s %j is heard', async (name, data) =>
    expect(await said(name, data)).toEqual([{ type: 'gmcp', name, data }]),
  );

  it('names are compared without regard to case, and a body that means nothing is dropped', async () =>
    expect(await said('game.get', { all: true })).toEqual([
      { type: 'gmcp', name: 'Game.Get', data: undefined },
    ]));

  it.each<[string, unknown]>([
    ['Core.Hello', undefined],
    ['Core.Hello', []],
    ['Core.Hello', { client: 7 }],
    ['Core.Hello', { client: 'x'.repeat(300) }],
    ['Core.Supports.Set', 'Game 1'],
    ['Core.Supports.Set', [1]],
    ['Core.Supports.Set', Array<string>(101).fill('Game 1')],
    ['Core.Supports.Add', { length: 1 }],
    ['Char.Login', { name: 'anna', password: 'x' }],
    ['toString.valueOf', undefined],
    ['Core.KeepAlive', undefined],
  ])('T7: %s %j is not', async (name, data) => expect(await said(name, data)).toEqual([]));

  it('Core.Ping is answered by Core.Ping, and nobody else hears of it', async () => {
    const talk = await talker();
    expect(await talk.say('IAC SB GMCP "Core.Ping" IAC SE IAC SB GMCP "Core.Ping 120" IAC SE')).toBe(
      'IAC SB GMCP "Core.Ping" IAC SE IAC SB GMCP "Core.Ping" IAC SE',
    );
    expect(messages()).toEqual([]);
  });
});

it.each(['left', 'idle', 'loginTimeout', 'takenOver', 'removed', 'shutdown'] as const)(
  'Core.Goodbye tells %s before the line ends',
  async (reason) => {
    const talk = await talker();
    const { connection } = await stand.guest();
    connection.send(['Auf Wiedersehen'], null);
    connection.close(reason);
    await talk.client.closed;
    expect(talk.client.gmcp).toEqual([{ name: 'Core.Goodbye', data: reason }]);
    expect(talk.client.text).toMatch(/Auf Wiedersehen\r\n$/);
  },
);

it('says no Core.Goodbye where GMCP is not agreed', async () => {
  const client = await stand.connect();
  await client.waitFor('Name: ');
  (await stand.guest()).connection.close('shutdown');
  await client.closed;
  expect(client.gmcp).toEqual([]);
});
