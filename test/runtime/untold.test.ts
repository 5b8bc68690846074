/** How a match ended is told to its players who are not at its table: at once in the house, else when they come back. */
import type { MatchId } from '../../src/match/events';
import { playerIdOf, type Person } from '../../src/match/player';
import { Untold } from '../../src/runtime/untold';
import type { MemoryClient } from '../support/memory-client';
import { createWorld, type World } from '../support/world';
import { flat, returnWordIn, stateOf } from './table';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const PASSWORD = 'ein langer Satz';
const NEWS_AT_TABLE = 'Neues von Tisch 1, Deinem Spiel Khalaha gegen Anna:';
const NEWS = 'Neues von Deinem Spiel Khalaha gegen Anna (Partie 1):';
const ABANDONED = 'Das Spiel ist zu Ende: Du warst zu lange fort, Anna gewinnt.';
const RESIGNED = 'Das Spiel ist zu Ende: Anna hat aufgegeben, Du gewinnst.';
const AGREED = 'Das Spiel ist zu Ende: Beide haben sich auf Remis geeinigt.';

interface Playing {
  readonly world: World;
  readonly anna: MemoryClient;
  readonly bernd: MemoryClient;
  readonly word: string;
  /** Somebody gives Bernd's name, and his word or what else is given. */
  readonly asBernd: (proof?: string) => Promise<MemoryClient>;
}

/** Anna and Bernd have both moved and it is Anna's turn. */
async function playing(own = false): Promise<Playing> {
  const world = await createWorld();
  const anna = await world.enters('Anna', { gmcp: true });
  const bernd = await world.connect();
  await bernd.types('Bernd');
  const word = own ? PASSWORD : returnWordIn(bernd.text());
  if (own) await bernd.typesAll(['passwort', PASSWORD, PASSWORD]);
  await anna.types('neustart khalaha kalah bernd');
  await bernd.types('annehmen');
  await anna.types('1');
  await bernd.types('1');
  for (const client of [anna, bernd]) client.reads();
  const asBernd = async (proof = word): Promise<MemoryClient> => {
    const client = await world.connect();
    await client.typesAll(['Bernd', proof]);
    return client;
  };
  return { world, anna, bernd, word, asBernd };
}

/** The ways in which the match ends while Bernd is not at its table. */
const ENDS = [
  ['beenden', ['beenden'], ABANDONED],
  ['aufgeben', ['aufgeben', 'aufgeben'], RESIGNED],
  ['remis', ['remis'], AGREED],
] as const;

async function ends({ world, anna }: Playing, lines: readonly string[]): Promise<void> {
  await world.passes(5 * MINUTE);
  await anna.typesAll(lines);
  expect(stateOf(anna).result).not.toBeNull();
}

describe.each(ENDS)('F1, F8: a match that ends by %s', (_, lines, outcome) => {
  it('is told at once, with its table, to a player who is in the hall', async () => {
    const all = await playing();
    await all.bernd.typesAll(['remis', 'halle']);
    all.bernd.reads();
    await ends(all, lines);
    expect(flat(all.bernd)).toBe(`${NEWS_AT_TABLE} ${outcome}`);
    expect(flat(all.anna)).not.toContain('Neues von');
    await all.bernd.types('ende');
    const next = await all.asBernd();
    expect(flat(next)).toContain('Willkommen, Bernd!');
  });

  it('is told at once to a player who sits at another table', async () => {
    const all = await playing();
    await all.bernd.typesAll(['remis', 'raus', 'neustart kelma']);
    all.bernd.reads();
    await ends(all, lines);
    expect(flat(all.bernd)).toBe(`${NEWS_AT_TABLE} ${outcome}`);
  });

  it.each([
    ['a guest with the return word', false],
    ['an owner with the password', true],
  ])('is told once to %s who comes back', async (__, own) => {
    const all = await playing(own);
    await all.bernd.types('remis');
    await all.bernd.drops();
    await ends(all, lines);
    const back = await all.asBernd();
    const text = flat(back);
    expect(text).toContain(`Schön, dass Du wieder da bist, Bernd! ${NEWS} ${outcome}`);
    expect(text).not.toContain('Du bist als Gast hier');
    await back.types('ende');
    const again = await all.asBernd();
    expect(flat(again)).not.toContain('Neues von');
  });
});

