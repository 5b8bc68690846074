/** Tries are counted for a name and an address together, and for an address: up to the bound, and not one more. */
import { createAttempts } from '../../../src/adapters/memory/attempts';
import { playerIdOf } from '../../../src/match/player';
import type { Attempts } from '../../../src/ports/attempts';
import type { Clock } from '../../../src/ports/clock';

const MINUTE = 60_000;
const HERE = '192.0.2.1';
const ANNA = playerIdOf('Anna');
const BERND = playerIdOf('Bernd');

let now = 0;
let attempts: Attempts;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  const clock: Clock = { now: () => now, after: () => () => undefined };
  attempts = createAttempts({ perName: 2, perAddress: 3, windowMs: 10 * MINUTE }, clock);
});

it('so many for a name from an address, then none until the time is over', () => {
  expect(attempts.begin(ANNA, HERE)).toBe(0);
  expect(attempts.begin(ANNA, HERE)).toBe(0);
  expect(attempts.begin(ANNA, HERE)).toBe(10 * MINUTE);
  now += 10 * MINUTE - 1;
  expect(attempts.begin(ANNA, HERE)).toBe(1);
  now += 1;
  expect(attempts.begin(ANNA, HERE)).toBe(0);
});

it('nobody is kept from a name by what others have tried from elsewhere', () => {
  for (let tries = 0; tries < 5; tries += 1) attempts.begin(ANNA, HERE);
  expect(attempts.begin(ANNA, '192.0.2.2')).toBe(0);
  expect(attempts.begin(BERND, HERE)).toBe(0);
});

it('so many from an address for all names', () => {
  const names = ['Anna', 'Bernd', 'Clara'].map(playerIdOf);
  for (const name of names) expect(attempts.begin(name, HERE)).toBe(0);
  expect(attempts.begin(playerIdOf('Doris'), HERE)).toBe(10 * MINUTE);
  expect(attempts.begin(playerIdOf('Doris'), '192.0.2.2')).toBe(0);
});

it('a network of IPv6 is one address', () => {
  expect(attempts.begin(ANNA, '2001:db8:0:1::1')).toBe(0);
  expect(attempts.begin(ANNA, '2001:db8:0:1:ffff::2')).toBe(0);
  expect(attempts.begin(ANNA, '2001:db8:0:1::3')).toBeGreaterThan(0);
  expect(attempts.begin(ANNA, '2001:db8:0:2::1')).toBe(0);
});

it('a right one clears the name, and counts for the address no more than one taken back', () => {
  for (let round = 0; round < 10; round += 1) {
    expect(attempts.begin(ANNA, HERE)).toBe(0);
    if (round % 2 === 0) attempts.succeeded(ANNA, HERE);
    else attempts.takeBack(ANNA, HERE);
  }
});

it('the peace begins with the first that is too many, and goes on trying makes it no longer', () => {
  attempts.begin(ANNA, HERE);
  attempts.begin(ANNA, HERE);
  now += 4 * MINUTE;
  expect(attempts.begin(ANNA, HERE)).toBe(10 * MINUTE);
  now += 4 * MINUTE;
  expect(attempts.begin(ANNA, HERE)).toBe(6 * MINUTE);
});

it('nobody waits longer than the window when the clock has been set back', () => {
  for (let tries = 0; tries < 3; tries += 1) attempts.begin(ANNA, HERE);
  now -= 60 * MINUTE;
  expect(attempts.begin(ANNA, HERE)).toBe(0);
});

it('a guesser with many addresses does not free any of them before its time', () => {
  for (let tries = 0; tries < 3; tries += 1) attempts.begin(ANNA, HERE);
  for (let other = 0; other < 5000; other += 1) {
    const address = `198.51.${other >> 8}.${other & 255}`;
    for (let tries = 0; tries < 3; tries += 1) attempts.begin(ANNA, address);
  }
  expect(attempts.begin(ANNA, HERE)).toBeGreaterThan(0);
});

it('an address without tries pushes nothing out by the names that it goes on to try', () => {
  for (let tries = 0; tries < 3; tries += 1) attempts.begin(ANNA, '192.0.2.2');
  for (let tries = 0; tries < 20_000; tries += 1) attempts.begin(playerIdOf(`Name${tries}`), HERE);
  expect(attempts.begin(ANNA, '192.0.2.2')).toBeGreaterThan(0);
});

it('it keeps count of so many addresses at most', () => {
  for (let tries = 0; tries < 3; tries += 1) attempts.begin(ANNA, HERE);
  for (let other = 0; other < 10_000; other += 1) attempts.begin(ANNA, `198.51.${other >> 8}.${other & 255}`);
  expect(attempts.begin(ANNA, HERE)).toBe(0);
});
