/** One person stops reading while five others talk 50 MB into the same room. */
import type { Socket } from 'node:net';
import { enter, nameOf, sleep } from './typist';

const TALKERS = 5;
const MEGABYTE = 1024 * 1024;
const LINE = Buffer.from(`sage ${'Viel Gerede. '.repeat(75)}\r\n`);
/** So many lines at once, then the house may catch up. */
const BATCH = 20;

export interface SlowReaderFigures {
  readonly megabytes: number;
  /** How often the one who does not read was put out, and came back. */
  readonly putOut: number;
}

/** A reader who reads nothing; whoever is put out comes back. */
async function readNothing(port: number, goesOn: () => boolean): Promise<number> {
  let putOut = 0;
  while (goesOn()) {
    const reader = await enter(port, nameOf(9000 + putOut), '127.0.4.1');
    await sleep(500);
    reader.pause();
    // A paused socket does not see its end; a write to a closed one does.
    while (goesOn() && !reader.closed) {
      await sleep(500);
      reader.write(Buffer.of(255, 241));
    }
    if (reader.closed) putOut += 1;
    reader.destroy();
  }
  return putOut;
}

async function talk(talker: Socket, bytes: number): Promise<void> {
  const batch = Buffer.concat(Array<Buffer>(BATCH).fill(LINE));
  for (let sent = 0; sent < bytes && !talker.destroyed; sent += batch.length) {
    if (!talker.write(batch)) await new Promise<void>((resolve) => talker.once('drain', resolve));
    await sleep(1);
  }
}

export async function slowReader(port: number, megabytes = 50): Promise<SlowReaderFigures> {
  let talking = true;
  const talkers = await Promise.all(
    Array.from({ length: TALKERS }, (_, n) => enter(port, nameOf(n), `127.0.4.${10 + n}`)),
  );
  const putOut = readNothing(port, () => talking);
  await Promise.all(talkers.map((talker) => talk(talker, (megabytes * MEGABYTE) / TALKERS)));
  talking = false;
  for (const talker of talkers) talker.destroy();
  return { megabytes, putOut: await putOut };
}
