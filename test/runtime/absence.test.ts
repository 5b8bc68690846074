/** One player is away: what the one who stays is told and may do, when, and that coming back ends it. */
import type { MemoryClient } from '../support/memory-client';
import { createWorld, type World } from '../support/world';
import { flat, returnWordIn, stateOf } from './table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Away {
  readonly world: World;
  readonly anna: MemoryClient;
  readonly clara: MemoryClient;
  /** Bernd, on a new line. */
  readonly bernd: () => Promise<MemoryClient>;
}

/** Anna and Bernd have both moved and it is Anna's turn; then Bernd's line is cut. Clara watches. */
async function berndAway(): Promise<Away> {
  const world = await createWorld();
  const anna = await world.enters('Anna', { gmcp: true });
  const gone = await world.connect({ gmcp: true });
  await gone.types('Bernd');
  const word = returnWordIn(gone.text());
  const clara = await world.enters('Clara');
  await anna.types('neustart khalaha kalah bernd');
  await gone.types('annehmen');
  await clara.types('zuschauen 1');
  await anna.types('1');
  await gone.types('1');
  await gone.drops();
  for (const client of [anna, clara]) client.reads();
  const bernd = async (): Promise<MemoryClient> => {
    const back = await world.connect({ gmcp: true });
    await back.typesAll(['Bernd', word]);
    return back;
  };
  return { world, anna, clara, bernd };
}

describe('F1, F8: who stays', () => {
  it('is told after half a minute to wait, adjourn or end it; who watches is not', async () => {
    const { world, anna, clara } = await berndAway();
    await world.passes(29 * SECOND);
    expect(anna.reads()).toEqual([]);
    await world.passes(2 * SECOND);
    const text = flat(anna);
    expect(text).toMatch(
      /Bernd ist noch nicht wieder da\. .*warten.*vertagen.*in 5 Minuten.*beenden.*Ein vertagtes Spiel wartet;/u,
    );
    expect(clara.reads()).toEqual([]);
    await world.passes(10 * MINUTE);
    expect(anna.reads()).toEqual([]);
  });

  it('is not told of one who is back by then', async () => {
    const { world, anna, bernd } = await berndAway();
    await world.passes(20 * SECOND);
    await bernd();
    expect(flat(anna)).toContain('Bernd ist wieder da');
    await world.passes(20 * SECOND);
    expect(anna.reads()).toEqual([]);
  });

  it('goes on playing meanwhile, and who comes back is told what was missed', async () => {
    const { anna, bernd } = await berndAway();
    await anna.typesAll(['2', '3', 'sage Bist Du da?']);
    const back = await bernd();
    expect(flat(back)).toMatch(
      /Inzwischen ist geschehen: .*Anna leert Feld 2, .*Anna leert Feld 3, .*Du bist am Zug\./u,
    );
    const { pits, stores, turn, ply } = stateOf(anna);
    expect(stateOf(back)).toMatchObject({ pits, stores, turn, ply, you: 1, last: '3' });
  });
});

describe('vertagen', () => {
  it('needs the other one’s word before half a minute, and none after', async () => {
    const { world, anna } = await berndAway();
    await anna.types('vertagen');
    expect(flat(anna)).toContain('schlägst Bernd vor');
    await anna.types('ablehnen');
    await world.passes(31 * SECOND);
    anna.reads();
    await anna.types('vertagen');
    expect(flat(anna)).toContain('Das Spiel ist vertagt.');
    await world.passes(10 * MINUTE);
    await anna.types('beenden');
    expect(flat(anna)).toContain('vertagt');
    expect(await world.store.unfinished()).toEqual([1]);
  });

  it('lets both go elsewhere; at the next login it is said, and goes on when both want', async () => {
    const { world, anna, bernd } = await berndAway();
    const before = stateOf(anna);
    await world.passes(31 * SECOND);
    await anna.typesAll(['vertagen', 'raus']);
    anna.reads();
    const back = await bernd();
    expect(flat(back)).toContain('Dein Spiel Khalaha gegen Anna wartet: fortsetzen 1');
    await back.types('fortsetzen');
    expect(flat(back)).toContain('sobald auch Anna hier ist');
    expect(flat(anna)).toContain('Bernd möchte Euer vertagtes Spiel weiterspielen: fortsetzen 1');
    await anna.types('fortsetzen 1');
    expect(flat(anna)).toContain('Du nimmst das Spiel wieder auf');
    expect(stateOf(anna)).toEqual(before);
    await anna.types('3');
    expect(flat(back)).toContain('Anna leert Feld 3');
  });
});

