/**
 * What the host may set: environment -> Config, read once at the start. A wrong value is one line for the host that
 * names the setting, the value and what is allowed.
 */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { canonicalAddress } from './kernel/network';
import { err, ok, type Result } from './kernel/result';
import { LOG_LEVELS, type LogLevel } from './ports/log';

/** One setting: how it is read, what it is when not set, and what the host is told is allowed. */
interface Setting<T> {
  readonly schema: z.ZodType<T, string>;
  readonly fallback: T;
  readonly allowed: string;
}

function whole(fallback: number, min: number, max: number): Setting<number> {
  const schema = z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
  return { schema, fallback, allowed: `eine ganze Zahl von ${min} bis ${max}` };
}

function text(fallback: string, allowed: string): Setting<string> {
  return { schema: z.string().min(1).max(1000), fallback, allowed };
}

const logLevel: Setting<LogLevel> = {
  schema: z.enum(LOG_LEVELS),
  fallback: 'info',
  allowed: LOG_LEVELS.join(', '),
};

const onOff: Setting<'an' | 'aus'> = {
  schema: z.enum(['an', 'aus']),
  fallback: 'aus',
  allowed: 'an oder aus',
};

const addresses: Setting<readonly string[]> = {
  schema: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()]).transform(canonicalAddress))),
  fallback: [],
  allowed: 'IP-Adressen, durch Kommas getrennt',
};

const KIB = 1024;

/** Every setting with its default. The order is that of the documentation. */
export const SETTINGS = {
  /** The port people connect to; 0 takes any free one. */
  PORT: whole(4000, 0, 65535),
  HOST: text('0.0.0.0', 'eine Adresse dieses Rechners'),
  /** The folder that holds the database; made if it is missing. */
  DATA_DIR: text('./daten', 'ein Ordner'),
  LOG_LEVEL: logLevel,
  /** Health and figures for the host over HTTP; 0: none. Only this machine may ask, unless METRICS_HOST is set. */
  METRICS_PORT: whole(0, 0, 65535),
  METRICS_HOST: text('127.0.0.1', 'eine Adresse dieses Rechners'),
  /** A second port with TLS; 0: none. Needs TLS_CERT and TLS_KEY, files in PEM. */
  TLS_PORT: whole(0, 0, 65535),
  TLS_CERT: text('./daten/tls/cert.pem', 'eine PEM-Datei'),
  TLS_KEY: text('./daten/tls/key.pem', 'eine PEM-Datei'),
  /** Proxies that say by a PROXY header whom they speak for, and are believed. */
  PROXIES: addresses,
  /** People connected at the same time, in all and from one address. */
  CONNECTIONS: whole(900, 1, 100_000),
  CONNECTIONS_PER_ADDRESS: whole(20, 1, 100_000),
  NEW_PER_ADDRESS_PER_SECOND: whole(5, 1, 10_000),
  /** Names that one address may have in the house at once, and new ones that it may make in an hour. */
  NAMES_PER_ADDRESS: whole(15, 1, 100_000),
  NEW_NAMES_PER_ADDRESS_PER_HOUR: whole(60, 1, 1_000_000),
  /** Whether the limits per address hold for this machine's own addresses, too. */
  LIMIT_LOOPBACK: onOff,
  /** Lines a person may type: on average a second, at once, and how long the house is deaf after too many. */
  COMMANDS_PER_SECOND: whole(20, 1, 10_000),
  COMMAND_BURST: whole(40, 1, 100_000),
  FLOOD_PAUSE_SECONDS: whole(5, 1, 3600),
  /** Bytes of one typed line, of what a client says within an option, and what may wait for who does not read. */
  LINE_BYTES: whole(KIB, 80, 64 * KIB),
  SUBNEGOTIATION_BYTES: whole(16 * KIB, 256, 64 * KIB),
  OUTPUT_QUEUE_BYTES: whole(256 * KIB, 16 * KIB, 64 * KIB * KIB),
  /** Who does not log in, or types nothing for so long, is seen off. */
  LOGIN_SECONDS: whole(180, 5, 86_400),
  /** Wrong passwords and return words: on one connection, then by one address for one name and for all, in so long. */
  LOGIN_TRIES: whole(10, 1, 10_000),
  LOGIN_TRIES_PER_NAME: whole(5, 1, 10_000),
  LOGIN_TRIES_PER_ADDRESS: whole(40, 1, 100_000),
  LOGIN_TRIES_MINUTES: whole(15, 1, 1440),
  /** Passwords that may wait to be checked; one is at a time. */
  PASSWORD_QUEUE: whole(64, 1, 10_000),
  IDLE_MINUTES: whole(60, 1, 100_000),
  /** How long the one who stays waits before wait, adjourn or claim is offered, and before claiming is allowed. */
  ABSENT_SECONDS: whole(30, 0, 86_400),
  CLAIM_MINUTES: whole(5, 0, 10_000),
  /** Matches of guests who were not seen for so long are called off, and their names are free again. */
  GUEST_DAYS: whole(30, 1, 10_000),
  /** Matches that one person may have begun and not ended. */
  UNFINISHED_PER_PERSON: whole(20, 1, 10_000),
  /** Matches that may wait while nobody of them is in the house; of more, guests' least played ones are called off. */
  WAITING_MATCHES: whole(5000, 0, 1_000_000),
} as const;

