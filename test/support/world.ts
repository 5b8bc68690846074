/** The whole server in memory: real house, memory stores, a clock that the test turns, chance from a seed. */
import { commands, lexicon } from '../../commands';
import { LOGIN_WORDS } from '../../commands/login-words';
import { catalogues } from '../../locales';
import { GUEST_NAMES, RETURN_WORDS } from '../../locales/return-words';
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { createMemoryEventStore } from '../../src/adapters/memory/event-store';
import { createAttempts } from '../../src/adapters/rate-limiter/attempts';
import { createInterpreter } from '../../src/command/interpreter';
import { createRng } from '../../src/kernel/rng';
import type { Accounts } from '../../src/ports/accounts';
import type { EventStore } from '../../src/ports/event-store';
import type { ClientTraits } from '../../src/ports/connection';
import type { Passwords } from '../../src/ports/passwords';
import type { LogFields } from '../../src/ports/log';
import { openHouse, type OpenHouse } from '../../src/runtime/open-house';
import { createFakeClock, type FakeClock } from './fake-clock';
import { MemoryClient, settle } from './memory-client';
import { createPlainThinker } from './plain-thinker';

export interface Logged {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly fields: LogFields;
  readonly message: string;
}

export interface World {
  readonly opened: OpenHouse;
  readonly clock: FakeClock;
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly logged: readonly Logged[];
  connect(traits?: Partial<ClientTraits>, address?: string): Promise<MemoryClient>;
  /** Connects and logs in under a free name; what is shown by then is read away. */
  enters(name: string, traits?: Partial<ClientTraits>): Promise<MemoryClient>;
  /** Turns the hands of the clock and waits until the house has nothing more to do. */
  passes(ms: number): Promise<void>;
}

export interface WorldOptions {
  readonly rngSeed?: number;
  readonly store?: EventStore;
  readonly accounts?: Accounts;
}

const MINUTE = 60_000;

/** No hashing in memory: its tests are about what is asked and answered. */
const passwords: Passwords = {
  hash: (password) => Promise.resolve(`hash of ${password}`),
  matches: (hash, password) => Promise.resolve(hash === `hash of ${password}`),
};

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const clock = createFakeClock();
  const store = options.store ?? createMemoryEventStore();
  const accounts = options.accounts ?? createMemoryAccounts();
  const logged: Logged[] = [];
  const logAt = (level: Logged['level']) => (fields: LogFields, message: string) => {
    logged.push({ level, fields, message });
  };
  const log = { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') };
  const opened = await openHouse(
    {
      store,
      accounts,
      clock,
      entropy: createRng(options.rngSeed ?? 1),
      passwords,
      thinker: createPlainThinker(),
      attempts: createAttempts(),
      log,
    },
    {
      interpreter: createInterpreter(commands, lexicon),
      loginWords: LOGIN_WORDS,
      catalogues,
      returnWords: RETURN_WORDS,
      guestNames: GUEST_NAMES,
    },
    { loginMs: 3 * MINUTE, idleMs: 60 * MINUTE, absentMs: MINUTE / 2, claimMs: 5 * MINUTE },
  );
  let lines = 0;
  const connect = async (traits: Partial<ClientTraits> = {}, address?: string): Promise<MemoryClient> => {
    lines += 1;
    const client = new MemoryClient(`line-${lines}`, traits, opened.door.open, address);
    await settle();
    return client;
  };
  return {
    opened,
    clock,
    store,
    accounts,
    logged,
    connect,
    enters: async (name, traits) => {
      const client = await connect(traits);
      await client.types(name);
      client.reads();
      return client;
    },
    passes: async (ms) => {
      clock.advance(ms);
      await settle();
    },
  };
}
