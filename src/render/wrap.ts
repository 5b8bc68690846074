/** Breaks text into lines by display cells, so that wide and combining characters count as what they take up (T14). */
import sliceAnsi from 'slice-ansi';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** SGR sequences, as paint.ts makes them. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** ASCII, Latin letters, quotes and dashes, frames, pawns: one cell each, which is nearly all that is ever measured. */
const NARROW = /^[ -~\u00A1-\u00AC\u00AE-\u02FF\u2013-\u2022\u2500-\u257F\u25CB\u25CF]*$/;

/** Cells that a text takes up; colours take none. */
export function cellsOf(text: string): number {
  // Colours hold a character that is not narrow, so there are none here.
  if (NARROW.test(text)) return text.length;
  const bare = text.replaceAll(COLOURS, '');
  return NARROW.test(bare) ? bare.length : stringWidth(bare);
}

/** Fills up with spaces to so many cells, or cuts off what is over them. */
export function padCells(text: string, cells: number): string {
  const over = cellsOf(text) - cells;
  if (over <= 0) return text + ' '.repeat(-over);
  const cut = sliceAnsi(text, 0, cells);
  return cut + ' '.repeat(Math.max(0, cells - cellsOf(cut)));
}

/** The text in the middle of so many cells. */
export function centreCells(text: string, cells: number): string {
  const free = Math.max(0, cells - cellsOf(text));
  return padCells(' '.repeat(Math.floor(free / 2)) + text, cells);
}

/** Words of narrow characters, one blank between: broken here, as wrap-ansi would; null: it has to do it. */
function breakWords(text: string, room: number): readonly string[] | null {
  if (!NARROW.test(text) || text.includes('  ')) return null;
  const rows: string[] = [];
  let row = '';
  for (const word of text.trimEnd().split(' ')) {
    if (word.length > room) return null;
    if (row === '') row = word;
    else if (row.length + 1 + word.length <= room) row += ` ${word}`;
    else {
      rows.push(row);
      row = word;
    }
  }
  return [...rows, row];
}

/** No character takes up more than two cells for each of its code units, so short lines need no measuring. */
const fitsSurely = (line: string, columns: number): boolean => line.length * 2 <= columns;

function wrapLine(line: string, columns: number, hanging: number): readonly string[] {
  if (fitsSurely(line, columns)) return [line];
  if (cellsOf(line) <= columns) return [line];
  const lead = /^ */.exec(line)?.[0].length ?? 0;
  // An indent that leaves hardly any room is worse than none.
  const indent = lead + hanging <= columns / 2 ? lead + hanging : 0;
  const first = indent === 0 ? 0 : lead;
  const room = columns - indent;
  const text = line.trimStart();
  const lines = breakWords(text, room) ?? wrapAnsi(text, room, { hard: true, trim: true }).split('\n');
  return lines.map((part, index) => ' '.repeat(index === 0 ? first : indent) + part);
}

/**
 * Lines of at most `columns` cells; '\n' parts paragraphs. A line's own indent is kept for what is wrapped, plus
 * `hanging` cells from its second row on.
 */
export const wrap = (text: string, columns: number, hanging = 0): readonly string[] =>
  text.includes('\n')
    ? text.split('\n').flatMap((line) => wrapLine(line, columns, hanging))
    : wrapLine(text, columns, hanging);
