/** What holds for every board of Khalaha, whatever the match, the client and the style. */
import * as fc from 'fast-check';
import type { MatchView } from '../../../src/match/view';
import { renderBoard } from '../../../src/render/board';
import type { Capabilities } from '../../../src/render/capabilities';
import { isDrawing } from '../../../src/render/drawing-signs';
import { gameState } from '../../../src/render/gmcp';
import { cellsOf } from '../../../src/render/wrap';
import { opponentOf, type Side } from '../../../src/rules/game';
import { seatNames } from '../../../src/text/narrate';
import { BOARD_STYLES } from '../../../src/text/settings';
import { catalogues } from '../../../locales';
import { ANNA, anyMatch, BERND, person, PLAIN, seenBy, stateOf } from '../../support/khalaha-matches';

const viewer = fc.constantFrom(ANNA, BERND, null);
const LONG = person('日本日本日本日本日本日本日本日本');
const MARKED = person('J\u0308u\u0308r\u0308g\u0308e\u0308n\u0308');

const boardOf = (view: MatchView, capabilities: Capabilities): readonly string[] =>
  renderBoard(view, capabilities, catalogues.de, seatNames(view.players, catalogues.de));

const client: fc.Arbitrary<Capabilities> = fc.record({
  columns: fc.integer({ min: 20, max: 250 }),
  charset: fc.constantFrom('ascii', 'latin1', 'utf8'),
  colours: fc.constantFrom(0, 1, 3),
  board: fc.constantFrom(...BOARD_STYLES),
});

/** The numbers on a drawn board in reading order: pits and stores as the upper row, the stores and the lower row. */
function numbersDrawn(lines: readonly string[]): number[] {
  const rows = lines.filter((line) => /^[|│]/.test(line)).join(' ');
  return (rows.match(/\d+|\./g) ?? []).map((number) => (number === '.' ? 0 : Number(number)));
}

function numbersSpoken(lines: readonly string[]): number[] {
  return lines
    .filter((line) => /^(Dein Feld|Deine Bank|Feld \d von|Bank von)/.test(line))
    .map((line) => {
      const said = line.split(': ')[1] ?? '';
      return said === 'leer.' ? 0 : said === 'ein Stein.' ? 1 : Number.parseInt(said, 10);
    });
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

test('spoken boards hold no drawing, and every line is a sentence', () => {
  fc.assert(
    fc.property(anyMatch(), viewer, (match, who) => {
      for (const line of boardOf(seenBy(match, who), { ...PLAIN, columns: 250, board: 'text' })) {
        expect(isDrawing(line)).toBe(false);
        expect(line).toMatch(/^[A-ZÄÖÜ].*[.“]$/);
      }
    }),
  );
});

test('all styles show the numbers of the one view', () => {
  fc.assert(
    fc.property(anyMatch(), viewer, (match, who) => {
      const view = seenBy(match, who);
      const { pits, stores } = stateOf(match);
      const bottom = view.bottom;
      const top = opponentOf(bottom);
      const drawn = [...pits[top].toReversed(), stores[top], stores[bottom], ...pits[bottom]];
      expect(numbersDrawn(boardOf(view, PLAIN))).toEqual(drawn);
      expect(numbersDrawn(boardOf(view, { ...PLAIN, board: 'unicode' }))).toEqual(drawn);
      // While filling all stores are empty, so they are not spoken of.
      const told = (side: Side): number[] => [
        ...pits[side],
        ...(view.phase === 'filling' ? [] : [stores[side]]),
      ];
      const spoken = [...told(bottom), ...told(top)];
      expect(numbersSpoken(boardOf(view, { ...PLAIN, board: 'text' }))).toEqual(spoken);
      expect(gameState(view, ['', ''])).toMatchObject({ pits, stores });
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
