/** Random streams: whatever comes, it means the same however packets part it, and the next command works. */
import { createRng, type Rng } from '../../src/kernel/rng';
import { bytes } from './notation';
import { openStand, Talk, type Stand } from './stand';

let stand: Stand;
beforeEach(async () => (stand = await openStand({ limits: { commandBurst: 10_000 } })));
afterEach(() => stand.stop());

const WORDS = [
  'IAC',
  'IAC IAC',
  'IAC SB',
  'IAC SE',
  'IAC SB NAWS 0 80 0 24 IAC SE',
  'IAC SB TTYPE 0 "MTTS 255" IAC SE',
  'IAC SB CHARSET 2 "UTF-8" IAC SE',
  'IAC SB NEWENV 0 3 "SCREEN_READER" 1 "1" IAC SE',
  'IAC SB GMCP "Core.Ping" IAC SE',
  'IAC SB GMCP "{" IAC SE',
  'IAC EC',
  'IAC EL',
  'IAC IP',
  'IAC DM',
  '"stand"',
  '"fülle"',
  'BS',
  'CR LF',
  'LF',
  'CR',
  'NUL',
  '252',
  '27 "[2J"',
];

function randomStream(rng: Rng): Buffer {
  const parts: Buffer[] = [];
  for (let part = 0; part < 30; part += 1) {
    const kind = rng.below(10);
    if (kind === 0) parts.push(Buffer.of(rng.below(256), rng.below(256)));
    else if (kind === 1) parts.push(bytes(`IAC ${251 + rng.below(4)} ${rng.below(256)}`));
    else if (kind === 2)
      parts.push(
        bytes(`IAC ${['WILL', 'DO'][rng.below(2)] ?? ''} ${[24, 25, 31, 39, 42, 201][rng.below(6)] ?? 0}`),
      );
    else parts.push(bytes(WORDS[rng.below(WORDS.length)] ?? ''));
  }
  return Buffer.concat(parts);
}

/** Leaves whatever state the stream has ended in, and ends the line. */
const SETTLE = bytes('IAC NOP IAC SE IAC NOP CR LF');

it.each(Array.from({ length: 40 }, (_, rngSeed) => rngSeed))(
  'stream %i, whole and in pieces',
  async (rngSeed) => {
    const rng = createRng(rngSeed);
    const stream = Buffer.concat([randomStream(rng), SETTLE]);
    const outcomes: unknown[] = [];
    for (const pieces of [1, 2, 5, stream.length]) {
      const talk = new Talk(await stand.connect());
      await talk.opening();
      const size = Math.ceil(stream.length / pieces);
      for (let at = 0; at < stream.length; at += size) {
        talk.client.send(stream.subarray(at, at + size));
        await new Promise((resolve) => setImmediate(resolve));
      }
      await talk.say('');
      await talk.say('IAC EL "stand" CR LF');
      const guest = await stand.guest(outcomes.length);
      expect(guest.events.at(-1)).toEqual({ type: 'line', text: 'stand' });
      outcomes.push([guest.events, guest.connection.traits]);
    }
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  },
);
