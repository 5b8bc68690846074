/** Whoever is put out while typing a password sees what is typed again, before the last words (T6). */
import type { TelnetServer } from '../../src/adapters/telnet/server';
import { connectTelnet, type TelnetClient } from '../support/telnet-client';
import { openTelnet } from '../support/telnet-house';
import { logsIn, PASSWORD, stewardWorld, type StewardWorld } from '../runtime/steward-world';
import { show } from './notation';

const MINUTE = 60_000;
let inside: StewardWorld;
let server: TelnetServer;
let bernd: TelnetClient;

beforeEach(async () => {
  inside = await stewardWorld();
  server = await openTelnet(inside.world);
  bernd = await connectTelnet(server.port);
  bernd.type('Bernd');
  await bernd.waitFor('Passwort: ');
  bernd.type(PASSWORD);
  await bernd.waitFor('Bernd!');
  bernd.type('passwort');
  await bernd.waitFor('Passwort: ');
});
afterEach(async () => {
  const closed = server.close();
  bernd.socket.destroy();
  await closed;
});

const ENDS: Readonly<Record<string, readonly [words: string, () => unknown]>> = {
  'a steward': ['Verwalter hat Deine Verbindung beendet', () => inside.anna.types('trenne bernd Es reicht')],
  'a ban': ['verbannt', () => inside.anna.types('verbanne bernd Es reicht')],
  'another line of the same person': ['auf einer anderen Leitung', () => logsIn(inside.world, 'Bernd')],
  'long silence': ['lange still', () => inside.world.passes(61 * MINUTE)],
  'the end of the house': ['schliesst', () => inside.world.opened.door.close()],
};

it.each(Object.entries(ENDS))('T6: put out by %s', async (_, [words, end]) => {
  await end();
  await bernd.closed;
  const [before = '', after = ''] = show(bernd.bytes).split(/IAC WONT ECHO (?!.*IAC WILL ECHO)/su);
  expect(before).toMatch(/IAC WILL ECHO/);
  expect(before).not.toContain(words);
  expect(after).toContain(words);
  expect(after).not.toContain('ECHO');
});