type Settings = typeof SETTINGS;
type Read = { readonly [Name in keyof Settings]: Settings[Name] extends Setting<infer T> ? T : never };

/** Times in milliseconds, sizes in bytes, dataDir absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The database in that folder. */
  readonly database: string;
  readonly logLevel: LogLevel;
  readonly metrics: { readonly port: number; readonly host: string } | null;
  readonly tls: { readonly port: number; readonly cert: string; readonly key: string } | null;
  readonly proxies: readonly string[];
  readonly limits: {
    readonly connections: number;
    readonly connectionsPerAddress: number;
    readonly newPerAddressPerSecond: number;
    readonly loopback: boolean;
    readonly commandsPerSecond: number;
    readonly commandBurst: number;
    readonly floodPauseMs: number;
    readonly lineBytes: number;
    readonly subnegotiationBytes: number;
    readonly outputQueueBytes: number;
  };
  readonly names: { readonly perAddress: number; readonly newPerHour: number; readonly loopback: boolean };
  readonly loginTries: number;
  readonly attempts: { readonly perName: number; readonly perAddress: number; readonly windowMs: number };
  readonly passwordQueue: number;
  readonly loginMs: number;
  readonly idleMs: number;
  readonly absentMs: number;
  readonly claimMs: number;
  readonly guestMs: number;
  readonly unfinishedPerPerson: number;
  readonly waitingMatches: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const configOf = (read: Read): Config => ({
  port: read.PORT,
  host: read.HOST,
  dataDir: resolve(read.DATA_DIR),
  database: resolve(read.DATA_DIR, 'spielhaus.db'),
  logLevel: read.LOG_LEVEL,
  metrics: read.METRICS_PORT === 0 ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
  tls: read.TLS_PORT === 0 ? null : { port: read.TLS_PORT, cert: read.TLS_CERT, key: read.TLS_KEY },
  proxies: read.PROXIES,
  limits: {
    connections: read.CONNECTIONS,
    connectionsPerAddress: read.CONNECTIONS_PER_ADDRESS,
    newPerAddressPerSecond: read.NEW_PER_ADDRESS_PER_SECOND,
    loopback: read.LIMIT_LOOPBACK === 'an',
    commandsPerSecond: read.COMMANDS_PER_SECOND,
    commandBurst: read.COMMAND_BURST,
    floodPauseMs: read.FLOOD_PAUSE_SECONDS * SECOND,
    lineBytes: read.LINE_BYTES,
    subnegotiationBytes: read.SUBNEGOTIATION_BYTES,
    outputQueueBytes: read.OUTPUT_QUEUE_BYTES,
  },
  names: {
    perAddress: read.NAMES_PER_ADDRESS,
    newPerHour: read.NEW_NAMES_PER_ADDRESS_PER_HOUR,
    loopback: read.LIMIT_LOOPBACK === 'an',
  },
  loginTries: read.LOGIN_TRIES,
  attempts: {
    perName: read.LOGIN_TRIES_PER_NAME,
    perAddress: read.LOGIN_TRIES_PER_ADDRESS,
    windowMs: read.LOGIN_TRIES_MINUTES * MINUTE,
  },
  passwordQueue: read.PASSWORD_QUEUE,
  loginMs: read.LOGIN_SECONDS * SECOND,
  idleMs: read.IDLE_MINUTES * MINUTE,
  absentMs: read.ABSENT_SECONDS * SECOND,
  claimMs: read.CLAIM_MINUTES * MINUTE,
  guestMs: read.GUEST_DAYS * DAY,
  unfinishedPerPerson: read.UNFINISHED_PER_PERSON,
  waitingMatches: read.WAITING_MATCHES,
});

/** What is not set, or set to nothing, has its default. The error is the line for the host. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const read: Record<string, unknown> = {};
  for (const [name, { schema, fallback, allowed }] of Object.entries(SETTINGS)) {
    const value = env[name]?.trim() ?? '';
    const parsed = value === '' ? { success: true, data: fallback } : schema.safeParse(value);
    if (!parsed.success) {
      return err(
        `Einstellung ${name}: ${JSON.stringify(value.slice(0, 200))} geht nicht, erlaubt ist ${allowed}.`,
      );
    }
    read[name] = parsed.data;
  }
  return ok(configOf(read as Read));
}

/** Level by level: Node 20 never comes back from a recursive mkdir below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Makes the data folder if it is missing, and says whether the house can keep its database there. */
export function checkDataDir(dataDir: string): Result<null, string> {
  const refuse = (reason: string): Result<null, string> =>
    err(`Einstellung DATA_DIR: ${JSON.stringify(dataDir)} geht nicht, ${reason}.`);
  try {
    makeFolder(dataDir);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unbekannt';
    return refuse(
      code === 'EEXIST' ? 'das ist kein Ordner' : `der Ordner lässt sich nicht anlegen (${code})`,
    );
  }
  if (!statSync(dataDir).isDirectory()) return refuse('das ist kein Ordner');
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return refuse('in diesen Ordner darf das Spielhaus nicht schreiben');
  }
  return ok(null);
}
