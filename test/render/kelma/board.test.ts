/** Golden boards: what is read here is what players see. */
import { evolve } from '../../../src/match/evolve';
import type { Match } from '../../../src/match/match';
import type { Person } from '../../../src/match/player';
import { renderBoard } from '../../../src/render/board';
import type { Capabilities } from '../../../src/render/capabilities';
import type { Side } from '../../../src/rules/game';
import { seatNames } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';
import { ANNA, BERND, matchAt, person, PLAIN, playMatch, playOn, seenBy } from '../../support/kelma-matches';

interface Client extends Partial<Capabilities> {
  readonly language?: 'de' | 'en';
  readonly bottom?: Side;
}

/** The board as that person sees it. */
function board(
  match: Match,
  viewer: Person | null,
  { language = 'de', bottom, ...client }: Client = {},
): string {
  const view = seenBy(match, viewer, bottom);
  const catalogue = catalogues[language];
  const names = seatNames(view.players, catalogue);
  return `\n${renderBoard(view, { ...PLAIN, ...client }, catalogue, names).join('\n')}\n`;
}

/** Bernd has just captured on e2, and the stone there is locked for Anna. */
const CAPTURED = playMatch('e2-e3 Lc6-e4 e1-e2 Te4xe2');
const SOUTH_WON = '3w1/5/2SL1/5/5/5/5/5/b4/5/4T SL,LT,TS n -';

test('L1 each player sees the board from the own side; last move and locked stone are marked by signs', () => {
  expect(board(CAPTURED, ANNA)).toBe(`
x Bernd: 10 Bauern, 0 verloren
   +-------------------------+  Wendesteine:
11 |  x    x    x    x    x  |  b6: oben S, unten L
10 |  x    x    x    x    x  |  e2: oben L, unten T
 9 |  .    .    .    .    .  |  d6: oben T, unten S
 8 |  .    .    .    .    .  |
 7 |  .    .    .    .    .  |  S Springer: wie im Schach
 6 |  .   S/L   .   T/S   .  |  L Läufer: 2 Felder schräg
 5 |  .    .    .    .    .  |  T Turm: 2 Felder gerade
 4 |  .    .    .    .   *.  |
 3 |  .    .    .    .    o  |
 2 |  o    o    o    o  *L/T!|
 1 |  o    o    o    o    .  |
   +-------------------------+
      a    b    c    d    e
o Anna (Du): 9 Bauern, 1 verloren
* Letzter Zug: Bernd hat Te4xe2 gezogen.
! Der Wendestein auf e2 ist gesperrt, bis Du gezogen hast.
Du bist am Zug.
`);
  expect(board(CAPTURED, BERND)).toBe(`
o Anna: 9 Bauern, 1 verloren
   +-------------------------+  Wendesteine:
 1 |  .    o    o    o    o  |  b6: oben S, unten L
 2 |*L/T!  o    o    o    o  |  e2: oben L, unten T
 3 |  o    .    .    .    .  |  d6: oben T, unten S
 4 | *.    .    .    .    .  |
 5 |  .    .    .    .    .  |  S Springer: wie im Schach
 6 |  .   T/S   .   S/L   .  |  L Läufer: 2 Felder schräg
 7 |  .    .    .    .    .  |  T Turm: 2 Felder gerade
 8 |  .    .    .    .    .  |
 9 |  .    .    .    .    .  |
10 |  x    x    x    x    x  |
11 |  x    x    x    x    x  |
   +-------------------------+
      e    d    c    b    a
x Bernd (Du): 10 Bauern, 0 verloren
* Letzter Zug: Du hast Te4xe2 gezogen.
! Der Wendestein auf e2 ist gesperrt, bis Anna gezogen hat.
Anna ist am Zug.
`);
});

test('L5 a push marks all three squares that it has changed', () => {
  const pushed = playMatch('c2 a10 c3 a9 c4 a8 c5-c6>c7');
  expect(board(pushed, null)).toContain(`
 7 |  x    .  *L/T   .    .  |  S Springer: wie im Schach
 6 |  .   S/L  *o   T/S   .  |  L Läufer: 2 Felder schräg
 5 |  .    .   *.    .    .  |  T Turm: 2 Felder gerade
`);
  expect(board(pushed, null)).toContain('\n* Letzter Zug: Anna hat c5-c6>c7 gezogen.\nBernd ist am Zug.\n');
});

