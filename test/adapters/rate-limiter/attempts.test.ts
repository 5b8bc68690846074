/** Tries are counted for a name and an address together, and for an address: up to the bound, and not one more. */
import { createAttempts } from '../../../src/adapters/rate-limiter/attempts';
import { playerIdOf } from '../../../src/match/player';
import type { Attempts } from '../../../src/ports/attempts';

const MINUTE = 60_000;
const HERE = '192.0.2.1';
const ANNA = playerIdOf('Anna');
const BERND = playerIdOf('Bernd');

let attempts: Attempts;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  attempts = createAttempts({ perName: 2, perAddress: 3, windowMs: 10 * MINUTE });
});
afterEach(() => jest.useRealTimers());

it('so many for a name from an address, then none until the time is over', async () => {
  expect(await attempts.begin(ANNA, HERE)).toBe(0);
  expect(await attempts.begin(ANNA, HERE)).toBe(0);
  expect(await attempts.begin(ANNA, HERE)).toBe(10 * MINUTE);
  jest.advanceTimersByTime(10 * MINUTE - 1);
  expect(await attempts.begin(ANNA, HERE)).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await attempts.begin(ANNA, HERE)).toBe(0);
});

it('nobody is kept from a name by what others have tried from elsewhere', async () => {
  for (let tries = 0; tries < 5; tries += 1) await attempts.begin(ANNA, HERE);
  expect(await attempts.begin(ANNA, '192.0.2.2')).toBe(0);
  expect(await attempts.begin(BERND, HERE)).toBe(0);
});

it('so many from an address for all names', async () => {
  const names = ['Anna', 'Bernd', 'Clara'].map(playerIdOf);
  for (const name of names) expect(await attempts.begin(name, HERE)).toBe(0);
  expect(await attempts.begin(playerIdOf('Doris'), HERE)).toBe(10 * MINUTE);
  expect(await attempts.begin(playerIdOf('Doris'), '192.0.2.2')).toBe(0);
});

it('a network of IPv6 is one address', async () => {
  expect(await attempts.begin(ANNA, '2001:db8:0:1::1')).toBe(0);
  expect(await attempts.begin(ANNA, '2001:db8:0:1:ffff::2')).toBe(0);
  expect(await attempts.begin(ANNA, '2001:db8:0:1::3')).toBeGreaterThan(0);
  expect(await attempts.begin(ANNA, '2001:db8:0:2::1')).toBe(0);
});

it('of many at the same time no more are let through', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => attempts.begin(ANNA, HERE)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
});

it('a right one clears the name, and counts for the address no more than one taken back', async () => {
  for (let round = 0; round < 10; round += 1) {
    expect(await attempts.begin(ANNA, HERE)).toBe(0);
    await (round % 2 === 0 ? attempts.succeeded(ANNA, HERE) : attempts.takeBack(ANNA, HERE));
  }
});

it('an address without tries leaves no trace of the names that it goes on to try', async () => {
  for (let tries = 0; tries < 3; tries += 1) await attempts.begin(playerIdOf(`Name${tries}`), HERE);
  await attempts.begin(ANNA, HERE);
  const kept = jest.getTimerCount();
  for (let tries = 0; tries < 50; tries += 1) await attempts.begin(playerIdOf(`Andere${tries}`), HERE);
  expect(jest.getTimerCount()).toBe(kept);
});
