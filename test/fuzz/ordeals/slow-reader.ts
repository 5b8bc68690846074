/** One person stops reading while five others talk 50 MB into the same room. */
import type { Socket } from 'node:net';
import { enter, nameOf, sleep } from './typist';

const TALKERS = 5;
const MEGABYTE = 1024 * 1024;
const LINE = Buffer.from(`sage ${'Viel Gerede. '.repeat(75)}\r\n`);
export interface SlowReaderFigures {
  /** What the house has taken of the talk. */
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

/** Resolves when the socket takes bytes again, or has ended. */
function roomToWrite(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
    if (socket.closed) done();
  });
}

/** Says one line after the other at the pace; resolves with the bytes that the house has taken. */
async function talk(talker: Socket, bytes: number, linesPerSecond: number): Promise<number> {
  const begin = performance.now();
  const lines = Math.ceil(bytes / LINE.length);
  for (let said = 0; said < lines && !talker.destroyed; said += 1) {
    const wait = begin + (said * 1000) / linesPerSecond - performance.now();
    if (wait > 0) await sleep(wait);
    if (!talker.write(LINE)) await roomToWrite(talker);
  }
  return talker.bytesWritten - talker.writableLength;
}

/** linesPerSecond: of each of the five; Infinity: as fast as the house takes them. */
export async function slowReader(
  port: number,
  linesPerSecond: number,
  megabytes = 50,
): Promise<SlowReaderFigures> {
  let talking = true;
  const talkers = await Promise.all(
    Array.from({ length: TALKERS }, (_, n) => enter(port, nameOf(n), `127.0.4.${10 + n}`)),
  );
  const putOut = readNothing(port, () => talking);
  const share = (megabytes * MEGABYTE) / TALKERS;
  const taken = await Promise.all(talkers.map((talker) => talk(talker, share, linesPerSecond)));
  talking = false;
  for (const talker of talkers) talker.destroy();
  return { megabytes: taken.reduce((sum, bytes) => sum + bytes, 0) / MEGABYTE, putOut: await putOut };
}
