/** Solved openings as text, what they know, and the one that is shipped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bettered,
  isComplete,
  keyOf,
  lookUp,
  makeBook,
  parseBook,
  setupOfKey,
  type Book,
} from '../../../src/bot/khalaha/book';
import { createSolver, type Solution } from '../../../src/bot/khalaha/solve';
import { createRng } from '../../../src/kernel/rng';
import { fromSetup, khalaha, presetRules, setupOf, type KhalahaState } from '../../../src/rules/khalaha';
import { playMove } from '../../../src/rules/perft';
import { tableOf } from './tables';

const BOOKS = join(__dirname, '../../../src/bot/khalaha/books');
const START = '444444444444';

const BOOK: Book = {
  preset: 'khalaha',
  remarks: ['made by hand', ''],
  positions: new Map([
    ['0a0001000002', [null, { most: -3, exact: true }, null, null, null, { most: -3, exact: false }]],
  ]),
};

function read(text: string): Book {
  const book = parseBook(text);
  if (!book.ok) throw new Error(JSON.stringify(book.error));
  return book.value;
}

test('a book is read as it was written, with any line ends', () => {
  expect(read(makeBook(BOOK))).toEqual(BOOK);
  expect(read(makeBook(BOOK).replaceAll('\n', '\r\n'))).toEqual(BOOK);
});

test('its best move is proven, stores are counted in, and what it does not know is null', () => {
  const setup = { ...setupOfKey('0a0001000002'), moverStore: 9, otherStore: 2 };
  expect(setup.mover).toEqual([0, 10, 0, 0, 0, 1]);
  expect(lookUp(BOOK, setup)).toEqual({
    value: 4,
    exact: true,
    best: 2,
    moves: [
      { move: 2, value: 4, exact: true },
      { move: 6, value: 4, exact: false },
    ],
    nodes: 0,
  });
  expect(lookUp(BOOK, setupOfKey(START))).toBeNull();
  expect(keyOf({ mover: [36, 0, 0, 0, 0, 0], other: [0, 0, 0, 0, 0, 0] })).toBeNull();
});

test('a search is bettered by what is proven, and keeps what it has proven itself', () => {
  const known: Solution = {
    value: 2,
    exact: true,
    best: 1,
    nodes: 0,
    moves: [
      { move: 1, value: 2, exact: true },
      { move: 2, value: 0, exact: false },
      { move: 3, value: 1, exact: false },
    ],
  };
  const found: Solution = {
    value: 5,
    exact: false,
    best: 2,
    nodes: 99,
    moves: [
      { move: 1, value: -1, exact: false },
      { move: 2, value: 5, exact: false },
      { move: 3, value: -4, exact: true },
    ],
  };
  expect(bettered(found, known)).toEqual({
    value: 2,
    exact: true,
    best: 1,
    nodes: 99,
    moves: [
      { move: 1, value: 2, exact: true },
      { move: 2, value: 0, exact: false },
      { move: 3, value: -4, exact: true },
    ],
  });
  expect(isComplete(known)).toBe(false);
});

test.each([
  ['nothing', '', 'notABook', 1],
  ['another title', 'khalaha-book 9\nkhalaha\n', 'notABook', 1],
  ['no preset', 'khalaha-book 1\n# remark\nwari\n', 'badLine', 3],
  ['a short key', 'khalaha-book 1\nkhalaha\n44444444444 1 1 1 1 1 1\n', 'badLine', 3],
  ['a worth for an empty pit', 'khalaha-book 1\nkhalaha\n044444444444 1 1 1 1 1 1\n', 'badLine', 3],
  ['no worth for a pit', 'khalaha-book 1\nkhalaha\n444444444444 1 1 1 1 1 .\n', 'badLine', 3],
  ['no proven best move', 'khalaha-book 1\nkhalaha\n444444444444 0 0 0 0 0 <1\n', 'badLine', 3],
])('a text with %s is no book', (_, text, code, line) => {
  expect(parseBook(text)).toEqual({ ok: false, error: { code, line } });
});

describe('the shipped book of 444444/444444', () => {
  const rules = presetRules('khalaha');
  const text = readFileSync(join(BOOKS, 'khalaha-444444-444444.book'), 'utf8');
  const book = read(text);

  function stateAt(key: string): KhalahaState {
    const state = fromSetup(setupOfKey(key), rules);
    if (!state.ok) throw new Error(state.error.code);
    return state.value;
  }

  it('is small, says what it starts from, and knows what the start is worth', () => {
    expect(text.length).toBeLessThan(1_000_000);
    expect(book.preset).toBe('khalaha');
    expect(book.remarks.join('\n')).toContain('Start 444444/444444');
    const start = lookUp(book, setupOfKey(START));
    expect(start).toMatchObject({ value: 10, exact: true, best: 3 });
    expect(start?.moves).toHaveLength(6);
  });

  it('agrees with itself: a move is worth what it banks and what the position after it is worth', () => {
    let compared = 0;
    for (const [key, worths] of book.positions) {
      const state = stateAt(key);
      for (const [index, worth] of worths.entries()) {
        if (worth === null) continue;
        const after = playMove(khalaha, state, String(index + 1));
        const rest = lookUp(book, setupOf(after));
        if (rest === null) continue;
        const value = after.turn === state.turn ? rest.value : -rest.value;
        compared += 1;
        if (worth.exact ? value !== worth.most : value > worth.most)
          throw new Error(`${key}: pit ${index + 1} is worth ${value}, not ${worth.most}`);
      }
    }
    expect(compared).toBeGreaterThanOrEqual(book.positions.size > 1 ? 1 : 0);
  });

  it('says nothing that a search of positions far along its lines does not prove', () => {
    const fewest = [...book.positions.keys()].sort((a, b) => inPlay(a) - inPlay(b));
    const rng = createRng(4);
    const small = fewest.slice(0, 30).filter((key) => inPlay(key) <= 30);
    for (let round = 0; round < Math.min(3, small.length); round += 1) {
      const key = small[rng.below(small.length)] ?? START;
      const solver = createSolver(rules, tableOf('khalaha', 11), 18);
      const { value } = solver.solve(setupOfKey(key), {
        maxNodes: Infinity,
        shouldStop: () => false,
        prove: 'best',
      });
      expect(lookUp(book, setupOfKey(key))?.value).toBe(value);
    }
  });
});

const inPlay = (key: string): number =>
  Array.from(key, (digit) => Number.parseInt(digit, 36)).reduce((sum, seeds) => sum + seeds, 0);
