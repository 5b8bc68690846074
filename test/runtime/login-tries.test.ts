/** Guessing ends the line, is not checked beyond the bound however many guess at once, and waits while many do. */
import { err, ok } from '../../src/kernel/result';
import type { Passwords } from '../../src/ports/passwords';
import { createWorld, type World, type WorldOptions } from '../support/world';

const PASSWORD = 'Ein langer Satz';
const BEYOND = 6;

/** Notes how often a password was checked; checking takes a turn, and can be too much. */
function notingPasswords() {
  const state = { checked: 0, busy: false };
  const passwords: Passwords = {
    hash: (password) => Promise.resolve(state.busy ? err('busy') : ok(password)),
    matches: async (hash, password) => {
      if (state.busy) return err('busy');
      state.checked += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return ok(hash === password);
    },
  };
  return { state, passwords };
}

async function ownedWorld(options: WorldOptions = {}): Promise<World> {
  const world = await createWorld(options);
  const anna = await world.connect({}, '192.0.2.1');
  await anna.typesAll(['neu', 'Anna', PASSWORD, PASSWORD, 'ende']);
  return world;
}

describe('wrong words on one line', () => {
  it.each(['password', 'return word'])('end it at the bound, and not one before: %s', async (proof) => {
    const world = await ownedWorld({ house: { loginTries: 3 } });
    await world.enters('Bernd');
    const name = proof === 'password' ? 'Anna' : 'Bernd';
    const thief = await world.connect({}, '192.0.2.66');
    for (const guess of ['eins', 'zwei']) await thief.typesAll([name, guess, '']);
    expect(thief.closed).toBeNull();
    thief.reads();
    await thief.typesAll([name, 'drei', 'wer']);
    expect(thief.closed).toBe('wrongProofs');
    expect(thief.text()).toMatch(/zu viele falsche Versuche, darum schließen wir diese Leitung[^?]*$/u);
    expect(thief.echo.at(-1) ?? 'shown').toBe('shown');
  });

  it('count also when they are not checked any more', async () => {
    const world = await ownedWorld({ house: { loginTries: 8 } });
    const thief = await world.connect({}, '192.0.2.66');
    for (let guess = 0; guess < 7; guess += 1) await thief.typesAll(['Anna', `Versuch ${guess}`]);
    expect(thief.closed).toBeNull();
    await thief.typesAll(['Anna', PASSWORD]);
    expect(thief.closed).toBe('wrongProofs');
  });
});

describe('checking', () => {
  it('stops at the bound also for many lines that guess at once', async () => {
    const { state, passwords } = notingPasswords();
    const world = await ownedWorld({ passwords });
    const thieves = await Promise.all(Array.from({ length: 12 }, () => world.connect({}, '192.0.2.66')));
    await Promise.all(thieves.map((thief) => thief.types('Anna')));
    await Promise.all(thieves.map((thief, n) => thief.types(`Versuch ${n}`)));
    const told = thieves.map((thief) => thief.text());
    expect(state.checked).toBe(BEYOND - 1);
    expect(told.filter((text) => text.includes('zu viele falsche Versuche'))).toHaveLength(12 - BEYOND + 1);
    const owner = await world.connect({}, '192.0.2.1');
    await owner.typesAll(['Anna', PASSWORD]);
    expect(owner.text()).toContain('Schön, dass Du wieder da bist, Anna!');
  });

  it('too much at once is no fault of who waits: told, and not counted', async () => {
    const { state, passwords } = notingPasswords();
    const world = await ownedWorld({ passwords, house: { loginTries: 2 } });
    state.busy = true;
    const anna = await world.connect({}, '192.0.2.1');
    for (let turn = 0; turn < 50; turn += 1) await anna.typesAll(['Anna', PASSWORD]);
    expect(anna.text()).toContain('Gerade werden sehr viele Passwörter geprüft');
    expect(anna.echo.at(-1)).toBe('shown');
    state.busy = false;
    await anna.typesAll(['Anna', PASSWORD]);
    expect(anna.text()).toContain('Schön, dass Du wieder da bist, Anna!');
  });

  it('too much at once leaves the old password as it is', async () => {
    const { state, passwords } = notingPasswords();
    const world = await ownedWorld({ passwords });
    const anna = await world.connect({}, '192.0.2.1');
    await anna.typesAll(['Anna', PASSWORD]);
    for (const lines of [['passwort', PASSWORD], ['stand']]) {
      state.busy = true;
      anna.reads();
      await anna.typesAll(lines);
      expect(anna.text().includes('sehr viele Passwörter')).toBe(lines.length > 1);
    }
    state.busy = false;
    await anna.typesAll(['passwort', PASSWORD]);
    state.busy = true;
    await anna.typesAll(['ein neues Wort', 'ein neues Wort', 'wer']);
    expect(anna.text()).toContain('sehr viele Passwörter');
    expect(anna.echo.at(-1)).toBe('shown');
    state.busy = false;
    await anna.types('ende');
    const back = await world.connect({}, '192.0.2.1');
    await back.typesAll(['Anna', PASSWORD]);
    expect(back.text()).toContain('wieder da');
  });
});