test('spectators sit south, unless they choose, and nobody is Du', () => {
  expect(board(CAPTURED, null)).toMatch(
    /\no Anna: 9 [^]*\n! Der Wendestein auf e2 ist gesperrt, bis Anna gezogen hat\.\nAnna ist am Zug\.\n$/,
  );
  expect(board(CAPTURED, null, { bottom: 1 })).toMatch(/^\no Anna: [^]*\n {6}e {4}d [^]*\nx Bernd: /);
});

test('the Unicode board has the same shape', () => {
  expect(board(CAPTURED, ANNA, { board: 'unicode', columns: 60 })).toBe(`
● Bernd: 10 Bauern, 0 verloren
   ╭─────────────────────────╮  Wendesteine:
11 │  ●    ●    ●    ●    ●  │  b6: oben S, unten L
10 │  ●    ●    ●    ●    ●  │  e2: oben L, unten T
 9 │  ·    ·    ·    ·    ·  │  d6: oben T, unten S
 8 │  ·    ·    ·    ·    ·  │
 7 │  ·    ·    ·    ·    ·  │  S Springer: wie im Schach
 6 │  ·   S/L   ·   T/S   ·  │  L Läufer: 2 Felder schräg
 5 │  ·    ·    ·    ·    ·  │  T Turm: 2 Felder gerade
 4 │  ·    ·    ·    ·   »·  │
 3 │  ·    ·    ·    ·    ○  │
 2 │  ○    ○    ○    ○  »L/T!│
 1 │  ○    ○    ○    ○    ·  │
   ╰─────────────────────────╯
      a    b    c    d    e
○ Anna (Du): 9 Bauern, 1 verloren
» Letzter Zug: Bernd hat Te4xe2 gezogen.
! Der Wendestein auf e2 ist gesperrt, bis Du gezogen hast.
Du bist am Zug.
`);
});

test('under 60 columns the legend stands below; under 40 the board is narrow, down to 20', () => {
  expect(board(CAPTURED, ANNA, { columns: 59 })).toContain(`
 1 |  o    o    o    o    .  |
   +-------------------------+
      a    b    c    d    e
o Anna (Du): 9 Bauern, 1 verloren
b6: oben S, unten L
e2: oben L, unten T
d6: oben T, unten S
* Letzter Zug: Bernd hat Te4xe2 gezogen.
`);
  expect(board(CAPTURED, BERND, { columns: 39 })).toContain(`
o Anna: 9 Bauern, 1 verloren
 1 .  o  o  o  o
 2*L! o  o  o  o
 3 o  .  .  .  .
 4*.  .  .  .  .
 5 .  .  .  .  .
 6 .  T  .  S  .
 7 .  .  .  .  .
 8 .  .  .  .  .
 9 .  .  .  .  .
10 x  x  x  x  x
11 x  x  x  x  x
   e  d  c  b  a
x Bernd (Du): 10 Bauern, 0 verloren
`);
  expect(board(CAPTURED, ANNA, { columns: 20 })).toContain(`
   a  b  c  d  e
o Anna (Du): 9
Bauern, 1 verloren
b6: oben S, unten L
e2: oben L, unten T
d6: oben T, unten S
* Letzter Zug: Bernd
hat Te4xe2 gezogen.
! Der Wendestein auf
e2 ist gesperrt, bis
Du gezogen hast.
Du bist am Zug.
`);
});

test('who listens gets one fact a line, own side first', () => {
  expect(board(CAPTURED, ANNA, { board: 'text', columns: 200 })).toBe(`
Du hast 9 Bauern und hast einen verloren.
Linie a: Deine Bauern auf a1 und a2.
Linie b: Deine Bauern auf b1 und b2.
Linie c: Deine Bauern auf c1 und c2.
Linie d: Deine Bauern auf d1 und d2.
Linie e: Dein Bauer auf e3.
Bernd hat 10 Bauern und hat keinen verloren.
Linie a: Bauern von Bernd auf a10 und a11.
Linie b: Bauern von Bernd auf b10 und b11.
Linie c: Bauern von Bernd auf c10 und c11.
Linie d: Bauern von Bernd auf d10 und d11.
Linie e: Bauern von Bernd auf e10 und e11.
Wendestein auf b6: oben Springer, unten Läufer, frei.
Wendestein auf e2: oben Läufer, unten Turm, gesperrt, bis Du gezogen hast.
Wendestein auf d6: oben Turm, unten Springer, frei.
Letzter Zug: Bernd zieht den Wendestein als Turm von e4 nach e2, schlägt dort einen Deiner Bauern (9 bleiben) und wendet den Stein auf Läufer; für Deinen nächsten Zug ist der Stein gesperrt.
Du bist am Zug.
`);
});

