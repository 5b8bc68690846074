/** A script sends its lines and ends its side: every answer comes before the end, also from a store that takes time. */
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import type { Accounts } from '../../src/ports/accounts';
import { connectTelnet } from '../support/telnet-client';
import { openTelnet } from '../support/telnet-house';
import { createWorld, type World } from '../support/world';
import { openStand, typesOf } from './stand';

/** Answers some turns of the loop later, as a database with a thread of its own does. */
function slow(accounts: Accounts): Accounts {
  const late = async <T>(answer: () => Promise<T>): Promise<T> => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return answer();
  };
  return {
    find: (id) => late(() => accounts.find(id)),
    add: (account) => late(() => accounts.add(account)),
    save: (account) => late(() => accounts.save(account)),
    remove: (id) => late(() => accounts.remove(id)),
    stewards: () => late(() => accounts.stewards()),
  };
}

/** All that somebody reads who sends this and ends the sending side at once. */
async function answersTo(script: string): Promise<{ readonly text: string; readonly world: World }> {
  const world = await createWorld({ accounts: slow(createMemoryAccounts()) });
  const server = await openTelnet(world);
  const client = await connectTelnet(server.port);
  client.send(script);
  client.end();
  await client.closed;
  await server.close();
  await world.opened.door.idle();
  expect(world.opened.house.open.size).toBe(0);
  return { text: client.text, world };
}

it('every line is answered, and the last words are those of the goodbye', async () => {
  const { text, world } = await answersTo('Anna\nwer\nstand\nende\n');
  expect(text).toContain('Willkommen, Anna!');
  expect(text).toMatch(/Anna +.*\r\n[^]*> /);
  expect(text).toMatch(/!\r\n$/);
  expect(world.logged).toContainEqual(
    expect.objectContaining({
      message: 'left',
      fields: expect.objectContaining({ reason: 'left' }) as unknown,
    }),
  );
});

it('the same without a goodbye: the person is seen off behind the last answer', async () => {
  const { text, world } = await answersTo('Anna\nhilfe\n');
  expect(text).toContain('Willkommen, Anna!');
  expect(text).toMatch(/> $/);
  expect(text.match(/> /g)?.length).toBeGreaterThan(1);
  expect(world.logged).toContainEqual(
    expect.objectContaining({
      message: 'left',
      fields: expect.objectContaining({ reason: 'peer' }) as unknown,
    }),
  );
});

it('nothing at all: the banner, and the end', async () => {
  expect((await answersTo('')).text).toContain('Wie heisst Du?');
});

it('says when a peer has ended its side, and takes answers until the house closes', async () => {
  const stand = await openStand({ closesEnded: false });
  const before = stand.clock.pending;
  const client = await stand.connect();
  client.send('stand\nwer\n');
  client.end();
  const guest = await stand.guest();
  await stand.until(() => (typesOf(guest).includes('ended') ? true : null));
  expect(guest.events.map((event) => (event.type === 'line' ? event.text : event.type))).toEqual([
    'stand',
    'wer',
    'ended',
  ]);
  guest.connection.send(['Stand'], '> ');
  await client.waitFor('Stand\r\n> ');
  guest.connection.send(['Niemand'], null);
  guest.connection.close('peer');
  await client.waitFor('Niemand\r\n');
  await client.closed;
  await stand.until(() => (typesOf(guest).includes('closed') ? true : null));
  expect(guest.events.slice(3)).toEqual([{ type: 'closed', reason: 'peer' }]);
  expect(stand.clock.pending).toBe(before);
  await stand.stop();
});

it('F5: waits ten seconds at most for the answers to a peer that has ended its side', async () => {
  const stand = await openStand({ closesEnded: false });
  const client = await stand.connect();
  client.end();
  const guest = await stand.guest();
  await stand.until(() => (typesOf(guest).includes('ended') ? true : null));
  stand.clock.advance(9_999);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(typesOf(guest)).toEqual(['ended']);
  stand.clock.advance(1);
  await client.closed;
  await stand.until(() => (typesOf(guest).includes('closed') ? true : null));
  expect(guest.events).toEqual([{ type: 'ended' }, { type: 'closed', reason: 'peer' }]);
  await stand.stop();
});
