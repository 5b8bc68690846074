/** The squares of Kelma as they are drawn: from the side of who looks, north seeing the board turned by half. */
import { NORTH } from '../../rules/game';
import { FILE_COUNT, FILES, indexOf, otherFace, RANKS, type File, type Rank } from '../../rules/kelma';
import type { Paint } from '../paint';
import type { Signs } from './signs';
import { lastMoveOf, lockedOf, type KelmaView } from './view';

export interface Grid {
  readonly view: KelmaView;
  readonly signs: Signs;
  readonly paint: Paint;
  /** Cells that one square takes up: 5 shows both faces of a stone, 3 the upper one. */
  readonly cell: 3 | 5;
  /** Numbers of the squares that the last move has emptied or filled. */
  readonly changed: readonly number[];
  /** Number of the square of the locked stone (L7). */
  readonly locked: number | null;
}

/** Left to right. */
export const filesFor = ({ bottom }: KelmaView): readonly File[] =>
  bottom === NORTH ? [...FILES].reverse() : FILES;

/** Top to bottom. */
export const ranksFor = ({ bottom }: KelmaView): readonly Rank[] =>
  bottom === NORTH ? RANKS : [...RANKS].reverse();

function changedIn(view: KelmaView): readonly number[] {
  const move = lastMoveOf(view);
  if (move === null) return [];
  const pushed = move.type === 'PawnMoved' ? move.pushed : null;
  const squares = [move.from, move.to, ...(pushed === null ? [] : [pushed.to])];
  return squares.map(indexOf);
}

export function gridOf(view: KelmaView, signs: Signs, paint: Paint, cell: Grid['cell']): Grid {
  const locked = lockedOf(view);
  return { view, signs, paint, cell, changed: changedIn(view), locked: locked && indexOf(locked) };
}

function squareText({ view, signs, paint, cell, changed, locked }: Grid, index: number): string {
  const piece = view.state.position.board[index] ?? null;
  const marked = changed.includes(index);
  const mark = marked ? signs.mark : ' ';
  if (piece?.kind !== 'stone') {
    const sign = piece === null ? signs.empty : signs.pawns[piece.side];
    const role = piece === null ? 'frame' : piece.side === view.bottom ? 'own' : 'other';
    const text = mark + sign + ' ';
    return paint[marked ? 'lastMove' : role](cell === 5 ? ` ${text} ` : text);
  }
  const isLocked = index === locked;
  const faces = cell === 5 ? `${piece.face}/${otherFace(piece.id, piece.face)}` : piece.face;
  const text = `${mark}${faces}${isLocked ? signs.lock : ' '}`;
  return isLocked ? paint.warning(text) : marked ? paint.lastMove(text) : paint.neutral(text);
}

/** One rank, without its number and frame. Squares go by number: their names would cost more than the drawing. */
export function rankText(grid: Grid, rank: Rank): string {
  const turned = grid.view.bottom === NORTH;
  const first = (rank - 1) * FILE_COUNT + (turned ? FILE_COUNT - 1 : 0);
  let text = '';
  for (let file = 0; file < FILE_COUNT; file += 1) text += squareText(grid, first + (turned ? -file : file));
  return text;
}

/** The letters under the files. */
export const fileLetters = ({ view, cell }: Grid): string =>
  filesFor(view)
    .map((file) => (cell === 5 ? `  ${file}  ` : ` ${file} `))
    .join('');
