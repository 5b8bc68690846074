/** Passwords are hashed one at a time, and no more wait than there is room for. */
import { createGate, createPasswords } from '../../../src/adapters/argon2/passwords';

/** A task that ends when told to, and notes when it begins. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
    });
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, task, end };
}

describe('the gate', () => {
  it('lets one task run at a time, in order', async () => {
    const { begun, task, end } = tasks();
    const gate = createGate(2);
    const all = Promise.all(['a', 'b', 'c'].map((name) => gate(task(name))));
    await end('');
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('c');
    expect(await all).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })));
  });

  it('has room for so many that wait, and never runs one more', async () => {
    const { begun, task, end } = tasks();
    const gate = createGate(2);
    const waiting = ['a', 'b', 'c'].map((name) => gate(task(name)));
    expect(await gate(task('d'))).toEqual({ ok: false, error: 'busy' });
    await end('a');
    const later = gate(task('e'));
    expect(await gate(task('f'))).toEqual({ ok: false, error: 'busy' });
    for (const name of ['b', 'c', 'e']) await end(name);
    await Promise.all([...waiting, later]);
    expect(begun).toEqual(['a', 'b', 'c', 'e']);
  });

  it('goes on after a task that failed', async () => {
    const { task, end } = tasks();
    const gate = createGate(1);
    const failing = gate(task('a'));
    const next = gate(task('b'));
    const failed = expect(failing).rejects.toThrow('broken');
    await end('');
    await end('a', new Error('broken'));
    await failed;
    await end('b');
    expect(await next).toEqual({ ok: true, value: 'b' });
  });
});

it('a password matches its hash, however its letters are composed, and no other does', async () => {
  const passwords = createPasswords(4);
  const hash = await passwords.hash('geheimes Wörtchen');
  if (!hash.ok) throw new Error('busy');
  expect(hash.value).toMatch(/^\$argon2id\$/);
  expect(await passwords.matches(hash.value, 'geheimes Wo\u0308rtchen')).toEqual({ ok: true, value: true });
  expect(await passwords.matches(hash.value, 'geheimes Wortchen')).toEqual({ ok: true, value: false });
});
