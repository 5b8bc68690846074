/** The log: one line of JSON each, no secrets, nothing that a terminal could obey. */
import { createLog } from '../../../src/adapters/pino/log';
import type { LogLevel } from '../../../src/ports/log';

function logged(level: LogLevel): { readonly log: ReturnType<typeof createLog>; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: createLog(level, (line) => lines.push(line)), lines };
}

test('an entry is one line of JSON with level, time, fields and message', () => {
  const { log, lines } = logged('info');
  log.info({ match: 7, ok: true }, 'match started');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith('\n')).toBe(true);
  const entry = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect(entry).toMatchObject({ level: 'info', match: 7, ok: true, msg: 'match started' });
  expect(Date.parse(String(entry['time']))).not.toBeNaN();
});

test('entries below the level are not written', () => {
  const { log, lines } = logged('warn');
  log.debug({}, 'no');
  log.info({}, 'no');
  log.warn({}, 'yes');
  log.error({ error: 'disk' }, 'yes');
  expect(lines).toHaveLength(2);
  const silent = logged('silent');
  silent.log.error({}, 'no');
  expect(silent.lines).toEqual([]);
});

test.each(['password', 'passwort', 'word', 'returnWord', 'hash', 'proof', 'secret', 'token'])(
  'the field %s never shows its value',
  (field) => {
    const { log, lines } = logged('info');
    log.info({ [field]: 'amsel-birke' }, 'login');
    expect(lines[0]).not.toContain('amsel-birke');
    expect(lines[0]).toContain('***');
  },
);

test('T9 escape codes, C1 controls and turned writing are written as escapes, and read back the same', () => {
  const { log, lines } = logged('info');
  const wild = 'a\u001b[2J\u0007\u0008\u009b31m\u007f\u202eb\u2028c\u2066d\r\nä😀';
  log.info({ said: wild }, wild);
  const line = (lines[0] ?? '').slice(0, -1);
  expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
  expect(JSON.parse(line)).toMatchObject({ said: wild, msg: wild });
  expect(line).toContain('ä😀');
});
