/** Passwords by argon2id in the library's threads, two at a time, so that logins cannot starve the games. */
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../ports/passwords';

/** OWASP's figures for argon2id, which is the library's default algorithm: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

/** At most `width` tasks run; the others wait in order. */
function createGate(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

export function createPasswords(): Passwords {
  const gate = createGate(AT_ONCE);
  return {
    hash: (password) => gate(() => hash(password.normalize('NFC'), COST)),
    matches: (stored, password) => gate(() => verify(stored, password.normalize('NFC'))),
  };
}
