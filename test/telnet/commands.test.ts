/** Telnet commands in the midst of typed text (RFC 854): harmless, and never part of the line. */
import { bytes } from './notation';
import { openStand, Talk, type Stand } from './stand';

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

describe('commands within the line', () => {
  it.each(['IP', 'AO', 'BRK', 'DM', 'NOP', 'GA', 'EOR', 'SE'])('T12: IAC %s is harmless', async (command) => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    expect(await talk.say(`"st" IAC ${command} "and" CR LF`)).toBe('');
    expect(await stand.lines(1)).toEqual(['stand']);
  });

  it('T12: AYT is answered by NOP, once a packet', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    talk.client.send(Buffer.concat(Array<Buffer>(5000).fill(bytes('IAC AYT'))));
    await talk.say('"stand" CR LF');
    await stand.lines(1);
    expect(talk.client.bytes.length).toBeLessThan(200);
  });

  it('T12: a lone 255 at the end of a packet costs no letter', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    talk.client.send(bytes('"stan" IAC'));
    await new Promise((resolve) => setImmediate(resolve));
    talk.client.send(bytes('"d" IAC'));
    await new Promise((resolve) => setImmediate(resolve));
    await talk.say('CR "brett" CR');
    expect(await stand.lines(2)).toEqual(['stand', 'brett']);
  });

  it('T2, T12: all commands within two lines, cut in two at every byte and into single bytes', async () => {
    const said = bytes(
      '"fal" IAC IP "sch" IAC EL "st" IAC AO IAC BRK "anf" IAC EC "d" IAC DM IAC NOP IAC GA IAC EOR IAC SE ' +
        'IAC WILL 99 IAC WONT 99 IAC DO 99 IAC DONT 99 IAC SB 99 "x" IAC IAC "y" IAC SE IAC SB IAC SE CR LF ' +
        '"gr" IAC AYT "ü" IAC IAC "n" CR IAC NOP LF',
    );
    const cuts = Array.from({ length: said.length }, (_, at) => [said.subarray(0, at), said.subarray(at)]);
    for (const [index, packets] of [...cuts, Array.from(said, (byte) => Buffer.of(byte))].entries()) {
      const client = await stand.connect();
      await client.waitFor('Name: ');
      for (const packet of packets) {
        client.send(packet);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect([index, await stand.lines(2, index)]).toEqual([index, ['stand', 'grü\ufffdn']]);
      await client.close();
    }
  });
});
