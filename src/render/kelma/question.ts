/** Short questions about a board of Kelma: what stands on a square, in a row, in a column. */
import { FILES, otherFace, parseSquare, pieceAt, RANKS, type File, type Square } from '../../rules/kelma';
import type { BoardQuestion } from '../../text/board-question';
import { addressOf } from '../../text/narrate/address';
import type { Message } from '../../text/message';
import { filesFor, ranksFor } from './grid';
import { stoneFact } from './spoken';
import type { Telling } from './view';

const isFile = (letter: string): letter is File => (FILES as readonly string[]).includes(letter);

/** null: the square is empty. */
function pieceFact(square: Square, telling: Telling): Message | null {
  const { view, names, listener } = telling;
  const piece = pieceAt(view.state.position, square);
  if (piece === null) return null;
  if (piece.kind === 'stone')
    return stoneFact({ square, face: piece.face, down: otherFace(piece.id, piece.face) }, telling);
  return { code: 'kelma-square-pawn', to: addressOf(piece.side, listener), name: names[piece.side], square };
}

/** Every piece on those squares, then that there is nothing else. */
function lineFacts(
  squares: readonly Square[],
  telling: Telling,
  rest: (pieces: number) => Message,
): readonly Message[] {
  const facts = squares.map((square) => pieceFact(square, telling)).filter((fact) => fact !== null);
  return facts.length === squares.length ? facts : [...facts, rest(facts.length)];
}

/** Rows are told from the left as the listener sits, columns from the listener's side. */
export function kelmaAnswer(question: BoardQuestion, telling: Telling): readonly Message[] {
  const { view } = telling;
  switch (question.about) {
    case 'field': {
      const square = parseSquare(question.name);
      if (square === null) return [{ code: 'kelma-refused-off-board', square: question.name }];
      return [pieceFact(square, telling) ?? { code: 'kelma-square-empty', square }];
    }
    case 'row': {
      const rank = RANKS.find((known) => known === question.rank);
      if (rank === undefined) return [];
      const squares = filesFor(view).map((file): Square => `${file}${rank}`);
      return lineFacts(squares, telling, (pieces) => ({ code: 'kelma-row-rest', rank, pieces }));
    }
    case 'column': {
      const { file } = question;
      if (!isFile(file)) return [];
      const squares = [...ranksFor(view)].reverse().map((rank): Square => `${file}${rank}`);
      return lineFacts(squares, telling, (pieces) => ({ code: 'kelma-column-rest', file, pieces }));
    }
  }
}
