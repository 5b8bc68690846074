/** Matches of the past: what is listed, what counts, how one is stepped through, and what is taken along. */
import { catalogues } from '../../locales';
import type { MatchId } from '../../src/match/events';
import { KELMA_REASONS } from '../../src/rules/kelma';
import { LANGUAGES } from '../../src/text/settings';
import type { MemoryClient } from '../support/memory-client';
import { flat, play, type Seated, seated, SOUTH_WINS, stateOf } from './table';

async function asks(client: MemoryClient, line: string): Promise<string> {
  client.reads();
  await client.types(line);
  return flat(client);
}

/** A match to its end, one resigned, one called off before both had moved; then practice to its end, alone. */
async function played(): Promise<Seated> {
  const table = await seated();
  const { anna, bernd } = table;
  await play(table, SOUTH_WINS);
  await anna.types('neustart');
  await play(table, ['1', '2']);
  await bernd.typesAll(['aufgeben', 'aufgeben']);
  await bernd.types('neustart');
  await anna.typesAll(['aussteigen', 'aussteigen']);
  await anna.types('neustart khalaha kalah allein');
  for (const move of SOUTH_WINS) await anna.types(move);
  return table;
}

describe('partien', () => {
  it('lists the last matches, newest first, with number, date, game, players and result', async () => {
    const { anna, clara } = await played();
    const list = await asks(clara, 'partien anna');
    expect(list).toMatch(/^Die letzten 4 Partien von Anna: 4 .* 3 .* 2 .* 1 /u);
    expect(list).toMatch(/1 +2026-01-01 Khalaha, Anna gegen Bernd\. .*Anna .*gewinnt/u);
    expect(list).toMatch(/2 +2026-01-01 Khalaha, Anna gegen Bernd\. .*Bernd hat aufgegeben, Anna gewinnt/u);
    expect(list).toMatch(/3 +2026-01-01 .*abgebrochen/u);
    expect(list).toMatch(/4 +2026-01-01 Khalaha, Anna \(Süd\) gegen Anna \(Nord\)\./u);
    expect(await asks(anna, 'partien')).toBe(list);
    expect(await asks(anna, 'partien clara')).toContain('noch keine beendeten Partien');
  });
});

describe('statistik', () => {
  it('counts what had a result between two people: not practice, not what was called off', async () => {
    const { anna, clara } = await played();
    expect(await asks(anna, 'statistik')).toBe(
      'Die Bilanz von Anna Khalaha gegen andere: 2 gewonnen, 0 verloren, 0 unentschieden.',
    );
    expect(await asks(clara, 'statistik Bernd')).toContain('0 gewonnen, 2 verloren, 0 unentschieden.');
    expect(await asks(clara, 'statistik')).toContain('Von Clara hat noch keine Partie gezählt.');
    expect(await asks(clara, 'statistik bernd')).toContain('Die Bilanz von Bernd');
  });
});

describe('partie', () => {
  it('steps forward and back, jumps, and says where the ends are', async () => {
    const { clara } = await played();
    expect(await asks(clara, 'vor')).toContain('Welche Partie?');
    expect(await asks(clara, 'partie 99')).toContain('Eine Partie 99 gibt es nicht');
    const last = SOUTH_WINS.length;
    expect(await asks(clara, 'partie 1')).toMatch(/Partie 1, Zug 0 von 9\. .*Anna ist am Zug\./u);
    expect(await asks(clara, 'partie zurück')).toContain('Das ist der Anfang');
    expect(await asks(clara, 'vor')).toMatch(/Zug 1 von 9\. .*Anna leert Feld 6/u);
    expect(await asks(clara, 'vor')).toMatch(/Zug 2 von 9\. .* leert Feld 2/u);
    expect(await asks(clara, 'partie zurück')).toMatch(/Zug 1 von 9\. .*Anna leert Feld 6/u);
    expect(await asks(clara, `zug ${last}`)).toMatch(/Zug 9 von 9\. .*gewinnt/u);
    expect(await asks(clara, 'vor')).toContain('Das ist das Ende');
    expect(await asks(clara, 'zug 0')).toContain('Zug 0 von 9');
    expect(await asks(clara, 'zug 1000')).toMatch(/nur 9 Züge[^]*Zug 9 von 9/u);
  });

  it('is looked through while one plays, and changes nothing there', async () => {
    const table = await played();
    const { anna, bernd } = table;
    await anna.typesAll(['neustart khalaha kalah bernd']);
    await bernd.types('annehmen');
    const before = stateOf(anna);
    await anna.typesAll(['partie 1', 'vor', 'zug 4']);
    expect(stateOf(anna)).toEqual(before);
    await anna.types('3');
    expect(stateOf(bernd)).toMatchObject({ ply: 1, last: '3' });
    expect(await asks(anna, 'vor')).toContain('Partie 1, Zug 5 von 9');
  });

  it('R10: a move taken back is not one of its moves, in replay as in export', async () => {
    const table = await seated();
    const { anna, bernd, clara } = table;
    await play(table, ['1', '2']);
    await anna.types('4');
    await anna.types('zurück');
    await bernd.types('zurück');
    await anna.types('3');
    await bernd.typesAll(['aufgeben', 'aufgeben']);
    expect(await asks(clara, 'partie 1')).toContain('Zug 0 von 3');
    expect(await asks(clara, 'zug 2')).toMatch(/Bernd leert Feld 2/u);
    const third = await asks(clara, 'vor');
    expect(third).toMatch(/Zug 3 von 3\. .*Anna leert Feld 3.*Bernd hat aufgegeben/u);
    expect(third).not.toContain('Feld 4,');
    expect(await asks(clara, 'export 1')).toMatch(/\] 1\. 1 2 2\. 3$|\] .*1.*2.*3$/u);
  });
});

