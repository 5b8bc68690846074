/** The whole server in memory: real house, memory stores, a clock that the test turns, chance from a seed. */
import { commands, lexicon } from '../../../commands';
import { LOGIN_WORDS } from '../../../commands/login-words';
import { catalogues } from '../../../locales';
import { GUEST_NAMES, RETURN_WORDS } from '../../../locales/return-words';
import { createMemoryAccounts } from '../../adapters/memory/accounts';
import { createMemoryStewardLog } from '../../adapters/memory/steward-log';
import { createMemoryEventStore } from '../../adapters/memory/event-store';
import { createAttempts } from '../../adapters/memory/attempts';
import { createInterpreter } from '../../command/interpreter';
import { ok } from '../../kernel/result';
import { createRng } from '../../kernel/rng';
import type { Accounts } from '../../ports/accounts';
import type { Attempts } from '../../ports/attempts';
import type { EventStore } from '../../ports/event-store';
import type { ClientTraits } from '../../ports/connection';
import type { Thinker } from '../../ports/thinker';
import type { Passwords } from '../../ports/passwords';
import type { LogFields } from '../../ports/log';
import type { StewardLog } from '../../ports/steward-log';
import { NO_METRICS, type Metrics } from '../../ports/metrics';
import type { HouseOptions } from '../../runtime/house';
import { openHouse, type OpenHouse } from '../../runtime/open-house';
import { createFakeClock, type FakeClock } from '../../adapters/memory/clock';
import { MemoryClient, settle } from '../../adapters/memory/connection';
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
  /** A clock that goes on from an earlier world, as the stores do. */
  readonly clock?: FakeClock;
  readonly store?: EventStore;
  readonly accounts?: Accounts;
  readonly metrics?: Metrics;
  readonly stewardLog?: StewardLog;
  readonly shutDown?: () => void;
  readonly passwords?: Passwords;
  readonly attempts?: Attempts;
  readonly thinker?: Thinker;
  readonly house?: Partial<HouseOptions>;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const ATTEMPT_LIMITS = { perName: 5, perAddress: 40, windowMs: 15 * MINUTE };

/** No hashing in memory: its tests are about what is asked and answered. */
const passwords: Passwords = {
  hash: (password) => Promise.resolve(ok(`hash of ${password}`)),
  matches: (hash, password) => Promise.resolve(ok(hash === `hash of ${password}`)),
};

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const clock = options.clock ?? createFakeClock();
  const memory = createMemoryEventStore();
  const store = options.store ?? memory;
  const accounts = options.accounts ?? createMemoryAccounts((id) => memory.disown(id));
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
      passwords: options.passwords ?? passwords,
      thinker: options.thinker ?? createPlainThinker(),
      attempts: options.attempts ?? createAttempts(ATTEMPT_LIMITS, clock),
      log,
      metrics: options.metrics ?? NO_METRICS,
      stewardLog: options.stewardLog ?? createMemoryStewardLog(),
      shutDown: options.shutDown ?? (() => undefined),
    },
    {
      interpreter: createInterpreter(commands, lexicon),
      loginWords: LOGIN_WORDS,
      catalogues,
      returnWords: RETURN_WORDS,
      guestNames: GUEST_NAMES,
    },
    {
      names: { perAddress: 15, newPerHour: 60, loopback: false },
      loginTries: 10,
      loginMs: 3 * MINUTE,
      idleMs: 60 * MINUTE,
      absentMs: MINUTE / 2,
      claimMs: 5 * MINUTE,
      guestMs: 30 * DAY,
      unfinishedPerPerson: 20,
      waitingMatches: 5000,
      ...options.house,
    },
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
