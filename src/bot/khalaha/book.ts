/**
 * A solved opening: positions of one rule set with a proven best move, and what is proven of the others. Only the pits
 * are kept, since what lies in the stores changes no decision; `mover` is whoever is on turn, south or north.
 */
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { KhalahaPreset, KhalahaSetup, Pits } from '../../rules/khalaha';
import { KHALAHA_PRESETS, PIT_NUMBERS } from '../../rules/khalaha';
import type { Solution } from './solve';

/** The mover's margin still to come after a move: just so much, or at most so much. */
export interface Worth {
  readonly most: number;
  readonly exact: boolean;
}

/** By pit index; null: the pit is empty. The best move's is exact. */
export type Worths = readonly (Worth | null)[];

export interface Book {
  readonly preset: KhalahaPreset;
  /** Lines about how it was made, for readers. */
  readonly remarks: readonly string[];
  readonly positions: ReadonlyMap<string, Worths>;
}

/** line: the first that cannot be read, counted from 1. */
export interface BookFault {
  readonly code: 'notABook' | 'badLine';
  readonly line: number;
}

type PitsOf = Pick<KhalahaSetup, 'mover' | 'other'>;

const TITLE = 'khalaha-book 1';
const DIGITS = 36;
const PITS = PIT_NUMBERS.length;
const LINE = /^([0-9a-z]{12})((?: (?:<?-?\d{1,3}|\.)){6})$/;

/** One digit a pit, the mover's first. Pits of an opening hold fewer than 36 seeds; null: this one does not. */
export function keyOf({ mover, other }: PitsOf): string | null {
  const pits = [...mover, ...other];
  return pits.some((seeds) => seeds >= DIGITS) ? null : pits.map((seeds) => seeds.toString(DIGITS)).join('');
}

const seedsOf = (key: string): Pits => Array.from(key, (digit) => Number.parseInt(digit, DIGITS));

/** The position that a key stands for, with empty stores. */
export function setupOfKey(key: string): KhalahaSetup {
  const pits = seedsOf(key);
  return { mover: pits.slice(0, PITS), other: pits.slice(PITS), moverStore: 0, otherStore: 0 };
}

const makeWorth = (worth: Worth | null): string =>
  worth === null ? '.' : `${worth.exact ? '' : '<'}${worth.most}`;

/** A title, remarks behind #, the preset, then a line a position: its key and a worth a pit: `-3`, `<-3` or `.` (empty). */
export function makeBook({ preset, remarks, positions }: Book): string {
  const lines = [...positions].map(([key, worths]) => `${key} ${worths.map(makeWorth).join(' ')}`);
  return [TITLE, ...remarks.map((remark) => `# ${remark}`), preset, ...lines, ''].join('\n');
}

export function parseBook(text: string): Result<Book, BookFault> {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== TITLE) return err({ code: 'notABook', line: 1 });
  const head = lines.findIndex((line, index) => index > 0 && !line.startsWith('#'));
  const preset = KHALAHA_PRESETS.find((known) => known === lines[head]);
  if (preset === undefined) return err({ code: 'badLine', line: head + 1 });
  const positions = new Map<string, Worths>();
  for (const [index, line] of lines.entries()) {
    if (index <= head || line === '') continue;
    const entry = readEntry(line);
    if (entry === null) return err({ code: 'badLine', line: index + 1 });
    positions.set(...entry);
  }
  return ok({ preset, remarks: lines.slice(1, head).map((line) => line.replace(/^# ?/, '')), positions });
}

function readEntry(line: string): [string, Worths] | null {
  const [, key, list] = LINE.exec(line) ?? [];
  if (key === undefined || list === undefined) return null;
  const worths = list
    .trim()
    .split(' ')
    .map((word) =>
      word === '.' ? null : { most: Number(word.replace('<', '')), exact: !word.startsWith('<') },
    );
  const pits = seedsOf(key).slice(0, PITS);
  const fits = pits.every((seeds, pit) => seeds > 0 === (worths[pit] !== null));
  return fits && hasBest(worths) ? [key, worths] : null;
}

/** Whether a best move is proven: one whose worth is exact, and no other can be worth more. */
function hasBest(worths: Worths): boolean {
  const most = Math.max(...worths.map((worth) => worth?.most ?? -Infinity));
  return worths.some((worth) => worth?.exact === true && worth.most === most);
}

/** What a search has proven, as a book keeps it; null: no best move is proven. */
export function worthsOf({ exact, value, moves }: Solution): Worths | null {
  if (!exact || moves.length === 0) return null;
  return PIT_NUMBERS.map((pit) => {
    const found = moves.find(({ move }) => move === pit);
    if (found === undefined) return null;
    // Nothing is better than the best; an estimate below it proves nothing.
    return found.exact ? { most: found.value, exact: true } : { most: value, exact: false };
  });
}

/**
 * What the book knows of a position: value and best are proven, moves that are not exact are worth at most their value.
 * null: nothing. The book must be of the same rules.
 */
export function lookUp(book: Book, setup: KhalahaSetup): Solution | null {
  const key = keyOf(setup);
  const worths = key === null ? undefined : book.positions.get(key);
  if (worths === undefined) return null;
  const banked = setup.moverStore - setup.otherStore;
  const moves = worths.flatMap((worth, pit) =>
    worth === null ? [] : [{ move: pit + 1, value: worth.most + banked, exact: worth.exact }],
  );
  const value = Math.max(...moves.map((each) => each.value));
  const best = moves.find((each) => each.exact && each.value === value);
  return best === undefined ? null : { value, exact: true, moves, best: best.move, nodes: 0 };
}

/** Whether nothing is left to find out about a position. */
export const isComplete = (known: Solution): boolean => known.moves.every(({ exact }) => exact);

/** A search's findings, bettered by what a book knows of the same position. */
export function bettered(found: Solution, known: Solution): Solution {
  const moves = found.moves.map((own) => {
    const other = known.moves.find(({ move }) => move === own.move);
    if (other === undefined || own.exact) return own;
    return other.exact ? other : { ...own, value: Math.min(own.value, other.value) };
  });
  return { ...known, moves, nodes: found.nodes };
}
