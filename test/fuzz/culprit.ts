/** After harm has come to the house: finds the stream that does it, makes it as short as it will go, and keeps it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attack } from './attack';
import type { HouseUnderFire } from './house-under-fire';
import { makeStream, type Stream } from './stream';

export const STREAMS = join(__dirname, 'streams');

/** Each try starts a house of its own. */
const MOST_TRIES = 40;

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

/** Leaves out one step after the other, as long as the rest still does harm. */
async function shorten(stream: Stream, start: () => Promise<HouseUnderFire>): Promise<Stream> {
  let shortest = stream;
  let tries = 0;
  for (let at = stream.length - 1; at >= 0 && tries < MOST_TRIES; at -= 1) {
    const shorter = shortest.filter((_, index) => index !== at);
    tries += 1;
    if (await hurts(shorter, start)) shortest = shorter;
  }
  return shortest;
}

/** null: none of them does it alone. */
export async function findCulprit(
  candidates: readonly Stream[],
  start: () => Promise<HouseUnderFire>,
): Promise<Stream | null> {
  const house = await start();
  let culprit: Stream | null = null;
  for (const stream of candidates) {
    await attack(house, stream);
    await settle();
    if (!isHurt(house)) continue;
    culprit = stream;
    break;
  }
  await house.stop();
  return culprit === null ? null : shorten(culprit, start);
}

/** Keeps a stream for the tests, under a name that says where it came from. */
export function keep(name: string, stream: Stream, remarks: readonly string[]): string {
  const path = join(STREAMS, `${name}.txt`);
  writeFileSync(path, makeStream(stream, remarks));
  return path;
}
