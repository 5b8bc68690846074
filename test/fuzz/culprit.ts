/** After harm has come to the house: finds the stream that does it, makes it as short as it will go, and keeps it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attack } from './attack';
import type { HouseUnderFire } from './house-under-fire';
import { makeStream, type Stream } from './stream';

export const STREAMS = join(__dirname, 'streams');

/** Each try starts a house of its own. */
const MOST_TRIES = 80;

export const isHurt = (house: HouseUnderFire): boolean => !house.alive() || house.faults.length > 0;

/** What a stream sets going is done, or has failed, by then. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

async function hurts(stream: Stream, start: () => Promise<HouseUnderFire>): Promise<boolean> {
  const house = await start();
  await attack(house, stream);
  await settle();
  const hurt = isHurt(house);
  await house.stop();
  return hurt;
}

/** Leaves out what it can, as long as the rest still does harm: first large parts, from the end, then single steps. */
export async function shorten(
  stream: Stream,
  isHarmful: (stream: Stream) => Promise<boolean>,
): Promise<Stream> {
  let shortest = stream;
  let tries = 0;
  for (let size = Math.ceil(stream.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = shortest.length; end > 0 && tries < MOST_TRIES; end -= size) {
      const from = Math.max(0, end - size);
      const shorter = shortest.filter((_, index) => index < from || index >= end);
      tries += 1;
      if (await isHarmful(shorter)) shortest = shorter;
    }
  }
  return shortest;
}

/** A stream, and the address that it came from; limits hold for each address. */
export interface Candidate {
  readonly stream: Stream;
  readonly from: string;
}

/** null: none of them does it alone. */
export async function findCulprit(
  candidates: readonly Candidate[],
  start: () => Promise<HouseUnderFire>,
): Promise<Stream | null> {
  const house = await start();
  let culprit: Stream | null = null;
  for (const { stream, from } of candidates) {
    await attack({ ...house, from }, stream);
    await settle();
    if (!isHurt(house)) continue;
    culprit = stream;
    break;
  }
  await house.stop();
  return culprit === null ? null : shorten(culprit, (stream) => hurts(stream, start));
}

/** Keeps a stream for the tests, under a name that says where it came from. */
export function keep(name: string, stream: Stream, remarks: readonly string[]): string {
  const path = join(STREAMS, `${name}.txt`);
  writeFileSync(path, makeStream(stream, remarks));
  return path;
}
