/**
 * The drawn board of Khalaha. Opposite pits face each other (K3): the upper row runs 6 to 1, the upper side's
 * store is on the left and the lower side's on the right, so that sowing runs counter-clockwise (K2).
 */
import type { Side } from '../../rules/game';
import { addressOf } from '../../text/narrate/address';
import type { Message } from '../../text/message';
import type { Capabilities } from '../capabilities';
import { paintOf, type Paint } from '../paint';
import { centreCells, wrap } from '../wrap';
import type { Frame } from './frame';
import { statusFacts } from './status';
import type { Telling } from './view';

/** From here on the wide board fits. */
const COLUMNS_FOR_WIDE = 50;
const CELL = 5;
const NARROW_CELL = 3;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

interface Canvas extends Telling {
  readonly frame: Frame;
  readonly paint: Paint;
  readonly columns: number;
}

const isFilling = ({ view }: Telling): boolean => view.phase === 'filling';

/** The pit of that side that was emptied by the last move; null when it was none of its. */
function lastPit(side: Side, { view }: Telling): number | null {
  const move = view.lastMove;
  return move?.game === 'khalaha' && move.type === 'SeedsSown' && move.side === side ? move.pit : null;
}

const roleOf = (side: Side, canvas: Canvas): 'own' | 'other' => (side === canvas.top ? 'other' : 'own');

/** The contents of one pit: '.' while it is not filled, with the mark in front if the last move emptied it. */
function pitText(side: Side, pit: number, cells: number, canvas: Canvas): string {
  const seeds = canvas.view.state.pits[side][pit - 1] ?? 0;
  const marked = lastPit(side, canvas) === pit;
  const count = isFilling(canvas) && seeds === 0 ? '.' : String(seeds);
  const text = (marked ? canvas.frame.mark : ' ') + count;
  const paint = marked ? canvas.paint.lastMove : canvas.paint[roleOf(side, canvas)];
  return paint(cells === NARROW_CELL ? text.padStart(cells) : (' ' + text).padEnd(cells));
}

/** Pit numbers as they stand on the board: the upper side sits opposite, so its pits run the other way. */
const numbersOf = (side: Side, { top }: Telling): readonly number[] =>
  side === top ? [...NUMBERS].reverse() : NUMBERS;

const numberRow = (side: Side, cells: number, gap: string, canvas: Canvas): string =>
  numbersOf(side, canvas)
    .map((pit) => (cells === NARROW_CELL ? String(pit).padStart(cells) : centreCells(String(pit), cells)))
    .join(gap);

/** Who sits there; while filling also the supply, so that line may need two rows on a narrow screen. */
function seatLines(side: Side, canvas: Canvas): readonly string[] {
  const { view, names, listener, say } = canvas;
  const name = names[side];
  const seat = side === listener ? say({ code: 'seat-yours', name }) : name;
  const filling: Message = view.state.ready[side]
    ? { code: 'khalaha-seat-ready', seat }
    : { code: 'khalaha-seat-filling', seat, supply: view.state.supply[side] };
  const line = isFilling(canvas) ? say(filling) : seat;
  return wrap(line, canvas.columns).map(canvas.paint[roleOf(side, canvas)]);
}

function wideBoard(canvas: Canvas): readonly string[] {
  const { frame, paint, view, top, say } = canvas;
  const bottom = view.bottom;
  const bar = paint.frame(frame.vertical);
  const label = centreCells(say({ code: 'khalaha-store-label' }), CELL + 2);
  const blank = ' '.repeat(CELL);
  const store = (side: Side): string =>
    paint[roleOf(side, canvas)](('  ' + String(view.state.stores[side])).padEnd(CELL));
  const row = (side: Side): string =>
    [blank, ...numbersOf(side, canvas).map((pit) => pitText(side, pit, CELL, canvas)), blank].join(bar);
  const rule = (edge: readonly [string, string, string]): string =>
    edge[0] + Array.from({ length: 8 }, () => frame.horizontal.repeat(CELL)).join(edge[1]) + edge[2];
  const inner =
    frame.middle[0] +
    Array.from({ length: 6 }, () => frame.horizontal.repeat(CELL)).join(frame.middle[1]) +
    frame.middle[2];
  return [
    (label + numberRow(top, CELL, ' ', canvas)).trimEnd(),
    paint.frame(rule(frame.upper)),
    bar + row(top) + bar,
    bar + store(top) + paint.frame(inner) + store(bottom) + bar,
    bar + row(bottom) + bar,
    paint.frame(rule(frame.lower)),
    ' '.repeat(CELL + 2) + numberRow(bottom, CELL, ' ', canvas) + label.trimEnd(),
  ];
}

function narrowBoard(canvas: Canvas): readonly string[] {
  const { frame, paint, view, top, say } = canvas;
  const label = say({ code: 'khalaha-store-label' });
  const width = NARROW_CELL * 6;
  const rule = paint.frame(frame.horizontal.repeat(width));
  const store = (side: Side): string => `${label} ${view.state.stores[side]}`;
  const row = (side: Side): string =>
    numbersOf(side, canvas)
      .map((pit) => pitText(side, pit, NARROW_CELL, canvas))
      .join('');
  const ownStore = store(view.bottom);
  return [
    paint.other(store(top)),
    numberRow(top, NARROW_CELL, '', canvas),
    rule,
    row(top),
    row(view.bottom),
    rule,
    numberRow(view.bottom, NARROW_CELL, '', canvas),
    paint.own(ownStore.padStart(width)),
  ];
}

function lastMoveLine(canvas: Canvas): readonly string[] {
  const { view, names, listener, say, frame } = canvas;
  const move = view.lastMove;
  if (move?.game !== 'khalaha') return [];
  const who = { to: addressOf(move.side, listener), name: names[move.side] };
  if (move.type === 'SeedsSown') {
    return [say({ code: 'khalaha-last-sown', ...who, pit: move.pit, mark: frame.mark })];
  }
  return move.type === 'SidesSwapped' ? [say({ code: 'khalaha-last-swapped', ...who })] : [];
}

export function renderDrawn(telling: Telling, frame: Frame, capabilities: Capabilities): readonly string[] {
  const { columns } = capabilities;
  const canvas: Canvas = { ...telling, frame, paint: paintOf(capabilities.colours), columns };
  const { paint, view, top, say } = canvas;
  const told = (lines: readonly string[], role: 'lastMove' | 'turn' | 'result'): readonly string[] =>
    lines.flatMap((line) => wrap(line, columns)).map(paint[role]);
  return [
    ...seatLines(top, canvas),
    ...(columns < COLUMNS_FOR_WIDE ? narrowBoard(canvas) : wideBoard(canvas)),
    ...seatLines(view.bottom, canvas),
    ...told(lastMoveLine(canvas), 'lastMove'),
    ...told(statusFacts(canvas).map(say), view.end === null ? 'turn' : 'result'),
  ];
}
