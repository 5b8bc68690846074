/** The composition root, the only file that knows everything: settings, stores, house, line, and how it all ends. */
import { join } from 'node:path';
import { commands } from '../commands';
import { lexicon } from '../commands/lexicon';
import { LOGIN_WORDS } from '../commands/login-words';
import { catalogues } from '../locales';
import { GUEST_NAMES, RETURN_WORDS } from '../locales/return-words';
import { createPasswords } from './adapters/argon2/passwords';
import { openHostView } from './adapters/metrics/host-view';
import { createLog } from './adapters/pino/log';
import { createAttempts } from './adapters/memory/attempts';
import { openSqliteThread } from './adapters/sqlite/threaded';
import { createSystemClock } from './adapters/system/clock';
import { createSystemEntropy } from './adapters/system/entropy';
import { CertificateError, readCertificate } from './adapters/telnet/certificate';
import { startTelnet, type TelnetServer } from './adapters/telnet/server';
import { DEFAULT_LIMITS, TELNET_DEFAULTS, type Refusal } from './adapters/telnet/telnet-options';
import { createThinker } from './adapters/worker/thinker';
import { createInterpreter } from './command/interpreter';
import { checkDataDir, readConfig, type Config } from './config';
import type { Log } from './ports/log';
import type { Metrics } from './ports/metrics';
import { transliterate } from './render/transliterate';
import { censusOf } from './runtime/census';
import { openHouse, type OpenHouse } from './runtime/open-house';
import {
  explainCertificate,
  explainFault,
  explainMetricsFault,
  explainPortFault,
  explainUnreadable,
} from './start-faults';

/** Within this time everything must be said, stored and closed; the host's supervisor would kill us later anyway. */
const STOP_MS = 4_500;
/** So long the lines may take to read their goodbye and to close; nobody who does not is waited for. */
const GOODBYE_MS = 3_000;

/** Ends the start: one clear line for the host, and exit code 1. */
function giveUp(line: string): never {
  // What the system says may have lines of its own.
  process.stderr.write(`${line.replaceAll(/\s+/gu, ' ').trim()}\n`);
  process.exit(1);
}

const REFUSALS = {
  houseFull: 'refusal-house-full',
  addressFull: 'refusal-address-full',
  addressTooFast: 'refusal-too-fast',
} as const satisfies Record<Refusal, string>;

const refusalText = (reason: Refusal): string =>
  transliterate(catalogues.de.say({ code: REFUSALS[reason] }), 'ascii');

function serve(config: Config, opened: OpenHouse, log: Log, metrics: Metrics): Promise<TelnetServer> {
  const clock = createSystemClock();
  const startedAt = clock.now();
  const { tls } = config;
  const options = {
    ...TELNET_DEFAULTS,
    port: config.port,
    host: config.host,
    limits: { ...DEFAULT_LIMITS, ...config.limits },
    limitLoopback: config.limits.loopback,
    proxies: config.proxies,
    tls:
      tls === null
        ? null
        : {
            port: tls.port,
            material: () => readCertificate(tls),
          },
    refusalText,
    refused: (reason: Refusal) => metrics.connectionRefused(reason),
    mssp: () => ({
      NAME: 'Spielhaus',
      PLAYERS: opened.house.lines.size,
      UPTIME: Math.floor(startedAt / 1000),
      CODEBASE: 'Spielhaus',
      FAMILY: 'Custom',
      GAMEPLAY: 'Strategy',
      CHARSET: 'UTF-8',
      LANGUAGE: 'German',
      PORT: tls === null ? config.port : [config.port, tls.port],
      ...(tls === null ? {} : { TLS: tls.port }),
      ANSI: 1,
      'UTF-8': 1,
      GMCP: 1,
      'XTERM 256 COLORS': 1,
      'XTERM TRUE COLORS': 1,
    }),
  };
  return startTelnet(options, opened.door.open, clock, log);
}

/**
 * Heeds SIGHUP from now on, which ends a process that does not. The result takes what is to be done then; if the signal
 * has come before, it is done at once.
 */
function heedHangup(): (act: () => void) => void {
  let asked = false;
  let act = (): void => {
    asked = true;
  };
  process.on('SIGHUP', () => act());
  return (then) => {
    act = then;
    if (asked) then();
  };
}

function reloadCertificate(telnet: TelnetServer, log: Log): void {
  if (telnet.tlsPort === null) {
    log.info({}, 'no certificate to reload');
    return;
  }
  try {
    telnet.reloadCertificate();
    log.info({}, 'certificate reloaded');
  } catch (error) {
    const file = error instanceof CertificateError ? error.path : null;
    log.error({ error: String(error), file }, 'certificate not reloaded');
  }
}

async function main(): Promise<void> {
  const whenHungUp = heedHangup();
  const config = readConfig(process.env);
  if (!config.ok) return giveUp(config.error);
  const dataDir = checkDataDir(config.value.dataDir);
  if (!dataDir.ok) return giveUp(dataDir.error);
  const log = createLog(config.value.logLevel);
  const host = await openHostView(config.value.metrics).catch((error: unknown) =>
    giveUp(explainMetricsFault(config.value, error)),
  );
  const { metrics } = host;
  const failed = (error: unknown): void => {
    log.error({ error: String(error) }, 'store failed');
    metrics.storeFailed();
  };
  const endBecause =
    (what: string) =>
    (error: Error): never => {
      log.error({ error: error.stack ?? error.message }, what);
      process.exit(1);
    };
  const stores = await openSqliteThread(config.value.database, {
    failed,
    committed: (ms, writes) => metrics.storeCommitted(ms, writes),
    died: endBecause('store lost'),
  });
  if (!stores.ok) return giveUp(explainFault(config.value.database, stores.error));

  const clock = createSystemClock();
  const thinker = createThinker(join(config.value.dataDir, 'endspiel'), log);
  const opened = await openHouse(
    {
      store: stores.value.events,
      accounts: stores.value.accounts,
      clock,
      entropy: createSystemEntropy(),
      thinker,
      passwords: createPasswords(config.value.passwordQueue),
      attempts: createAttempts(config.value.attempts, clock),
      log,
      metrics,
      stewardLog: stores.value.stewardLog,
      // As if the host had sent it: one way out for all.
      shutDown: () => process.emit('SIGTERM', 'SIGTERM'),
    },
    {
      interpreter: createInterpreter(commands, lexicon),
      loginWords: LOGIN_WORDS,
      catalogues,
      returnWords: RETURN_WORDS,
      guestNames: GUEST_NAMES,
    },
    config.value,
  ).catch((error: unknown) => giveUp(explainUnreadable(config.value.database, error)));
  const telnet = await serve(config.value, opened, log, metrics).catch((error: unknown) =>
    giveUp(
      error instanceof CertificateError ? explainCertificate(error) : explainPortFault(config.value, error),
    ),
  );
  host.watch(() => censusOf(opened.house));
  host.enter('ready');
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    host.enter('stopping');
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    opened.door.close();
    const patience = new Promise<void>((resolve) => setTimeout(resolve, GOODBYE_MS));
    void Promise.race([telnet.close().then(() => opened.door.idle()), patience])
      .then(() => stores.value.close())
      .then(() => {
        log.info({}, 'stopped');
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  whenHungUp(() => reloadCertificate(telnet, log));
  process.on('uncaughtException', endBecause('uncaught exception'));
  // Said last: whoever reads it may send a signal at once.
  log.info(
    {
      port: telnet.port,
      tlsPort: telnet.tlsPort,
      metricsPort: host.port,
      restored: opened.house.hall.tables.size,
    },
    'listening',
  );
}

void main();
