/**
 * Passwords by argon2id in a thread of libuv's pool, one at a time: a second one would take the other core from the
 * games. How many may wait is bounded.
 */
import { hash, verify } from '@node-rs/argon2';
import { err, ok, type Result } from '../../kernel/result';
import type { Passwords } from '../../ports/passwords';

/** OWASP's figures for argon2id, which is the library's default algorithm: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Gate = <T>(task: () => Promise<T>) => Promise<Result<T, 'busy'>>;

/** One task runs at a time and `room` more wait in order. */
export function createGate(room: number): Gate {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  return async (task) => {
    if (pending > room) return err('busy');
    pending += 1;
    const turn = last.then(task);
    last = turn.then(
      () => (pending -= 1),
      () => (pending -= 1),
    );
    return ok(await turn);
  };
}

/** room: how many passwords may wait. */
export function createPasswords(room: number): Passwords {
  const gate = createGate(room);
  return {
    hash: (password) => gate(() => hash(password.normalize('NFC'), COST)),
    matches: (stored, password) => gate(() => verify(stored, password.normalize('NFC'))),
  };
}
