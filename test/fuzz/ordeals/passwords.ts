/** Twenty addresses guess passwords of owned names, a hundred a second in all. */
import type { Socket } from 'node:net';
import { ended, enter, nameOf, sleep } from './typist';

const ADDRESSES = 20;
const OWNED = 40;
const PER_SECOND = 100;

export interface GuessFigures {
  readonly guesses: number;
  /** Answers that say the guess was wrong; the others were turned away unchecked. */
  readonly checked: number;
}

/** Makes a name one's own, as a person does. */
async function own(port: number, name: string, from: string): Promise<void> {
  const socket = await enter(port, name, from);
  await sleep(50);
  for (const line of ['passwort', 'nur ich weiss es', 'nur ich weiss es', 'ende'])
    socket.write(`${line}\r\n`);
  await ended(socket);
}

const countIn = (text: string, part: string): number => text.split(part).length - 1;

/** One address: a connection that asks for one name after the other and guesses once each. */
async function guess(port: number, n: number, goesOn: () => boolean): Promise<GuessFigures> {
  const from = `127.0.2.${1 + n}`;
  let socket: Socket | null = null;
  let guesses = 0;
  let checked = 0;
  while (goesOn()) {
    if (socket === null || socket.closed) {
      socket = await enter(port, '', from);
      socket.on('data', (chunk: Buffer) => (checked += countIn(chunk.toString('latin1'), 'stimmt nicht')));
    }
    // An empty line gives up the name that was asked for before.
    socket.write(`\r\n${nameOf(5000 + ((guesses + n * 7) % OWNED))}\r\nfalsch ${guesses}\r\n`);
    guesses += 1;
    await sleep((1000 * ADDRESSES) / PER_SECOND);
  }
  socket?.destroy();
  return { guesses, checked };
}

/** Makes the names that will be guessed at. */
export async function prepareNames(port: number): Promise<void> {
  for (let n = 0; n < OWNED; n += 1) await own(port, nameOf(5000 + n), `127.0.3.${1 + n}`);
}

export async function guessPasswords(port: number, seconds: number): Promise<GuessFigures> {
  const until = Date.now() + seconds * 1000;
  const each = await Promise.all(
    Array.from({ length: ADDRESSES }, (_, n) => guess(port, n, () => Date.now() < until)),
  );
  return {
    guesses: each.reduce((sum, { guesses }) => sum + guesses, 0),
    checked: each.reduce((sum, { checked }) => sum + checked, 0),
  };
}
