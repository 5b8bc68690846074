/** Golden boards: what is read here is what players see. */
import { evolve } from '../../../src/match/evolve';
import type { Match } from '../../../src/match/match';
import type { Person } from '../../../src/match/player';
import { renderBoard } from '../../../src/render/board';
import type { Capabilities } from '../../../src/render/capabilities';
import type { Side } from '../../../src/rules/game';
import { seatNames } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';
import {
  act,
  ANNA,
  BERND,
  fill,
  fillAll,
  FINISH,
  person,
  PLAIN,
  playMatch,
  seenBy,
  startMatch,
  withState,
} from '../../support/khalaha-matches';

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

/** Anna has played 3 and then, for her bonus turn, 6; Bernd has just emptied pit 1. */
const MIDDLE = playMatch([3, 6, 1]);
const FILLING = act(act(startMatch(), 0, fill(3, 5)).match, 1, fillAll(6)).match;

test('K1 K2 K3 each player sits at the bottom, opposite pits face each other, the last move is marked', () => {
  expect(board(MIDDLE, ANNA)).toBe(`
Bernd
 Bank    6     5     4     3     2     1
+-----+-----+-----+-----+-----+-----+-----+-----+
|     |  5  |  5  |  6  |  6  |  6  | *0  |     |
|  0  +-----+-----+-----+-----+-----+-----+  2  |
|     |  4  |  4  |  0  |  5  |  5  |  0  |     |
+-----+-----+-----+-----+-----+-----+-----+-----+
         1     2     3     4     5     6   Bank
Anna (Du)
* Letzter Zug: Bernd hat Feld 1 geleert.
Du bist am Zug.
`);
  expect(board(MIDDLE, BERND)).toBe(`
Anna
 Bank    6     5     4     3     2     1
+-----+-----+-----+-----+-----+-----+-----+-----+
|     |  0  |  5  |  5  |  0  |  4  |  4  |     |
|  2  +-----+-----+-----+-----+-----+-----+  0  |
|     | *0  |  6  |  6  |  6  |  5  |  5  |     |
+-----+-----+-----+-----+-----+-----+-----+-----+
         1     2     3     4     5     6   Bank
Bernd (Du)
* Letzter Zug: Du hast Feld 1 geleert.
Anna ist am Zug.
`);
});

test('spectators sit south, unless they choose, and nobody is Du', () => {
  expect(board(MIDDLE, null)).toMatch(
    /\nAnna\n\* Letzter Zug: Bernd hat Feld 1 geleert\.\nAnna ist am Zug\.\n$/,
  );
  expect(board(MIDDLE, null, { bottom: 1 })).toMatch(/^\nAnna\n[^]*\nBernd\n/);
});

test('the Unicode board has the same shape', () => {
  expect(board(MIDDLE, ANNA, { board: 'unicode' })).toBe(`
Bernd
 Bank    6     5     4     3     2     1
╭─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────╮
│     │  5  │  5  │  6  │  6  │  6  │ •0  │     │
│  0  ├─────┼─────┼─────┼─────┼─────┼─────┤  2  │
│     │  4  │  4  │  0  │  5  │  5  │  0  │     │
╰─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────╯
         1     2     3     4     5     6   Bank
Anna (Du)
• Letzter Zug: Bernd hat Feld 1 geleert.
Du bist am Zug.
`);
});

test('a narrow screen gets the narrow board, down to 20 columns', () => {
  const narrow = `
Bernd
Bank 0
  6  5  4  3  2  1
------------------
  5  5  6  6  6 *0
  4  4  0  5  5  0
------------------
  1  2  3  4  5  6
            Bank 2
Anna (Du)
`;
  expect(board(MIDDLE, ANNA, { columns: 49 })).toBe(
    `${narrow}* Letzter Zug: Bernd hat Feld 1 geleert.\nDu bist am Zug.\n`,
  );
  expect(board(MIDDLE, ANNA, { columns: 20 })).toBe(
    `${narrow}* Letzter Zug: Bernd\nhat Feld 1 geleert.\nDu bist am Zug.\n`,
  );
});

test('K5 K6 while filling it shows supplies, who is ready and what to type', () => {
  expect(board(FILLING, ANNA, { charset: 'ascii' })).toBe(`
Bernd: Vorrat 0
 Bank    6     5     4     3     2     1
+-----+-----+-----+-----+-----+-----+-----+-----+
|     |  6  |  6  |  6  |  6  |  6  |  6  |     |
|  0  +-----+-----+-----+-----+-----+-----+  0  |
|     |  .  |  .  |  5  |  .  |  .  |  .  |     |
+-----+-----+-----+-----+-----+-----+-----+-----+
         1     2     3     4     5     6   Bank
Anna (Du): Vorrat 31
Lege in jedes Deiner Felder 4 bis 6 Steine, zum Beispiel "fuelle 3 mit 6".
"fuelle fertig" beendet Dein Befuellen.
`);
  const ready = act(FILLING, 1, FINISH).match;
  expect(board(ready, BERND)).toMatch(/\nBernd \(Du\): fertig\nAnna füllt noch die eigenen Felder\.\n$/);
  expect(board(FILLING, null)).toMatch(/\nAnna und Bernd füllen noch die eigenen Felder\.\n$/);
});

