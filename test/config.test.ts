/** Settings: defaults, what is allowed, and one clear line for what is not. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { checkDataDir, readConfig, SETTINGS, type Config } from '../src/config';
import { folderPerTest } from './support/folder';

const folder = folderPerTest();

function read(env: Readonly<Record<string, string>>): Config {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error);
  return config.value;
}

test('without any setting the house is at port 4000, with its data beside it', () => {
  const config = read({});
  expect(config.dataDir).toBe(`${process.cwd()}/daten`);
  expect(config.database).toBe(`${process.cwd()}/daten/spielhaus.db`);
  expect(config).toMatchObject({ idleMs: 3_600_000, loginMs: 180_000, absentMs: 30_000, claimMs: 300_000 });
});

test('settings are taken from the environment, empty ones are not set', () => {
  const config = read({
    PORT: '0',
    HOST: ' ::1 ',
    IDLE_MINUTES: '5',
    LOG_LEVEL: '',
    COMMANDS_PER_SECOND: '7',
  });
  expect(config).toMatchObject({ port: 0, host: '::1', idleMs: 300_000, logLevel: 'info' });
  expect(config.limits.commandsPerSecond).toBe(7);
  expect(read({ TLS_PORT: '4443' }).tls).toMatchObject({ port: 4443 });
  expect(read({ LIMIT_LOOPBACK: 'an' }).limits.loopback).toBe(true);
  expect(read({ PROXIES: '10.0.0.1, fd00::1' }).proxies).toEqual(['10.0.0.1', 'fd00::1']);
  // As the addresses of sockets are spelt, with which they are compared.
  const spelt = read({ PROXIES: '2001:DB8:0::1, ::ffff:10.0.0.1' }).proxies;
  expect(spelt).toEqual(['2001:db8::1', '10.0.0.1']);
});

test('every bound reaches the part that holds it', () => {
  const bounds = {
    CONNECTIONS: '11',
    CONNECTIONS_PER_ADDRESS: '12',
    NEW_PER_ADDRESS_PER_SECOND: '13',
    NAMES_PER_ADDRESS: '14',
    NEW_NAMES_PER_ADDRESS_PER_HOUR: '15',
    LIMIT_LOOPBACK: 'an',
    COMMANDS_PER_SECOND: '16',
    COMMAND_BURST: '17',
    FLOOD_PAUSE_SECONDS: '18',
    LINE_BYTES: '119',
    SUBNEGOTIATION_BYTES: '320',
    OUTPUT_QUEUE_BYTES: '20000',
    LOGIN_SECONDS: '21',
    LOGIN_TRIES: '22',
    LOGIN_TRIES_PER_NAME: '23',
    LOGIN_TRIES_PER_ADDRESS: '24',
    LOGIN_TRIES_MINUTES: '25',
    PASSWORD_QUEUE: '26',
    IDLE_MINUTES: '27',
    UNFINISHED_PER_PERSON: '28',
    WAITING_MATCHES: '29',
  };
  expect(read(bounds)).toMatchObject({
    limits: {
      connections: 11,
      connectionsPerAddress: 12,
      newPerAddressPerSecond: 13,
      loopback: true,
      commandsPerSecond: 16,
      commandBurst: 17,
      floodPauseMs: 18_000,
      lineBytes: 119,
      subnegotiationBytes: 320,
      outputQueueBytes: 20_000,
    },
    names: { perAddress: 14, newPerHour: 15, loopback: true },
    loginMs: 21_000,
    loginTries: 22,
    attempts: { perName: 23, perAddress: 24, windowMs: 25 * 60_000 },
    passwordQueue: 26,
    idleMs: 27 * 60_000,
    unfinishedPerPerson: 28,
    waitingMatches: 29,
  });
});

test.each([
  ['PORT', '65536', '0 bis 65535'],
  ['PORT', '-1', '0 bis 65535'],
  ['PORT', '4e3', '0 bis 65535'],
  ['PORT', '40.5', '0 bis 65535'],
  ['PORT', 'vier', '0 bis 65535'],
  ['IDLE_MINUTES', '0', '1 bis'],
  ['LOG_LEVEL', 'laut', 'debug, info, warn, error, silent'],
  ['PROXIES', '10.0.0.1,hier', 'IP-Adressen'],
  ['LINE_BYTES', '99999999999999999999', '80 bis'],
  ['SUBNEGOTIATION_BYTES', '65537', '256 bis 65536'],
  ['NAMES_PER_ADDRESS', '0', '1 bis'],
  ['NEW_NAMES_PER_ADDRESS_PER_HOUR', 'viele', '1 bis'],
  ['LOGIN_TRIES', '0', '1 bis'],
  ['PASSWORD_QUEUE', '-1', '1 bis'],
])('%s=%s is refused by one line that names setting, value and what is allowed', (name, value, allowed) => {
  const config = readConfig({ [name]: value });
  if (config.ok) throw new Error('accepted');
  expect(config.error.split('\n')).toHaveLength(1);
  expect(config.error).toContain(name);
  expect(config.error).toContain(value);
  expect(config.error).toContain(allowed);
});

test('a value with control characters stays one harmless line', () => {
  const config = readConfig({ LOG_LEVEL: 'a\n\u001b[2J' });
  expect(config.ok ? '' : config.error).not.toMatch(/[\n\u001b]/);
});

test('every default would be accepted if it were set', () => {
  const defaults = Object.entries(SETTINGS).map(([name, { fallback }]) => [name, String(fallback)]);
  expect(read(Object.fromEntries(defaults) as Record<string, string>)).toEqual(read({}));
});

describe('the data folder', () => {
  test('is made when it is missing', () => {
    expect(checkDataDir(folder.path('a/b'))).toEqual({ ok: true, value: null });
    expect(statSync(folder.path('a/b')).isDirectory()).toBe(true);
    expect(checkDataDir(folder.path('a/b'))).toEqual({ ok: true, value: null });
  });

  test('that is a file, or lies below one, is refused by one line that names it', () => {
    writeFileSync(folder.path('file'), '');
    for (const path of [folder.path('file'), folder.path('file/below')]) {
      const checked = checkDataDir(path);
      expect(checked.ok ? '' : checked.error).toContain(`DATA_DIR: "${path}"`);
    }
  });

  test('in which nothing can be written is refused', () => {
    // Holds for every user, root included: nobody can make files there.
    const checked = checkDataDir('/proc/self');
    expect(checked.ok ? '' : checked.error).toContain('DATA_DIR: "/proc/self"');
    mkdirSync(folder.path('good'));
    expect(checkDataDir(folder.path('good')).ok).toBe(true);
  });
});
