/** Hostile streams by rngSeed: openings and sessions as recorded, mutated, cut anywhere, and plain garbage. */
import { createRng, type Rng } from '../../src/kernel/rng';
import type { Corpus } from './corpus';
import { longGame } from './long-game';
import { handshake, proxyHeader } from './proxy-tricks';
import { WAYS, type Step, type Stream, type Way } from './stream';
import * as tricks from './tricks';

type Trick = (rng: Rng, corpus: Corpus) => Buffer;

const TRICKS: readonly (readonly [weight: number, trick: Trick])[] = [
  [6, tricks.opening],
  [6, tricks.typed],
  [3, tricks.negotiation],
  [3, tricks.anySubnegotiation],
  [4, tricks.gmcp],
  [3, tricks.charsets],
  [2, tricks.sizes],
  [3, tricks.garbage],
  [1, tricks.longLine],
  [1, tricks.longSubnegotiation],
  [1, tricks.flood],
  [3, tricks.chat],
  [2, tricks.password],
  [1, tricks.browser],
];
const BAG = TRICKS.flatMap(([weight, trick]) => Array<Trick>(weight).fill(trick));

/** A byte changed, a part left out, doubled, or cut open by a stray command. */
function mutated(rng: Rng, bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  const at = rng.below(bytes.length);
  const to = at + rng.below(Math.min(20, bytes.length - at) + 1);
  switch (rng.below(4)) {
    case 0: {
      const changed = Buffer.from(bytes);
      changed[at] = rng.below(256);
      return changed;
    }
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]);
    default:
      return Buffer.concat([bytes.subarray(0, at), Buffer.of(255, rng.below(256)), bytes.subarray(at)]);
  }
}

/** The bytes in one packet or in several, now and then one byte a packet. */
function packets(rng: Rng, bytes: Buffer): readonly Step[] {
  const tiny = rng.below(12) === 0;
  const steps: Step[] = [];
  let rest = bytes;
  while (rest.length > 0 && steps.length < 60) {
    const size = tiny ? 1 : rng.below(3) === 0 ? 1 + rng.below(rest.length) : rest.length;
    steps.push({ type: 'send', bytes: rest.subarray(0, size) });
    if (rng.below(4) === 0) steps.push({ type: 'pause', ms: rng.below(12) });
    rest = rest.subarray(size);
  }
  return steps;
}

/** Asks for much and reads nothing of it, for a while. */
const slowReading = (rng: Rng): readonly Step[] => [
  { type: 'stop-reading' },
  ...Array.from({ length: 1 + rng.below(4) }, (): Step => ({
    type: 'send',
    bytes: Buffer.from('hilfe\r\nkommandos\r\nregeln kelma\r\n'.repeat(1 + rng.below(12))),
  })),
  { type: 'pause', ms: rng.below(200) },
  { type: 'read-on' },
];

const ENDINGS: readonly (readonly Step[])[] = [[{ type: 'half-close' }], [{ type: 'reset' }], []];

/** Of so many streams one goes each of the ways that are not the plain port. */
const BY_ANOTHER_WAY: Readonly<Record<Way, number>> = { proxy: 12, tls: 16, 'tls-port': 40 };

/** What comes first on the way: rather few of those who meet TLS know a handshake, and some say nothing to it. */
const GREETINGS: Readonly<Record<Way, (rng: Rng) => readonly Buffer[]>> = {
  proxy: (rng) => (rng.below(12) === 0 ? [] : [proxyHeader(rng)]),
  tls: () => [],
  'tls-port': (rng) => (rng.below(2) === 0 ? [] : [handshake(rng)]),
};

function wayOf(rng: Rng): Way | null {
  return WAYS.find((way) => rng.below(BY_ANOTHER_WAY[way]) === 0) ?? null;
}

/** Some stay long at the tables; each of them takes as much time as many of the others. */
const LONG_GAMES = 12;

/** The same rngSeed gives the same stream. Without an ending step the peer just goes away. */
export function generateStream(rngSeed: number, corpus: Corpus): Stream {
  const rng = createRng(rngSeed);
  const way = wayOf(rng);
  const begin: readonly Step[] = way === null ? [] : [{ type: 'by', way }];
  const greeting = way === null ? [] : GREETINGS[way](rng).flatMap((bytes) => packets(rng, bytes));
  const isLong = rng.below(LONG_GAMES) === 0;
  const steps = isLong ? longGame(rng, corpus) : anyTricks(rng, corpus);
  return [...begin, ...greeting, ...steps, ...tricks.pick(rng, ENDINGS)];
}

function anyTricks(rng: Rng, corpus: Corpus): readonly Step[] {
  const steps: Step[] = [];
  const add = (bytes: Buffer): void => {
    steps.push(...packets(rng, rng.below(3) === 0 ? mutated(rng, bytes) : bytes));
  };
  // Most wait for the banner, as clients do; the others shout at once.
  if (rng.below(4) > 0) steps.push({ type: 'pause', ms: 1 + rng.below(20) });
  if (rng.below(2) === 0) add(tricks.opening(rng, corpus));
  if (rng.below(4) > 0) add(tricks.login(rng));
  for (let left = rng.below(6); left > 0; left -= 1) add(tricks.pick(rng, BAG)(rng, corpus));
  if (rng.below(15) === 0) steps.push(...slowReading(rng));
  return steps;
}
