/** The squares of Kelma as they are drawn: from the side of who looks, north seeing the board turned by half. */
import { NORTH } from '../../rules/game';
import { FILES, otherFace, pieceAt, RANKS, type File, type Rank, type Square } from '../../rules/kelma';
import type { Paint } from '../paint';
import type { Signs } from './signs';
import { lastMoveOf, lockedOf, type KelmaView } from './view';

export interface Grid {
  readonly view: KelmaView;
  readonly signs: Signs;
  readonly paint: Paint;
  /** Cells that one square takes up: 5 shows both faces of a stone, 3 the upper one. */
  readonly cell: 3 | 5;
}

/** Left to right. */
export const filesFor = ({ bottom }: KelmaView): readonly File[] =>
  bottom === NORTH ? [...FILES].reverse() : FILES;

/** Top to bottom. */
export const ranksFor = ({ bottom }: KelmaView): readonly Rank[] =>
  bottom === NORTH ? RANKS : [...RANKS].reverse();

/** Whether the last move has emptied or filled that square. */
function isChanged(view: KelmaView, square: Square): boolean {
  const move = lastMoveOf(view);
  if (move === null) return false;
  const pushedTo = move.type === 'PawnMoved' ? (move.pushed?.to ?? null) : null;
  return square === move.from || square === move.to || square === pushedTo;
}

function squareText({ view, signs, paint, cell }: Grid, square: Square): string {
  const piece = pieceAt(view.state.position, square);
  const marked = isChanged(view, square);
  const mark = marked ? signs.mark : ' ';
  if (piece?.kind !== 'stone') {
    const sign = piece === null ? signs.empty : signs.pawns[piece.side];
    const role = piece === null ? 'frame' : piece.side === view.bottom ? 'own' : 'other';
    const text = mark + sign + ' ';
    return paint[marked ? 'lastMove' : role](cell === 5 ? ` ${text} ` : text);
  }
  const locked = lockedOf(view) === square;
  const faces = cell === 5 ? `${piece.face}/${otherFace(piece.id, piece.face)}` : piece.face;
  const text = `${mark}${faces}${locked ? signs.lock : ' '}`;
  return locked ? paint.warning(text) : marked ? paint.lastMove(text) : paint.neutral(text);
}

/** One rank, without its number and frame. */
export const rankText = (grid: Grid, rank: Rank): string =>
  filesFor(grid.view)
    .map((file) => squareText(grid, `${file}${rank}`))
    .join('');

/** The letters under the files. */
export const fileLetters = ({ view, cell }: Grid): string =>
  filesFor(view)
    .map((file) => (cell === 5 ? `  ${file}  ` : ` ${file} `))
    .join('');