it('F1: a match called off by the other is told in the house, and not kept for who is out of it', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  const bernd = await world.enters('Bernd');
  for (const goes of [() => bernd.types('halle'), () => bernd.types('ende')]) {
    await anna.types('neustart khalaha kalah bernd');
    await bernd.types('annehmen');
    await goes();
    bernd.reads();
    await anna.typesAll(['aussteigen', 'aussteigen']);
    const told = `${NEWS_AT_TABLE} Anna bricht das Spiel ab; es zählt nicht.`;
    expect(flat(bernd)).toBe(bernd.closed === null ? told : '');
  }
  const next = await world.connect();
  await next.types('Bernd');
  expect(flat(next)).toMatch(/Willkommen, Bernd! Du bist als Gast hier\.(?!.*Neues von)/u);
});

describe('F1: the name of a guest who has not been told yet', () => {
  /** The match has ended by Anna's claim while Bernd was out of the house. */
  async function claimed(): Promise<Playing> {
    const all = await playing();
    await all.bernd.types('ende');
    await ends(all, ['beenden']);
    return all;
  }

  it('is nobody else’s, by name or as a new guest', async () => {
    const { world, asBernd } = await claimed();
    const thief = await world.connect();
    await thief.types('BERND');
    expect(flat(thief)).toContain('Bernd ist schon vergeben. Bist Du es, dann nenne Dein Rückkehrwort.');
    await thief.types('falsch geraten');
    expect(flat(thief)).toContain('Das stimmt nicht.');
    expect(flat(await asBernd())).toContain(`${NEWS} ${ABANDONED}`);
  });

  it('is free again when they have been told and leave', async () => {
    const { world, asBernd } = await claimed();
    await (await asBernd()).types('ende');
    expect(await world.accounts.find(playerIdOf('Bernd'))).toBeNull();
    const next = await world.connect();
    await next.types('Bernd');
    expect(flat(next)).toContain('Willkommen, Bernd! Du bist als Gast hier.');
  });

  it('is free again after a day, and the next one of that name is told nothing', async () => {
    const { world } = await claimed();
    await world.passes(23 * HOUR);
    const early = await world.connect();
    await early.types('Bernd');
    expect(flat(early)).toContain('Bernd ist schon vergeben');
    await world.passes(HOUR);
    const next = await world.connect();
    await next.types('Bernd');
    const text = flat(next);
    expect(text).toContain('Willkommen, Bernd! Du bist als Gast hier.');
    expect(text).not.toContain('Neues von');
  });

  it('is free at once where nothing waited', async () => {
    const world = await createWorld();
    await (await world.enters('Bernd')).types('ende');
    expect(await world.accounts.find(playerIdOf('Bernd'))).toBeNull();
  });
});

it('keeps two thousand people’s, and forgets the oldest first', () => {
  const untold = new Untold();
  const person = (n: number): Person => ({ kind: 'person', id: playerIdOf(`gast ${n}`), name: `Gast ${n}` });
  for (let n = 0; n <= 2000; n += 1) {
    const players = [person(n), person(n + 1)] as const;
    const end = { winner: 1, reason: 'abandoned', score: [0, 0] } as const;
    untold.note(person(n).id, { match: n as MatchId, game: 'kelma', players, side: 0, end, at: n });
  }
  const kept = [0, 1, 2000].map((n) => untold.of(person(n).id, 2000).length);
  expect(kept).toEqual([0, 1, 1]);
});

it('F1: who missed the ends of several matches is told them all, the oldest first', async () => {
  const all = await playing();
  const clara = await all.world.enters('Clara', { gmcp: true });
  await all.bernd.types('halle');
  await clara.types('neustart kelma bernd');
  await all.bernd.types('annehmen');
  await clara.types('c2');
  await all.bernd.types(stateOf(clara).legal[0] ?? 'c7');
  await all.bernd.types('ende');
  await ends(all, ['beenden']);
  await clara.types('beenden');
  const text = flat(await all.asBernd());
  const first = text.indexOf(NEWS);
  expect(first).toBeGreaterThan(0);
  expect(text.indexOf('Neues von Deinem Spiel Kelma gegen Clara (Partie 2):')).toBeGreaterThan(first);
});
