/**
 * The drawn board of Kelma (L1). Where there is room its legend stands beside it, else below; on narrow screens
 * a square shows only the upper face of a stone.
 */
import type { Side } from '../../rules/game';
import { FILE_COUNT, PAWNS_PER_SIDE } from '../../rules/kelma';
import { addressOf } from '../../text/narrate/address';
import type { Message } from '../../text/message';
import type { Capabilities } from '../capabilities';
import { paintOf } from '../paint';
import { wrap } from '../wrap';
import { fileLetters, gridOf, ranksFor, rankText, type Grid } from './grid';
import { fullLegend, stoneLegend } from './legend';
import type { Signs } from './signs';
import { lockFacts, statusFacts } from './status';
import { lastMoveOf, type Telling } from './view';

/** From here on the framed board fits, and from the other the legend beside it. */
const COLUMNS_FOR_FRAME = 40;
const COLUMNS_FOR_LEGEND_BESIDE = 60;
/** Cells of a rank's number. */
const MARGIN = 2;
/** Cells of both sides of the frame, and the blank before it. */
const FRAME = 3;
const GUTTER = '  ';

interface Canvas extends Telling {
  readonly grid: Grid;
  readonly signs: Signs;
  readonly columns: number;
}

/** Whose side it is, with the sign of its pawns, how many there are and how many were captured. */
function seatLines(
  side: Side,
  { view, names, listener, say, grid, signs, columns }: Canvas,
): readonly string[] {
  const lost = view.state.captured[side];
  const seat = side === listener ? say({ code: 'seat-yours', name: names[side] }) : names[side];
  const sign = signs.pawns[side];
  const line = say({ code: 'kelma-seat', sign, seat, pawns: PAWNS_PER_SIDE - lost, lost });
  return wrap(line, columns).map(grid.paint[side === view.bottom ? 'own' : 'other']);
}

const numberOf = (rank: number): string => String(rank).padStart(MARGIN);

function framedBoard({ grid, signs }: Canvas): readonly string[] {
  const { paint } = grid;
  const [upperLeft, upperRight, lowerLeft, lowerRight] = signs.corners;
  const rule = signs.horizontal.repeat(FILE_COUNT * grid.cell);
  const indent = ' '.repeat(MARGIN + 1);
  const bar = paint.frame(signs.vertical);
  return [
    indent + paint.frame(upperLeft + rule + upperRight),
    ...ranksFor(grid.view).map((rank) => `${numberOf(rank)} ${bar}${rankText(grid, rank)}${bar}`),
    indent + paint.frame(lowerLeft + rule + lowerRight),
    `${indent} ${fileLetters(grid)} `,
  ];
}

const bareBoard = ({ grid }: Canvas): readonly string[] => [
  ...ranksFor(grid.view).map((rank) => numberOf(rank) + rankText(grid, rank)),
  `${' '.repeat(MARGIN)}${fileLetters(grid)}`,
];

/** The board with its legend at the right, row by row; a legend that is longer goes on below. */
function besideLegend(board: readonly string[], canvas: Canvas): readonly string[] {
  const width = MARGIN + FRAME + FILE_COUNT * canvas.grid.cell;
  const legend = fullLegend(canvas).flatMap((message) =>
    message === null ? [''] : wrap(canvas.say(message), canvas.columns - width - GUTTER.length),
  );
  const blank = ' '.repeat(width);
  return Array.from({ length: Math.max(board.length, legend.length) }, (_, row) => {
    const told = legend[row] ?? '';
    const drawn = board[row] ?? blank;
    return told === '' ? drawn : drawn + GUTTER + told;
  });
}

function lastMoveLine({ view, names, listener, signs }: Canvas): readonly Message[] {
  const move = lastMoveOf(view);
  if (move === null) return [];
  const who = { to: addressOf(move.side, listener), name: names[move.side] };
  return [{ code: 'kelma-last', ...who, move: view.last ?? '', mark: signs.mark }];
}

export function renderDrawn(telling: Telling, signs: Signs, capabilities: Capabilities): readonly string[] {
  const { columns } = capabilities;
  const { view, top, say } = telling;
  const paint = paintOf(capabilities.colours);
  const isFramed = columns >= COLUMNS_FOR_FRAME;
  const grid = gridOf(view, signs, paint, isFramed ? 5 : 3);
  const canvas: Canvas = { ...telling, grid, signs, columns };
  const told = (messages: readonly Message[], role: 'lastMove' | 'warning' | 'turn' | 'result' | null) => {
    const lines = messages.flatMap((message) => wrap(say(message), columns));
    return role === null ? lines : lines.map(paint[role]);
  };
  const board = isFramed ? framedBoard(canvas) : bareBoard(canvas);
  const isBeside = columns >= COLUMNS_FOR_LEGEND_BESIDE;
  return [
    ...seatLines(top, canvas),
    ...(isBeside ? besideLegend(board, canvas) : board),
    ...seatLines(view.bottom, canvas),
    ...(isBeside ? [] : told(stoneLegend(telling), null)),
    ...told(lastMoveLine(canvas), 'lastMove'),
    ...told(lockFacts(telling, signs.lock), 'warning'),
    ...told(statusFacts(telling), view.end === null ? 'turn' : 'result'),
  ].map((line) => line.trimEnd());
}
