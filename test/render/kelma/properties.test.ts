/** What holds for every board of Kelma, whatever the match, the client and the style. */
import * as fc from 'fast-check';
import { evolve } from '../../../src/match/evolve';
import type { MatchView } from '../../../src/match/view';
import { renderBoard } from '../../../src/render/board';
import type { Capabilities } from '../../../src/render/capabilities';
import { isDrawing } from '../../../src/render/drawing-signs';
import { gameState } from '../../../src/render/gmcp';
import { cellsOf } from '../../../src/render/wrap';
import { makeLiteral } from '../../../src/rules/kelma';
import { seatNames } from '../../../src/text/narrate';
import { BOARD_STYLES } from '../../../src/text/settings';
import { catalogues } from '../../../locales';
import { ANNA, anyMatch, BERND, person, PLAIN, seenBy, stateOf } from '../../support/kelma-matches';

const viewer = fc.constantFrom(ANNA, BERND, null);
const LONG = person('日本日本日本日本日本日本日本日本');
const MARKED = person('J\u0308u\u0308r\u0308g\u0308e\u0308n\u0308');
/** As long as names may be. */
const LONGEST = [person('Maximilianissima'), person('Schlossgespenste')] as const;

const boardOf = (view: MatchView, capabilities: Capabilities): readonly string[] =>
  renderBoard(view, capabilities, catalogues.de, seatNames(view.players, catalogues.de));

const client: fc.Arbitrary<Capabilities> = fc.record({
  columns: fc.integer({ min: 20, max: 250 }),
  charset: fc.constantFrom('ascii', 'latin1', 'utf8'),
  colours: fc.constantFrom(0, 1, 3),
  board: fc.constantFrom(...BOARD_STYLES),
});

type Occupied = Record<string, string>;

/** What stands on each square of a drawn board: o, x, or the faces of a stone, upper first. */
function drawn(lines: readonly string[], files: string): Occupied {
  const occupied: Occupied = {};
  for (const line of lines) {
    const [, rank, cells] = /^ ?(\d+) [|│](.{25})[|│]/u.exec(line) ?? [];
    if (rank === undefined || cells === undefined) continue;
    Array.from(files).forEach((file, index) => {
      const sign = cells.slice(index * 5, index * 5 + 5).replaceAll(/[ *»!]/gu, '');
      if (!/^[.·]$/u.test(sign)) occupied[file + rank] = sign.replace('○', 'o').replace('●', 'x');
    });
  }
  return occupied;
}

const FACE: Record<string, string> = { Springer: 'S', Läufer: 'L', Turm: 'T' };

/** The same from what is spoken to Anna. */
function spoken(lines: readonly string[]): Occupied {
  const occupied: Occupied = {};
  for (const line of lines) {
    const [, up = '', down = ''] = /: oben (\S+), unten (\S+),/u.exec(line) ?? [];
    for (const square of line.startsWith('Linie') ? (line.match(/[a-e]\d+/gu) ?? []) : []) {
      occupied[square] = line.includes('Dein') ? 'o' : 'x';
    }
    const stone = /^Wendestein auf ([a-e]\d+)/u.exec(line)?.[1];
    if (stone !== undefined) occupied[stone] = `${FACE[up] ?? '?'}/${FACE[down] ?? '?'}`;
  }
  return occupied;
}

test('T14 no line is wider than the client, in every style and language, with any names', () => {
  fc.assert(
    fc.property(
      anyMatch([LONG, MARKED]),
      client,
      fc.constantFrom(LONG, MARKED, null),
      (match, capabilities, who) => {
        const view = seenBy(match, who);
        for (const catalogue of Object.values(catalogues)) {
          for (const line of renderBoard(view, capabilities, catalogue, seatNames(view.players, catalogue))) {
            expect(cellsOf(line)).toBeLessThanOrEqual(capabilities.columns);
          }
        }
      },
    ),
  );
});

test('from 60 columns on the drawn board has at most 24 lines, also adjourned and under the longest names', () => {
  fc.assert(
    fc.property(
      anyMatch(LONGEST),
      fc.integer({ min: 60, max: 80 }),
      fc.constantFrom('ascii', 'unicode'),
      fc.boolean(),
      (match, columns, board, paused) => {
        const shown = paused && match.end === null ? evolve(match, { type: 'MatchAdjourned' }) : match;
        for (const who of [...LONGEST, null]) {
          const view = seenBy(shown, who);
          for (const catalogue of Object.values(catalogues)) {
            const names = seatNames(view.players, catalogue);
            const lines = renderBoard(view, { ...PLAIN, columns, board }, catalogue, names);
            expect(lines.length).toBeLessThanOrEqual(24);
          }
        }
      },
    ),
  );
});

test('spoken boards hold no drawing, and every line is a sentence', () => {
  fc.assert(
    fc.property(anyMatch(), viewer, (match, who) => {
      for (const line of boardOf(seenBy(match, who), { ...PLAIN, columns: 250, board: 'text' })) {
        expect(isDrawing(line)).toBe(false);
        expect(line).toMatch(/^[A-ZÄÖÜ].*\.$/);
      }
    }),
  );
});

test('all styles show the one position, and so does Game.State', () => {
  fc.assert(
    fc.property(anyMatch(), (match) => {
      const view = seenBy(match, ANNA);
      const ascii = drawn(boardOf(view, PLAIN), 'abcde');
      expect(drawn(boardOf(view, { ...PLAIN, board: 'unicode' }), 'abcde')).toEqual(ascii);
      expect(drawn(boardOf(seenBy(match, BERND), PLAIN), 'edcba')).toEqual(ascii);
      expect(spoken(boardOf(view, { ...PLAIN, columns: 250, board: 'text' }))).toEqual(ascii);
      const { position } = stateOf(match);
      expect(gameState(view, ['', ''])).toMatchObject({ position: makeLiteral(position) });
      expect(Object.keys(ascii)).toHaveLength(position.board.filter((piece) => piece !== null).length);
    }),
  );
});

test('the locked stone and the last move are marked on every drawn board', () => {
  fc.assert(
    fc.property(anyMatch(), viewer, fc.constantFrom(20, 40, 60), (match, who, columns) => {
      const view = seenBy(match, who);
      const { position } = stateOf(match);
      const lines = boardOf(view, { ...PLAIN, columns });
      const isLocked = position.locked !== null && match.end === null;
      const rows = lines.filter((line) => /^ ?\d+[ *]/.test(line)).join('');
      expect(rows.includes('!')).toBe(isLocked);
      const pushed = view.last?.includes('>') === true;
      expect((rows.match(/\*/g) ?? []).length).toBe(view.last === null ? 0 : pushed ? 3 : 2);
    }),
  );
});

test('T8 a client with ASCII only gets nothing else', () => {
  fc.assert(
    fc.property(anyMatch([MARKED, LONG]), fc.constantFrom('ascii', 'text'), (match, board) => {
      const lines = boardOf(seenBy(match, MARKED), { ...PLAIN, charset: 'ascii', board });
      expect(lines.join('\n')).toMatch(/^[\n -~]*$/);
    }),
  );
});
