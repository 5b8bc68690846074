/** A blind player whose client logs in by itself, faster than it tells of the screen reader: no drawn board on the wire. */
import { telnetHousePerTest } from '../support/telnet-house';
import { bytes } from '../telnet/notation';

const PASSWORD = 'Ein langer Satz';
const SEND = bytes('IAC SB TTYPE 1 IAC SE');
const NOP = bytes('IAC NOP');
const ROUNDS = ['MUDLET', 'ANSI-TRUECOLOR', 'MTTS 2381'];

const house = telnetHousePerTest({});

it('name and password in the first packet, the three rounds of TTYPE after it', async () => {
  const { world } = house();
  const before = await world.connect();
  for (const line of ['neu', 'Anna', PASSWORD, PASSWORD, 'neustart khalaha kalah allein'])
    await before.types(line);
  await before.drops();
  const client = await house().connect();
  client.send(bytes(`IAC DO EOROPT IAC WILL TTYPE "Anna" CR LF "${PASSWORD}" CR LF`));
  let asked = 0;
  let heard = 0;
  for (const told of ROUNDS) {
    asked = (await client.waitForBytes(SEND, asked)) + SEND.length;
    await world.passes(100);
    client.send(bytes(`IAC SB TTYPE 0 "${told}" IAC SE IAC AYT`));
    // What stood before it was heard, too.
    heard = (await client.waitForBytes(NOP, heard)) + NOP.length;
  }
  await world.passes(100);
  await client.waitFor('wieder da bist, Anna!');
  await client.waitFor('stelle brett auto');
  expect(client.text).toContain('Feld 1');
  expect(client.text).not.toContain('+--');
});
