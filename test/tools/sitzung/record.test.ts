/** A session that people play through the relay is recorded, and plays again: on another house, and in memory. */
import { readFileSync } from 'node:fs';
import { parseOrder } from '../../../src/tools/sitzung/order';
import { playText } from '../../../src/tools/sitzung/play-file';
import { record } from '../../../src/tools/sitzung/record';
import { folderPerTest } from '../../support/folder';
import { connectTelnet, type TelnetClient } from '../../support/telnet-client';
import { programPerSuite } from './program';

const program = programPerSuite();
const folder = folderPerTest();

/** Types the name at the door, and waits for what comes of it. */
async function enters(port: number, name: string, then: string): Promise<TelnetClient> {
  const client = await connectTelnet(port, { patience: 120_000 });
  await client.waitFor('Wie heisst Du?');
  client.type(name);
  await client.waitFor(then);
  return client;
}

/** Anna sets a password, loses her line in the middle of a game, and comes back by it; Bernd by his return word. */
async function session(port: number): Promise<void> {
  const anna = await enters(port, 'Anna', '> ');
  anna.type('passwort');
  await anna.waitFor('Passwort:');
  anna.type('sehr geheim');
  await anna.waitFor('Passwort:');
  anna.type('sehr geheim');
  await anna.waitFor('gesetzt');
  const bernd = await enters(port, 'Bernd', '> ');
  const word = /Rückkehrwort: (.*)\r\n/.exec(bernd.text)?.[1] ?? '';
  anna.type('neustart kalah bernd');
  await bernd.waitFor('annehmen');
  bernd.type('annehmen');
  await bernd.waitFor('Anna ist am Zug');
  anna.type('3');
  await bernd.waitFor('noch einmal');
  anna.reset();
  await bernd.waitFor('abgerissen');
  const again = await enters(port, 'Anna', 'Passwort:');
  again.type('sehr geheim');
  await again.waitFor('wieder da');
  await bernd.waitFor('wieder da');
  bernd.end();
  await bernd.closed;
  await again.waitFor('Bernd');
  const back = await enters(port, 'bernd', 'Dein Wort:');
  back.type(word);
  await back.waitFor('wieder da');
  back.type('ende');
  await back.closed;
  again.type('ende');
  await again.closed;
}

it('is written as a script that holds no secret, and replays green', async () => {
  const file = folder.path('neu.txt');
  const order = parseOrder(['--aufnehmen', file, '--breite', '78']);
  if (!order.ok || order.value.does !== 'record') throw new Error('no order to record');
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  let listens: (port: number) => void = () => undefined;
  const port = new Promise<number>((resolve) => (listens = resolve));
  const recording = record(
    order.value,
    program.folder(),
    (line) => listens(Number(/Port (\d+)/.exec(line)?.[1])),
    stopped,
  );
  await port.then(session).finally(stop);
  expect(await recording).toBe(0);

  const text = readFileSync(file, 'utf8');
  expect(text).not.toMatch(/sehr geheim/);
  expect(text).toMatch(/^bernd> \{wort2\}$/mu);
  expect(text.match(/^anna! kommt$/gmu)).toHaveLength(2);
  expect(await playText(text, 'own', program.folder())).toEqual({ kind: 'passed' });
  expect(await playText(text, 'memory', '')).toEqual({ kind: 'passed' });
  const wrong = text.replace('anna> 3', 'anna> 4');
  expect(await playText(wrong, 'memory', '')).toMatchObject({ kind: 'mismatch' });
});
