/** Where a short answer could mean several things the house asks, and what was asked about may have changed meanwhile. */
import type { Thinker } from '../../src/ports/thinker';
import { createPlainThinker } from '../../src/tools/sitzung/plain-thinker';
import { createWorld } from '../support/world';
import { flat, play, seated, stateOf } from './table';

describe('F11: what leaving costs', () => {
  it.each(['aufgeben', 'ja'])('is asked about anew when it has changed meanwhile: %s', async (yes) => {
    const table = await seated();
    const { anna, bernd } = table;
    await anna.types('1');
    await anna.types('aufgeben');
    expect(flat(anna)).toContain('ohne Ergebnis');
    await bernd.types('1');
    anna.reads();
    await anna.types(yes);
    expect(flat(anna)).toMatch(/hast Du dieses Spiel verloren\. Meinst Du es ernst/u);
    expect(stateOf(anna).result).toBeNull();
    await anna.types(yes);
    expect(stateOf(anna).result).toMatchObject({ winner: 1, reason: 'resigned' });
  });

  it('is not asked about where the wish is refused anyway', async () => {
    const { anna } = await seated();
    await anna.types('lösche figur');
    expect(flat(anna)).toContain('wartet noch ein Spiel');
  });
});

describe('several offers', () => {
  it('are not answered by a bare yes, but each by its word', async () => {
    const table = await seated();
    const { anna, bernd } = table;
    await play(table, ['1', '1']);
    await anna.typesAll(['remis', 'tipps']);
    bernd.reads();
    await bernd.types('ja');
    expect(flat(bernd)).toMatch(/mehreres vor.*remis und tipps/u);
    expect(stateOf(bernd).result).toBeNull();
    await bernd.types('tipps');
    expect(stateOf(bernd).result).toBeNull();
    await bernd.types('ja');
    expect(stateOf(bernd).result).toMatchObject({ winner: null, reason: 'agreed' });
  });
});

describe('a challenge from somebody who is ignored', () => {
  it('is not meant by a bare yes or no, only by the name', async () => {
    const { world, bernd } = await seated();
    const carl = await world.enters('Carl');
    const doris = await world.enters('Doris', { gmcp: true });
    await doris.types('ignoriere carl');
    await carl.types('neustart kelma doris');
    doris.reads();
    for (const word of ['ja', 'nein']) {
      await doris.types(word);
      expect(flat(doris)).not.toContain('Carl');
    }
    expect(flat(carl)).not.toContain('möchte gerade nicht');
    await bernd.types('aussteigen');
    await bernd.types('aussteigen');
    await bernd.types('neustart kelma doris');
    await doris.types('ja');
    expect(stateOf(doris).players).toEqual(['Bernd', 'Doris']);
  });
});

describe('fortsetzen', () => {
  it('asks where several matches wait, and takes the one there is', async () => {
    const { world } = await seated();
    const doris = await world.enters('Doris', { gmcp: true });
    await doris.typesAll(['neustart khalaha kalah allein', 'halle', 'neustart kelma allein', 'halle']);
    doris.reads();
    await doris.types('fortsetzen');
    expect(flat(doris)).toMatch(/Mehrere Spiele warten.*fortsetzen 3/u);
    await doris.types('fortsetzen 2');
    expect(flat(doris)).toContain('wieder an Deinen Platz an Tisch 2');
    await doris.types('fortsetzen 99');
    expect(flat(doris)).toMatch(/an Tisch 3\./u);
  });
});

describe('offers', () => {
  it('can be accepted by their word behind annehmen or ja', async () => {
    const table = await seated();
    const { anna, bernd } = table;
    await play(table, ['1', '1']);
    await anna.typesAll(['remis', 'tipps']);
    await bernd.types('ja remis');
    expect(stateOf(bernd).result).toMatchObject({ winner: null, reason: 'agreed' });
  });

  it('that fall with a takeback or an adjournment are told of, and not the one that was accepted', async () => {
    const table = await seated();
    const { anna, bernd } = table;
    await play(table, ['1', '1']);
    await bernd.types('neustart');
    await anna.types('zurück');
    bernd.reads();
    await bernd.types('zurück');
    expect(flat(bernd)).toMatch(/zurückgenommen, mit allem.*Dein Vorschlag, neu zu beginnen, gilt/u);
    await play(table, ['1', '1']);
    await anna.types('remis');
    await bernd.types('vertagen');
    anna.reads();
    await anna.types('vertagen');
    const told = flat(anna);
    expect(told).toContain('Dein Remisangebot gilt nicht mehr.');
    expect(told).not.toContain('zu vertagen gilt nicht mehr');
  });

  it('that stand are told again to who comes back', async () => {
    const table = await seated();
    const { anna, bernd } = table;
    await play(table, ['1', '1']);
    await anna.types('remis');
    await bernd.types('raus');
    bernd.reads();
    await bernd.types('fortsetzen');
    expect(flat(bernd)).toMatch(/Anna bietet Dir Remis an/u);
    await bernd.types('raus');
    await anna.types('ablehnen');
    await anna.types('tipps');
    bernd.reads();
    await bernd.types('fortsetzen');
    expect(flat(bernd).match(/möchte in diesem Spiel Tipps erlauben/gu)).toHaveLength(1);
  });
});

describe('who walks off', () => {
  it('hears where the match waits, and again when challenging its opponent', async () => {
    const { bernd } = await seated();
    await bernd.types('raus');
    expect(flat(bernd)).toMatch(/Dein Spiel Khalaha gegen Anna wartet: fortsetzen 1/u);
    await bernd.types('neustart khalaha anna');
    expect(flat(bernd)).toMatch(/gegen Anna wartet: fortsetzen 1/u);
  });

  it('is told at the door that another may decide it, where there is another', async () => {
    const { world, bernd } = await seated();
    await bernd.types('ende');
    expect(flat(bernd)).toContain('für sich entscheiden');
    const doris = await world.enters('Doris');
    await doris.typesAll(['neustart khalaha kalah allein', 'ende']);
    const told = flat(doris);
    expect(told).toContain('Dein Spiel wartet hier auf Dich');
    expect(told).not.toContain('für sich entscheiden');
  });
});

it('a hint that comes too late says so', async () => {
  let answer: () => void = () => undefined;
  const slow: Thinker = {
    ...createPlainThinker(),
    judge: () => ({
      result: new Promise((resolve) => {
        answer = () => resolve(null);
      }),
      stop: () => undefined,
    }),
  };
  const world = await createWorld({ thinker: slow });
  const anna = await world.enters('Anna');
  await anna.typesAll(['neustart khalaha kalah allein', 'tipp', '1']);
  anna.reads();
  answer();
  await world.passes(0);
  expect(flat(anna)).toContain('Der Tipp kommt zu spät');
});
