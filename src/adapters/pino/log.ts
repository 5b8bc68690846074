/** The log as JSON lines on standard output, written at once, so that the last line before an end is there. */
import pino from 'pino';
import type { Log, LogLevel } from '../../ports/log';

/** Fields that never show their value, should a caller ever give them. */
const SECRETS = ['password', 'passwort', 'word', 'returnWord', 'hash', 'proof', 'secret', 'token'];

/** C1 controls and what turns the direction of writing: JSON leaves them bare, a terminal may obey them. */
const UNSAFE = /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]/g;

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The same JSON without a character that a terminal may obey. */
const inert = (line: string): string => line.replace(UNSAFE, escaped);

function standardOutput(): (line: string) => void {
  const out = pino.destination({ dest: 1, sync: true });
  // Nobody reads any more; the house goes on without a log.
  out.on('error', () => undefined);
  return (line) => out.write(line);
}

/** write: takes one line of JSON with its line end; standard output when left out. */
export function createLog(level: LogLevel, write: (line: string) => void = standardOutput()): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRETS, censor: '***' },
  };
  const logger = pino(options, {
    write: (line: string) => {
      write(inert(line));
    },
  });
  return {
    debug: (fields, message) => {
      logger.debug(fields, message);
    },
    info: (fields, message) => {
      logger.info(fields, message);
    },
    warn: (fields, message) => {
      logger.warn(fields, message);
    },
    error: (fields, message) => {
      logger.error(fields, message);
    },
  };
}