describe('beenden', () => {
  it('is refused before five minutes with the seconds left, then ends the match as abandoned', async () => {
    const { world, anna, clara } = await berndAway();
    await world.passes(4 * MINUTE);
    anna.reads();
    await anna.types('beenden');
    expect(flat(anna)).toContain('in 60 Sekunden');
    await world.passes(59 * SECOND);
    await anna.types('beenden');
    expect(flat(anna)).toContain('in einer Sekunde');
    await world.passes(SECOND);
    clara.reads();
    await anna.types('beenden');
    expect(stateOf(anna).result).toMatchObject({ winner: 0, reason: 'abandoned' });
    for (const client of [anna, clara]) expect(flat(client)).toContain('Bernd');
    expect(await world.store.statisticsOf('anna' as never)).toMatchObject([{ won: 1, abandoned: 0 }]);
    expect(await world.store.statisticsOf('bernd' as never)).toMatchObject([{ lost: 1, abandoned: 1 }]);
    await world.passes(MINUTE);
    await anna.types('statistik bernd');
    expect(flat(anna)).toContain('eine davon nicht zu Ende gespielt');
  });

  it('is for players only, and never against one who is there', async () => {
    const { world, anna, clara, bernd } = await berndAway();
    await world.passes(6 * MINUTE);
    await clara.types('beenden');
    expect(stateOf(anna).result).toBeNull();
    const back = await bernd();
    await anna.types('beenden');
    expect(stateOf(anna).result).toBeNull();
    await back.drops();
    await world.passes(MINUTE);
    anna.reads();
    await anna.types('beenden');
    expect(flat(anna)).toContain('in 4 Minuten;');
  });

  it('counts walking away from the table as being away', async () => {
    const { world, anna, bernd } = await berndAway();
    const back = await bernd();
    await back.types('raus');
    await world.passes(5 * MINUTE);
    anna.reads();
    await anna.types('beenden');
    expect(stateOf(anna).result).toMatchObject({ winner: 0, reason: 'abandoned' });
    back.reads();
    await back.types('fortsetzen');
    expect(flat(back)).toContain('Es wartet kein Spiel');
  });
});

describe('F2: after a restart', () => {
  /** The same stores under a new house. */
  async function restarted() {
    const first = await createWorld();
    const words: string[] = [];
    for (const name of ['Anna', 'Bernd']) {
      const client = await first.connect({ gmcp: true });
      await client.types(name);
      words.push(returnWordIn(client.text()));
      if (name === 'Anna') await client.types('neustart khalaha kalah');
      else await client.types('setze 1');
    }
    const world = await createWorld({ store: first.store, accounts: first.accounts });
    const comes = async (name: string): Promise<MemoryClient> => {
      const client = await world.connect({ gmcp: true });
      await client.typesAll([name, words[name === 'Anna' ? 0 : 1] ?? '']);
      return client;
    };
    return { world, comes };
  }

  it('everybody counts as away, and time counts only while somebody sits there and waits', async () => {
    const { world, comes } = await restarted();
    await world.passes(10 * MINUTE);
    const anna = await comes('Anna');
    expect(flat(anna)).not.toContain('noch nicht wieder da');
    await anna.types('beenden');
    expect(flat(anna)).toContain('in 5 Minuten; vertagen');
    await world.passes(2 * MINUTE);
    expect(flat(anna)).toContain('Bernd ist noch nicht wieder da');
    await world.passes(4 * MINUTE);
    await anna.types('beenden');
    expect(stateOf(anna).result).toMatchObject({ winner: 0, reason: 'abandoned' });
  });

  it('who comes back in time keeps the match', async () => {
    const { world, comes } = await restarted();
    const anna = await comes('Anna');
    await world.passes(4 * MINUTE);
    const bernd = await comes('Bernd');
    expect(flat(bernd)).not.toContain('noch nicht wieder da');
    await world.passes(4 * MINUTE);
    await anna.types('beenden');
    expect(stateOf(anna).result).toBeNull();
  });
});
