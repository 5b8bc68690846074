/** The house is stopped by a signal: goodbye, everything stored, an exit code that supervisors understand. */
import type { HouseProcess } from '../support/house-process';
import type { TelnetClient } from '../support/telnet-client';
import { messagesOf, standPerTest } from './stand';

const { start, connect, enters, comesBack } = standPerTest();

async function play(house: HouseProcess): Promise<{ anna: TelnetClient; word: string }> {
  const { client: anna, word } = await enters(house, 'Anna');
  const { client: bernd } = await enters(house, 'Bernd');
  anna.type('neustart khalaha kalah');
  await anna.waitFor('Tisch 1');
  bernd.type('setze dich an tisch 1');
  await anna.waitFor('Du bist am Zug.');
  anna.type('3');
  await anna.waitFor('noch einmal am Zug');
  return { anna, word };
}

/** The exit, and whether it came within the time that a host grants. */
async function stopped(house: HouseProcess, signal: NodeJS.Signals): Promise<unknown> {
  const begin = Date.now();
  house.kill(signal);
  const exit = await house.exit;
  return { ...exit, inTime: Date.now() - begin < 5000 };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'F2 F3 %s between two bonus turns: goodbye, stored, exit code 0 in time, and all there again',
  async (signal) => {
    const house = start();
    const { anna, word } = await play(house);
    const nobody = await connect(house);
    expect(await stopped(house, signal)).toEqual({ code: 0, signal: null, inTime: true });
    await anna.waitFor('Das Spielhaus schliesst kurz. Alle Spiele bleiben erhalten');
    await nobody.waitFor('Das Spielhaus schliesst kurz.');
    await Promise.all([anna.closed, nobody.closed]);
    expect(messagesOf(house)).toContain('stopped');
    expect(messagesOf(house)).not.toContain('task failed');
    expect(house.complaints).toEqual([]);

    const again = start();
    const back = await comesBack(again, 'Anna', word);
    await back.waitFor('hat auf Dich gewartet');
    await back.waitFor('Letzter Zug: Du hast Feld 3 geleert.');
    await back.waitFor('Du bist am Zug.');
    back.type('6');
    await back.waitFor('Du leerst Feld 6');
  },
);

/** Somebody whose program has stopped reading and will not close, with the way to it full. */
async function stuck(house: HouseProcess): Promise<void> {
  const { client } = await enters(house, 'Anna');
  client.socket.pause();
  client.send('hilfe\r\n'.repeat(2000));
}

test('F3 a client that neither reads nor closes does not keep the house from ending well', async () => {
  const house = start();
  await stuck(house);
  const { client: bernd } = await enters(house, 'Bernd');
  expect(await stopped(house, 'SIGTERM')).toEqual({ code: 0, signal: null, inTime: true });
  await bernd.waitFor('Das Spielhaus schliesst kurz.');
  expect(messagesOf(house)).toContain('stopped');
});

test('F3 a second signal ends at once', async () => {
  const house = start();
  await stuck(house);
  await enters(house, 'Bernd');
  house.kill('SIGTERM');
  while (!messagesOf(house).includes('stopping')) await new Promise((turn) => setImmediate(turn));
  house.kill('SIGINT');
  expect(await house.exit).toEqual({ code: 1, signal: null });
  expect(messagesOf(house)).not.toContain('stopped');
});
