/** Answers to options: at most one per change, for every option, so that no client can make the house talk for ever. */
import { bytes } from './notation';
import { linesOf, openStand, Talk, typesOf, type Stand } from './stand';

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

/** A client past its opening, whose prompt mark and offers have come. */
async function talker(): Promise<{ talk: Talk }> {
  const talk = new Talk(await stand.connect());
  await talk.opening();
  await talk.say('IAC DO EOROPT IAC WONT TTYPE');
  return { talk };
}

describe('at most one reply per change', () => {
  const ALL = Array.from({ length: 256 }, (_, option) => option);

  it.each([
    ['agreeing', 'WILL', 'DO'],
    ['refusing', 'WONT', 'DONT'],
  ])('T4: the same answer to every option a thousand times, %s', async (_, remote, local) => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    const round = bytes(ALL.map((option) => `IAC ${remote} ${option} IAC ${local} ${option}`).join(' '));
    await talk.say(round);
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await talk.say(Buffer.concat(Array<Buffer>(100).fill(round)))).toBe('');
    }
    expect(typesOf(await stand.guest())).not.toContain('line');
  });

  it.each([
    ['an option of the client that is agreed', 'NAWS', 'WILL', 'WONT', 'IAC DONT NAWS IAC DO NAWS'],
    ['an option of the client that is refused', 'LINEMODE', 'WILL', 'WONT', 'IAC DONT LINEMODE'],
    ['an option of ours that is agreed', 'EOROPT', 'DO', 'DONT', 'IAC WONT EOROPT IAC WILL EOROPT'],
    ['an option of ours that is refused', 'MCCP2', 'DO', 'DONT', 'IAC WONT MCCP2'],
  ])('T4: a ping-pong about %s ends', async (_, option, on, off, pair) => {
    const { talk } = await talker();
    await talk.say(`IAC ${on} ${option}`);
    const answers = await talk.say(
      Array<string>(1000).fill(`IAC ${off} ${option} IAC ${on} ${option}`).join(' '),
    );
    expect(answers.length).toBeLessThanOrEqual((pair.length + 1) * 8);
    expect(answers === '' || answers.startsWith(pair)).toBe(true);
    expect(
      await talk.say(Array<string>(1000).fill(`IAC ${off} ${option} IAC ${on} ${option}`).join(' ')),
    ).toBe('');
  });

  it('T4: a ping-pong about all 256 options at once ends', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    const round = bytes(
      ALL.map((option) => `IAC WONT ${option} IAC WILL ${option} IAC DONT ${option} IAC DO ${option}`).join(
        ' ',
      ),
    );
    const answers = await talk.say(Buffer.concat(Array<Buffer>(50).fill(round)));
    for (const option of ALL.map((code) => bytes(`IAC WONT ${code}`))) {
      const refusals = bytes(answers).toString('latin1').split(option.toString('latin1')).length - 1;
      expect(refusals).toBeLessThanOrEqual(8);
    }
    expect(await talk.say(Buffer.concat(Array<Buffer>(50).fill(round)))).toBe('');
    await talk.say('"stand" CR LF');
    expect(linesOf(await stand.guest())).toEqual(['stand']);
  });

  it('T4: a subnegotiation of every option, short and unasked, is answered by nothing but one refused charset', async () => {
    const { talk } = await talker();
    const sent = (option: number, body: string): string =>
      `IAC SB ${option === 255 ? 'IAC IAC' : option} ${body} IAC SE`;
    for (const body of ['', '0', '1', '2 0 0', '0 "xyz"', 'IAC IAC', '1']) {
      const answer = await talk.say(ALL.map((option) => sent(option, body)).join(' '));
      expect(answer === '' || (body === '1' && answer === 'IAC SB CHARSET 3 IAC SE')).toBe(true);
    }
    expect(await talk.say(ALL.map((option) => sent(option, '1')).join(' '))).toBe('');
    await talk.say('"stand" CR LF');
    expect(linesOf(await stand.guest())).toEqual(['stand']);
  });

  it.each(['MCCP2', 'MXP', 'LINEMODE', 'SGA', 'BINARY'])('refuses %s for good, both ways', async (option) => {
    const { talk } = await talker();
    expect(await talk.say(`IAC WILL ${option} IAC DO ${option}`)).toBe(
      `IAC DONT ${option} IAC WONT ${option}`,
    );
    expect(await talk.say(`IAC WILL ${option} IAC DO ${option}`)).toBe('');
  });
});