test('R5 K12 at the end it names the winner rightly for everyone', () => {
  const resigned = evolve(MIDDLE, { type: 'MatchResigned', side: 0 });
  expect(board(resigned, ANNA)).toMatch(/Du hast aufgegeben, Bernd gewinnt\.\n$/);
  expect(board(resigned, BERND)).toMatch(/Anna hat aufgegeben, Du gewinnst\.\n$/);
  expect(board(resigned, null)).toMatch(/Anna hat aufgegeben, Bernd gewinnt\.\n$/);
});

test('an adjourned match says so under the board', () => {
  const paused = evolve(MIDDLE, { type: 'MatchAdjourned' });
  expect(board(paused, ANNA)).toMatch(
    /Du bist am Zug\.\nDas Spiel ist vertagt; mit „fortsetzen“ geht es weiter\.\n$/,
  );
});

test('who listens gets one fact a line, own side first', () => {
  expect(board(MIDDLE, ANNA, { board: 'text', columns: 120 })).toBe(`
Dein Feld 1: 4 Steine.
Dein Feld 2: 4 Steine.
Dein Feld 3: leer.
Dein Feld 4: 5 Steine.
Dein Feld 5: 5 Steine.
Dein Feld 6: leer.
Deine Bank: 2 Steine.
Feld 1 von Bernd: leer.
Feld 2 von Bernd: 6 Steine.
Feld 3 von Bernd: 6 Steine.
Feld 4 von Bernd: 6 Steine.
Feld 5 von Bernd: 5 Steine.
Feld 6 von Bernd: 5 Steine.
Bank von Bernd: leer.
Letzter Zug: Bernd leert Feld 1, und der letzte von 5 Steinen fällt in das eigene Feld 6, in dem schon Steine liegen.
Du bist am Zug.
`);
  expect(board(FILLING, BERND, { board: 'text', language: 'en' })).toMatch(
    /\nYour pit 6: 6 seeds\.\nYour supply: empty\.\nAnna’s pit 1: empty\.\n/,
  );
});

test('T14 wide and combining letters in names shift no column', () => {
  const wide = playMatch([3, 6, 1], [person('日本日本日本日本'), person('Ju\u0308rge\u0301n')]);
  const rows = board(wide, null)
    .split('\n')
    .filter((line) => /^[+|]/.test(line));
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toHaveLength(49);
  expect(board(wide, null, { columns: 20 })).toContain('\n日本日本日本日本\n* Letzter Zug:\n');
});

test('pits and stores of two digits keep the columns', () => {
  const full = withState(MIDDLE, {
    pits: [
      [13, 0, 12, 1, 34, 10],
      [11, 2, 3, 4, 5, 12],
    ],
    stores: [30, 41],
  });
  expect(board(full, ANNA)).toContain(`
|     |  12 |  5  |  4  |  3  |  2  | *11 |     |
|  41 +-----+-----+-----+-----+-----+-----+  30 |
|     |  13 |  0  |  12 |  1  |  34 |  10 |     |
`);
  expect(board(full, ANNA, { columns: 30 })).toContain('\n 12  5  4  3  2*11\n 13  0 12  1 34 10\n');
});

test('who holds both seats is told by the seats', () => {
  const practice = playMatch([3], [ANNA, ANNA]);
  expect(board(practice, ANNA)).toMatch(
    /^\nAnna \(Nord\)\n[^]*\nAnna \(Süd\)\n[^]*\nAnna \(Süd\) ist am Zug\.\n$/,
  );
});

test('colours change nothing but colours', () => {
  const painted = board(MIDDLE, ANNA, { colours: 2 });
  expect(painted).not.toBe(board(MIDDLE, ANNA));
  const sgr = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
  expect(painted.replaceAll(sgr, '')).toBe(board(MIDDLE, ANNA));
});

test('English says the same', () => {
  expect(board(MIDDLE, ANNA, { language: 'en' })).toMatch(
    /^\nBernd\n Store [^]* Store\nAnna \(you\)\n\* Last move: Bernd emptied pit 1\.\nIt is your turn\.\n$/,
  );
});

test('the pie rule is offered to the one who may use it', () => {
  const open = withState(MIDDLE, { turn: 1, swapOpen: true });
  const hint = 'kannst Du mit „tausche“ alle Steine mit der anderen Seite tauschen.';
  expect(board(open, BERND, { columns: 120 })).toContain(hint);
  expect(board(open, ANNA, { columns: 120 })).not.toContain(hint);
  expect(board(MIDDLE, ANNA, { columns: 120 })).not.toContain(hint);
});
