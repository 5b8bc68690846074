/** Leaving in every way: those who stay are told who and why, the seat stays, nothing is resigned by accident. */
import { settle, type MemoryClient } from '../support/memory-client';
import { createWorld } from '../support/world';
import { position, returnWordIn, seated, stateOf } from './table';

async function withWords() {
  const world = await createWorld();
  const [anna, bernd, clara] = [
    await world.connect({ gmcp: true }),
    await world.connect({ gmcp: true }),
    await world.connect({ gmcp: true }),
  ];
  const words: string[] = [];
  for (const [client, name] of [
    [anna, 'Anna'],
    [bernd, 'Bernd'],
    [clara, 'Clara'],
  ] as const) {
    await client.types(name);
    words.push(returnWordIn(client.text()));
  }
  await anna.types('neustart khalaha bernd');
  await bernd.types('annehmen');
  await clara.types('zuschauen 1');
  for (const client of [anna, bernd, clara]) client.reads();
  return { world, anna, bernd, clara, words };
}

const WAYS = [
  ['a dropped line', (client: MemoryClient) => client.drops(), 'Leitung von Bernd ist abgerissen'],
  ['ende', (client: MemoryClient) => client.types('ende'), 'Bernd verlässt das Spielhaus'],
  ['raus', (client: MemoryClient) => client.types('raus'), 'Bernd steht vom Tisch auf'],
] as const;

describe.each(WAYS)('F8, F9: %s', (_, goes, said) => {
  it('of a player is told with the name, and that the game waits', async () => {
    const { anna, bernd, clara } = await withWords();
    await goes(bernd);
    for (const client of [anna, clara]) {
      const text = client.text();
      expect(text).toContain(said);
      expect(text).toContain('Das Spiel wartet');
    }
  });

  it('keeps seat, side, fillings and turn for the one who comes back (F1)', async () => {
    const { world, anna, bernd, words } = await withWords();
    await bernd.typesAll(['fülle 1 mit 6', 'fülle 2 mit 5', 'fülle 3 mit 4']);
    const before = await position(bernd);
    await goes(bernd);
    let back = bernd;
    if (bernd.closed === null) await bernd.types('fortsetzen');
    else {
      back = await world.connect({ gmcp: true });
      await back.typesAll(['bernd', words[1] ?? '']);
    }
    expect(await position(back)).toBe(before);
    expect(anna.text()).toContain('Bernd ist wieder da');
    expect(stateOf(back)).toMatchObject({ you: 1, players: ['Anna', 'Bernd'] });
    await anna.typesAll(['fülle alle mit 4', 'fülle fertig']);
    await back.typesAll(['fülle alle mit 4', 'fülle fertig']);
    expect(stateOf(back)).toMatchObject({ phase: 'playing', turn: 0, you: 1 });
  });

  it('of a spectator is told with the name, and nothing waits', async () => {
    const { anna, clara } = await withWords();
    await goes(clara);
    const text = anna.text();
    expect(text).toContain('Clara');
    expect(text).not.toContain('wartet');
  });
});

it('F9: both gone and back in the other order, each has the own seat', async () => {
  const { world, anna, bernd, words } = await withWords();
  await anna.types('fülle 1 mit 6');
  await anna.drops();
  await bernd.types('ende');
  const backs: MemoryClient[] = [];
  for (const index of [1, 0]) {
    const back = await world.connect({ gmcp: true });
    await back.typesAll([['anna', 'bernd'][index] ?? '', words[index] ?? '']);
    backs.push(back);
  }
  expect(backs.map((back) => stateOf(back).you)).toEqual([1, 0]);
  expect(stateOf(backs[1] ?? anna)).toMatchObject({
    players: ['Anna', 'Bernd'],
    pits: [
      [6, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  });
});

it('F9: a waiting match keeps the name, so nobody else can sit down as its player', async () => {
  const { world, bernd } = await withWords();
  await bernd.types('ende');
  const thief = await world.connect();
  await thief.types('BERND');
  expect(thief.text()).toContain('Bernd ist schon vergeben');
});

describe('F11: resigning and leaving', () => {
  it.each(['aufgeben', 'aussteigen'])('%s asks once more, and only then it counts', async (word) => {
    const { anna, bernd, clara } = await seated();
    await anna.types('1');
    await bernd.types('2');
    for (const client of [anna, bernd, clara]) client.reads();
    const before = await position(anna);
    await anna.types(word);
    expect(anna.text()).toContain(`noch einmal: ${word}`);
    expect([await position(anna), bernd.reads(), clara.reads()]).toEqual([before, [], []]);
    await anna.types(word);
    expect(bernd.text()).toContain('Anna hat aufgegeben, Du gewinnst');
    expect(clara.text()).toContain('Anna hat aufgegeben, Bernd gewinnt');
    expect(stateOf(bernd).result).toMatchObject({ winner: 1, reason: 'resigned' });
  });

  it.each(['stand', 'sage aufgeben', '9', 'xyzzy', 'aussteigen'])(
    'anything else in between (%s) takes the question back',
    async (line) => {
      const { anna, bernd } = await seated();
      await anna.types('1');
      await bernd.types('2');
      await anna.types('aufgeben');
      await anna.types(line);
      anna.reads();
      await anna.types('aufgeben');
      expect(anna.text()).toContain('noch einmal: aufgeben');
      expect(stateOf(bernd).result).toBeNull();
    },
  );

  it('before both have moved it is called off, has no result, and is said so first', async () => {
    const { world, anna, bernd, clara } = await seated();
    await anna.types('1');
    await bernd.types('aussteigen');
    expect(bernd.text()).toContain('ohne Ergebnis');
    anna.reads();
    await bernd.types('aussteigen');
    expect(anna.text()).toContain('Bernd bricht das Spiel ab; es zählt nicht.');
    expect(clara.text()).toContain('Bernd bricht das Spiel ab');
    expect(await world.store.statisticsOf('bernd' as never)).toEqual([]);
  });

  it('in practice it says that practice ends, not that a game is lost', async () => {
    const world = await createWorld();
    const anna = await world.enters('Anna');
    await anna.types('neustart khalaha kalah allein');
    await anna.typesAll(['1', '2', '2']);
    anna.reads();
    await anna.types('aufgeben');
    expect(anna.text()).toContain('Übungsspiel');
  });
});

describe('F9: who leaves while a match waits elsewhere', () => {
  it.each([
    ['a guest', [], 'mit Deinem Rückkehrwort'],
    ['an owner', ['passwort', 'sonnenblume', 'sonnenblume'], 'mit Deinem Passwort'],
  ])('is told so, and how to come back: %s', async (_, before, way) => {
    const world = await createWorld();
    const anna = await world.enters('Anna');
    await anna.typesAll([...before, 'neustart khalaha allein', 'halle']);
    await settle();
    anna.reads();
    await anna.types('ende');
    expect(anna.text()).toContain(`Dein Spiel wartet hier auf Dich; ${way}`);
  });
});
