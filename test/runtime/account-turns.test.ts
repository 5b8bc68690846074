/** What is done to one account by two lines at once: nothing undoes the other's, and nobody is inside without an account. */
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { err, ok } from '../../src/kernel/result';
import { playerIdOf } from '../../src/match/player';
import type { Accounts } from '../../src/ports/accounts';
import type { Passwords } from '../../src/ports/passwords';
import { settle, type MemoryClient } from '../support/memory-client';
import { createWorld, type World, type WorldOptions } from '../support/world';
import { returnWordIn } from './table';

const ANNA = playerIdOf('Anna');
const PASSWORD = 'Ein langer Satz';

/** A gate that is open until it is shut; what comes to it then waits until it opens. */
class Gate {
  private waiting: (() => void)[] | null = null;

  shut(): void {
    this.waiting = [];
  }

  async opens(): Promise<void> {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    for (const go of waiting) go();
    await settle();
    await settle();
  }

  passes(): Promise<void> {
    const { waiting } = this;
    return waiting === null ? Promise.resolve() : new Promise((go) => waiting.push(go));
  }
}

interface Gated {
  readonly world: World;
  readonly gate: Gate;
  readonly word: string;
  readonly first: MemoryClient;
  readonly second: MemoryClient;
}

/** Anna is in as a guest on the first line; on the second her name is given and her return word asked for. */
async function gated(gate: Gate, options: WorldOptions): Promise<Gated> {
  const world = await createWorld(options);
  const first = await world.connect();
  await first.types('Anna');
  const word = returnWordIn(first.text());
  const second = await world.connect();
  await second.types('Anna');
  second.reads();
  return { world, gate, word, first, second };
}

/** Accounts that keep their writers waiting at the gate. */
function gatedAccounts(gate: Gate): Accounts {
  const accounts = createMemoryAccounts();
  return {
    ...accounts,
    save: async (account) => {
      await gate.passes();
      return accounts.save(account);
    },
    remove: async (id) => {
      await gate.passes();
      return accounts.remove(id);
    },
  };
}

it.each([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6])(
  'a guest’s line drops %i turns after a newer one has typed the word: who is in has an account',
  async (turns) => {
    const memory = createMemoryAccounts();
    const late = async <T>(work: () => Promise<T>): Promise<T> => {
      await new Promise((turn) => setImmediate(turn));
      const answer = await work();
      await new Promise((turn) => setImmediate(turn));
      return answer;
    };
    const accounts: Accounts = {
      find: (id) => late(() => memory.find(id)),
      add: (account) => late(() => memory.add(account)),
      save: (account) => late(() => memory.save(account)),
      remove: (id) => late(() => memory.remove(id)),
      stewards: () => memory.stewards(),
    };
    const { world, word, first, second } = await gated(new Gate(), { accounts });
    const one = turns < 0 ? first.drops() : second.types(word);
    for (let turn = 0; turn < Math.abs(turns); turn += 1) await new Promise((next) => setImmediate(next));
    await Promise.all([one, turns < 0 ? second.types(word) : first.drops()]);
    for (let more = 0; more < 4; more += 1) await settle();
    expect(world.opened.house.lines.has(ANNA)).toBe(true);
    const account = await memory.find(ANNA);
    const shown = second.text();
    // Where the name was given up first, they came in anew and were told a new word.
    expect(account?.proof).toEqual({ kind: 'returnWord', word: returnWordIn(shown) || word });
    await second.types('passwort');
    await settle();
    expect(second.text()).toContain('Nenne ein Passwort');
  },
);

it('a setting that is still being saved does not undo the password of a newer line', async () => {
  const gate = new Gate();
  const accounts = gatedAccounts(gate);
  const { first, second, word } = await gated(gate, { accounts });
  gate.shut();
  await first.types('stelle farbe an');
  await second.typesAll([word, 'passwort', PASSWORD, PASSWORD]);
  await gate.opens();
  expect(await accounts.find(ANNA)).toMatchObject({
    proof: { kind: 'password' },
    settings: { colour: 'on' },
  });
});

it('a return word that is none any more when its turn comes is a wrong one', async () => {
  const gate = new Gate();
  const accounts = gatedAccounts(gate);
  const { first, second, word, world } = await gated(gate, { accounts });
  await first.typesAll(['passwort', PASSWORD]);
  gate.shut();
  await first.types(PASSWORD);
  await second.types(word);
  await gate.opens();
  expect(second.text()).toContain('Das stimmt nicht');
  expect(first.closed).toBeNull();
  expect(world.opened.house.lines.size).toBe(1);
});

it('a name that is given up while a newer line proves it is free, and entered anew', async () => {
  const gate = new Gate();
  const accounts = gatedAccounts(gate);
  const { first, second, word } = await gated(gate, { accounts });
  await first.types('lösche figur');
  gate.shut();
  await first.types('lösche figur');
  await second.types(word);
  await gate.opens();
  expect(first.closed).toBe('left');
  const text = second.text();
  expect(text).toContain('Willkommen, Anna! Du bist als Gast hier.');
  expect(await accounts.find(ANNA)).toMatchObject({ proof: { word: returnWordIn(text) } });
});

it('a line that was taken over while its password was made is not let in again', async () => {
  const gate = new Gate();
  const passwords: Passwords = {
    hash: async () => {
      await gate.passes();
      return err('busy');
    },
    matches: () => Promise.resolve(ok(false)),
  };
  const { first, second, word, world } = await gated(gate, { passwords });
  const line = world.opened.house.lines.get(ANNA);
  await first.typesAll(['passwort', PASSWORD]);
  gate.shut();
  await first.types(PASSWORD);
  await second.types(word);
  first.reads();
  await gate.opens();
  expect(first.closed).toBe('takenOver');
  expect(first.reads()).toEqual([]);
  expect(line?.model.stage).toBe('gone');
});
