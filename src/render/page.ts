/** Lays out longer answers: headings, two columns where there is room, plain facts for who listens to them. */
import { assertNever } from '../kernel/assert-never';
import type { Catalogue } from '../text/catalogue';
import type { Page, PageLine } from '../text/page';
import type { Capabilities } from './capabilities';
import { isDrawing } from './drawing-signs';
import { paintOf, type Paint } from './paint';
import { transliterate } from './transliterate';
import { cellsOf, padCells, wrap } from './wrap';

/** Under so many columns two columns side by side leave too little for the right one. */
const COLUMNS_FOR_TWO = 50;
const WIDEST_TERM = 28;
const GUTTER = 2;

interface Sheet {
  readonly capabilities: Capabilities;
  readonly catalogue: Catalogue;
  readonly paint: Paint;
  /** The width of left columns, in cells; null: one below the other. */
  readonly term: number | null;
}

type EntryLine = Extract<PageLine, { readonly kind: 'command' | 'entry' }>;

const isEntry = (line: PageLine): line is EntryLine => line.kind === 'command' || line.kind === 'entry';

const shown = (text: string, { capabilities }: Pick<Sheet, 'capabilities'>): string =>
  transliterate(text, capabilities.charset);

function termWidth(page: Page, capabilities: Capabilities): number | null {
  if (capabilities.board === 'text' || capabilities.columns < COLUMNS_FOR_TWO) return null;
  const cells = page.filter(isEntry).map((line) => cellsOf(shown(line.term, { capabilities })));
  return Math.max(0, ...cells.filter((width) => width <= WIDEST_TERM)) + GUTTER;
}

function renderEntry(line: EntryLine, sheet: Sheet): readonly string[] {
  const { capabilities, catalogue, paint, term } = sheet;
  const { columns } = capabilities;
  const label = shown(line.term, sheet);
  const said = line.kind === 'entry' ? catalogue.say(line.message) : catalogue.help(line.command).summary;
  const text = shown(said, sheet);
  if (capabilities.board === 'text') return wrap(`${label}: ${text}`, columns);
  if (term !== null && cellsOf(label) + GUTTER <= term) {
    const [first = '', ...rest] = wrap(text, columns - term);
    const gap = ' '.repeat(term);
    return [paint.command(padCells(label, term)) + first, ...rest.map((part) => gap + part)];
  }
  const indent = term ?? GUTTER;
  const below = wrap(text, columns - indent).map((part) => ' '.repeat(indent) + part);
  return [...wrap(label, columns).map(paint.command), ...below];
}

/** Paragraphs; drawings among them are kept in shape, and left out for who listens. */
function renderLongText(text: string, sheet: Sheet): readonly string[] {
  const { board, columns } = sheet.capabilities;
  const lines = shown(text, sheet).split('\n');
  const kept = board === 'text' ? lines.filter((line) => line.trim() !== '' && !isDrawing(line)) : lines;
  return kept.flatMap((line) => wrap(line, columns));
}

function renderLine(line: PageLine, sheet: Sheet): readonly string[] {
  const { catalogue, capabilities, paint } = sheet;
  const { columns, board } = capabilities;
  switch (line.kind) {
    case 'heading':
      return wrap(shown(catalogue.say(line.message), sheet), columns).map(paint.heading);
    case 'text':
      return wrap(shown(catalogue.say(line.message), sheet), columns);
    case 'command':
    case 'entry':
      return renderEntry(line, sheet);
    case 'description':
      return renderLongText(catalogue.help(line.command).description, sheet);
    case 'topic':
      return renderLongText(catalogue.topic(line.name) ?? '', sheet);
    case 'gap':
      return board === 'text' ? [] : [''];
    default:
      return assertNever(line);
  }
}

/** Lines that are never wider than the client. */
export function renderPage(page: Page, capabilities: Capabilities, catalogue: Catalogue): readonly string[] {
  const paint = paintOf(capabilities.colours);
  const sheet: Sheet = { capabilities, catalogue, paint, term: termWidth(page, capabilities) };
  return page.flatMap((line) => renderLine(line, sheet));
}