describe('export', () => {
  it('has players, date, rules, result and the record, as the rules read it again', async () => {
    const { clara } = await played();
    clara.reads();
    await clara.types('export 1');
    const lines = clara.reads();
    expect(lines.slice(0, 6)).toEqual([
      '[Partie "1"]',
      '[Spiel "Khalaha"]',
      '[Regeln "kalah"]',
      '[Datum "2026-01-01"]',
      '[Spieler1 "Anna"]',
      '[Spieler2 "Bernd"]',
    ]);
    expect(lines.slice(6, 8)).toEqual(['[Ergebnis "1-0"]', '[Ende "Felder leer"]']);
    expect(lines.join(' ').match(/\d(?= |$|-)/gu)?.length).toBeGreaterThanOrEqual(SOUTH_WINS.length);
    expect(await asks(clara, 'export 99')).toContain('Eine Partie 99 gibt es nicht');
  });

  const REASONS = ['stores', 'resigned', 'agreed', 'abandoned', 'calledOff', 'restarted', ...KELMA_REASONS];
  it.each(REASONS)('tells the end in German words, the same in both languages: %s', (end) => {
    const tags = { match: '1', game: 'kelma', preset: 'mitte', south: 'Anna', north: 'Bernd' } as const;
    const said = LANGUAGES.map((language) =>
      catalogues[language].say({
        code: 'export',
        ...tags,
        date: '2026-01-01',
        result: '*',
        end,
        record: '1. c2',
      }),
    );
    expect(said[0]).toMatch(/\[Ende "[a-zA-Zü0-9 ]+"\]/u);
    expect(said[0]).not.toContain(`"${end}"`);
    expect(said[1]).toBe(said[0]);
  });

  it('of a match that still goes on has no result', async () => {
    const table = await seated();
    await play(table, ['1']);
    expect(await asks(table.clara, 'export 1')).toContain('[Ergebnis "*"] [Ende "*"]');
  });
});

describe('F7 what was done over and over between two moves', () => {
  const filled = async (times: number): Promise<Seated> => {
    const table = await seated('khalaha');
    const { anna, bernd } = table;
    for (let time = 0; time < times; time += 1) await anna.types(`fülle alle mit ${4 + (time % 3)}`);
    await anna.typesAll(['fülle 2 mit 4', 'fülle fertig']);
    await bernd.typesAll(['fülle alle mit 5', 'fülle fertig', '1']);
    await anna.types('1');
    for (let time = 0; time < times; time += 1) {
      await anna.types('remis');
      await bernd.types('ablehnen');
    }
    return table;
  };

  it('is all told when it was little', async () => {
    const { clara } = await filled(2);
    const start = await asks(clara, 'partie 1');
    expect(start).toMatch(/je 4 Steine.*je 5 Steine.*Feld 2 von 5 auf 4/u);
    expect((await asks(clara, 'vor')).match(/Remis/gu)).toHaveLength(4);
  });

  it('is told once when it was much, and comes to the same', async () => {
    const { clara, world } = await filled(30);
    const start = await asks(clara, 'partie 1');
    expect(start.match(/Anna legt/gu)).toHaveLength(6);
    expect(start).toMatch(/34 Steinen ins Spiel.*30 Steinen ins Spiel/u);
    expect((await asks(clara, 'vor')).match(/Remis/gu)).toHaveLength(2);
    expect(await asks(clara, 'vor')).toContain('Das ist das Ende');
    expect(await world.store.read(1 as MatchId)).toHaveLength(1 + 30 * 6 + 2 + 7 + 1 + 60);
  });
});