test('a draw that comes near stays on the board', () => {
  const calm = matchAt('5/5/2T2/5/4b/4w/5/5/5/5/SL3 SL,LT,TS s -', { quiet: 93 });
  expect(board(calm, ANNA)).toMatch(
    /\nNoch 7 Züge ohne Bauernzug und Schlagen, dann remis\.\nDu bist am Zug\.\n$/,
  );
  expect(board(calm, null, { board: 'text' })).toContain('\nNoch 7 Züge ohne Bauernzug und Schlagen');
  const round = 'b1d3 c9c11 d3d1 c11d9 d1b3 d9d11 b3b1 d11c9 b1d3';
  const again = playOn(matchAt('5/5/2T2/5/4b/4w/5/5/5/5/SL3 SL,LT,TS s -'), round);
  expect(board(again, BERND)).toContain('\nDiese Stellung ist zum zweiten Mal da; die dritte ist remis.\n');
  expect(board(playOn(again, 'c9c11 d3d1'), BERND)).toContain('zum zweiten Mal da');
  expect(board(CAPTURED, BERND)).not.toContain('remis');
});

test('R5 L8 at the end it names the winner rightly for everyone, and nothing is locked any more', () => {
  const won = matchAt(SOUTH_WON);
  const over = { ...won, end: { winner: 0, reason: 'goal', score: [1, 0] } } as const;
  expect(board(over, ANNA, { columns: 120 })).toMatch(
    /: Dein Bauer steht auf der Grundlinie von Bernd, Du gewinnst\.\n$/,
  );
  expect(board(over, BERND, { columns: 120 })).toMatch(
    /: Ein Bauer von Anna steht auf Deiner Grundlinie, Anna gewinnt\.\n$/,
  );
  const resigned = evolve(CAPTURED, { type: 'MatchResigned', side: 0 });
  expect(board(resigned, null)).toMatch(/Anna hat aufgegeben, Bernd gewinnt\.\n$/);
  expect(board(resigned, null)).not.toMatch(/!|gesperrt/);
  expect(board(resigned, null, { board: 'text' })).not.toContain('gesperrt, bis');
});

test('an adjourned match says so under the board', () => {
  const paused = evolve(CAPTURED, { type: 'MatchAdjourned' });
  expect(board(paused, ANNA)).toMatch(
    /Du bist am Zug\.\nDas Spiel ist vertagt; mit „fortsetzen“ geht es weiter\.\n$/,
  );
});

test('T14 wide and combining letters in names shift no column', () => {
  const wide = playMatch('c2 c10', [person('日本日本日本日本'), person('Ju\u0308rge\u0301n')]);
  const rows = board(wide, null, { columns: 45 })
    .split('\n')
    .filter((line) => line.endsWith('|'));
  expect(rows).toHaveLength(11);
  for (const row of rows) expect(row).toHaveLength(30);
});

test('who holds both seats is told by the seats, and sits south', () => {
  const practice = playMatch('c2', [ANNA, ANNA]);
  expect(board(practice, ANNA)).toMatch(
    /^\nx Anna \(Nord\): [^]*\no Anna \(Süd\): [^]*\nAnna \(Nord\) ist am Zug\.\n$/,
  );
});

test('colours change nothing but colours', () => {
  const painted = board(CAPTURED, ANNA, { colours: 2 });
  expect(painted).not.toBe(board(CAPTURED, ANNA));
  const sgr = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
  expect(painted.replaceAll(sgr, '').replaceAll(/ +\n/g, '\n')).toBe(board(CAPTURED, ANNA));
});

test('English says the same', () => {
  expect(board(CAPTURED, ANNA, { language: 'en' })).toMatch(
    /^\nx Bernd: 10 pawns, 0 lost\n.*Flip stones:\n.*b6: S up, L down\n[^]*\n\* Last move: Bernd played Te4xe2\.\n! The flip stone on e2 is locked until you have moved\.\nIt is your turn\.\n$/,
  );
});
