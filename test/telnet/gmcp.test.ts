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
