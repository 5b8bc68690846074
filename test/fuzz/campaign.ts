/** A campaign: so many hostile connections at once, one after the other by rngSeed, until told to stop. */
import { createRng } from '../../src/kernel/rng';
import { attack, type Outcome } from './attack';
import type { Corpus } from './corpus';
import { generateStream } from './generate';
import type { Target } from './hostile-line';

export interface CampaignSettings {
  readonly target: Target;
  readonly corpus: Corpus;
  /** The first connection's; each one after it has the next. */
  readonly rngSeed: number;
  readonly connections: number;
  readonly atOnce: number;
  /** Connections begun a second at most; as many as the house can take when left out. */
  readonly perSecond?: number;
  /** They come from so many addresses; from a great many when left out. */
  readonly addresses?: number;
  /** Asked before each connection. */
  readonly goesOn: () => boolean;
  /** Told after each connection how many have ended. */
  readonly ended?: (count: number) => void;
}

export interface Tally {
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** rngSeeds of connections that the house did not let go of. */
  readonly stuck: readonly number[];
  /** rngSeeds of the last connections, latest last: where to look when the house has come to harm. */
  readonly latest: readonly number[];
}

/** Rather more than are ever at once. */
const REMEMBERED = 400;

const MANY_ADDRESSES = 62_500;

/** Any of many addresses, so that limits per address do not shelter the house from all but a few. */
export function addressFor(rngSeed: number, addresses = MANY_ADDRESSES): string {
  const n = createRng(rngSeed).below(addresses);
  return `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`;
}

export async function campaign(settings: CampaignSettings): Promise<Tally> {
  const { target, corpus, rngSeed, connections, atOnce, perSecond = Infinity, goesOn, ended } = settings;
  const begin = performance.now();
  const outcomes: Record<Outcome, number> = { ended: 0, stuck: 0, refused: 0 };
  const stuck: number[] = [];
  const latest: number[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < connections && goesOn()) {
      const seed = rngSeed + next;
      const wait = begin + (next * 1000) / perSecond - performance.now();
      next += 1;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      latest.push(seed);
      if (latest.length > REMEMBERED) latest.shift();
      const outcome = await attack(
        { ...target, from: addressFor(seed, settings.addresses) },
        generateStream(seed, corpus),
      );
      outcomes[outcome] += 1;
      if (outcome === 'stuck') stuck.push(seed);
      done += 1;
      ended?.(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { outcomes, stuck, latest };
}
