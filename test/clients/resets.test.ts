/** Lines that break at every stage, over real sockets to the whole house: all others go on, and nothing else ends. */
import { settle } from '../../src/adapters/memory/connection';
import type { TelnetClient } from '../support/telnet-client';
import { telnetHousePerTest } from '../support/telnet-house';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(120_000);

const IAC = 255;
const house = telnetHousePerTest({ commandBurst: 100_000, commandsPerSecond: 10_000 });
const arrives = (): Promise<TelnetClient> => house().connect({ gmcp: true });

async function enters(name: string): Promise<TelnetClient> {
  const client = await arrives();
  client.type(name);
  await client.waitFor('Willkommen');
  await client.waitFor('> ');
  return client;
}

/** Anna and Bernd play, Anna on turn. */
async function seated(): Promise<{ anna: TelnetClient; bernd: TelnetClient }> {
  const anna = await enters('Anna');
  const bernd = await enters('Bernd');
  anna.type('neustart khalaha kalah bernd');
  await bernd.waitFor('annehmen');
  bernd.type('annehmen');
  await anna.waitForGmcp('Game.State');
  await bernd.waitForGmcp('Game.State');
  return { anna, bernd };
}

/** A second connection gets its prompt, only so many people are left, and no fault was logged. */
async function alive(people: number): Promise<void> {
  const other = await arrives();
  await other.waitFor('?');
  await other.close();
  const { opened, logged } = house().world;
  const left = (): readonly number[] => [opened.house.lines.size, opened.house.open.size];
  for (let turn = 0; turn < 10_000 && left().some((count) => count !== people); turn += 1) await settle();
  expect(left()).toEqual([people, people]);
  await opened.door.idle();
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
}

const STAGES: Readonly<Record<string, (client: TelnetClient) => Promise<void> | void>> = {
  'at once': () => undefined,
  'during the banner': async (client) => {
    await client.waitForCount(1);
  },
  'within its name': (client) => client.send('Cla'),
  'behind its name': (client) => client.type('Clara'),
  'within a subnegotiation': (client) => client.send(Buffer.of(IAC, 250, 31, 0)),
  'within a command of telnet': (client) => client.send(Buffer.of(IAC)),
  'in the house': async (client) => {
    client.type('Clara');
    await client.waitFor('> ');
  },
  'while the old password is awaited': async (client) => {
    client.type('Clara');
    await client.waitFor('> ');
    client.type('passwort');
    await client.waitFor('Passwort:');
    client.send('geh');
  },
  'between the two new passwords': async (client) => {
    client.send('Clara\r\npasswort\r\ngeheimes wort\r\n');
    await client.waitFor('noch einmal');
  },
  'while the new password is stored': (client) =>
    client.send('Clara\r\npasswort\r\ngeheimes wort\r\ngeheimes wort\r\n'),
  'while much output waits for it': async (client) => {
    client.type('Clara');
    await client.waitFor('> ');
    client.socket.pause();
    client.send('kommandos\r\nregeln khalaha\r\nregeln kelma\r\n'.repeat(200));
    await settle();
  },
  'with lines that were not heard yet': async (client) => {
    client.type('Clara');
    await client.waitFor('> ');
    client.send('wer\r\n'.repeat(5000));
    await settle();
  },
};

it.each(Object.entries(STAGES))('T11: a reset %s', async (_, reach) => {
  const { anna, bernd } = await seated();
  for (let turn = 0; turn < 3; turn += 1) {
    const client = await arrives();
    await reach(client);
    client.reset();
    await alive(2);
  }
  anna.type('1');
  await bernd.waitForGmcp('Game.State', (state) => (state as { readonly ply: number }).ply === 1);
});

it('T11: a reset while the opponent moves, and while both do', async () => {
  const { anna, bernd } = await seated();
  anna.type('1');
  bernd.reset();
  await alive(1);
  await anna.waitFor('Leitung von Bernd ist abgerissen');
  anna.type('2');
  anna.reset();
  await alive(0);
});
