/** npm run loese: an opening solved and written as a book that says the same as a search. */
import { readFileSync, writeFileSync } from 'node:fs';
import { lookUp, parseBook, setupOfKey } from '../../src/bot/khalaha/book';
import { createSolver } from '../../src/bot/khalaha/solve';
import { KHALAHA_PRESETS, presetRules, type KhalahaPreset } from '../../src/rules/khalaha';
import { solveOpening } from '../../src/tools/loese';
import { tableOf } from '../bot/khalaha/tables';
import { folderPerTest } from '../support/folder';

const folder = folderPerTest();
const all = { maxNodes: Infinity, shouldStop: () => false, prove: 'all' } as const;

function solved(preset: KhalahaPreset, start: string, plies: number): Readonly<Record<string, unknown>> {
  const wish = [
    start,
    '--regeln',
    preset,
    '--halbzuege',
    String(plies),
    '--tabelle',
    '8',
    '--speicher',
    '16',
  ];
  const answer = solveOpening(wish, { DATA_DIR: folder.path('daten') }, () => undefined);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value as Record<string, unknown>;
}

it.each(KHALAHA_PRESETS)('proves a start of %s, and each position of its book', (preset) => {
  const result = solved(preset, '111111/111111', 3);
  expect(result).toMatchObject({ exact: true, value: 2 });
  const book = parseBook(readFileSync(String(result.file), 'utf8'));
  if (!book.ok) throw new Error(JSON.stringify(book.error));
  expect(book.value.preset).toBe(preset);
  expect(book.value.positions.size).toBe(result.positions);
  expect(book.value.positions.size).toBeGreaterThan(6);
  const solver = createSolver(presetRules(preset), tableOf(preset, 8), 14);
  for (const key of book.value.positions.keys()) {
    const { value, best, moves } = solver.solve(setupOfKey(key), all);
    const known = lookUp(book.value, setupOfKey(key));
    expect(known).toMatchObject({ value, exact: true });
    for (const own of known?.moves ?? []) {
      const worth = moves.find(({ move }) => move === own.move)?.value ?? Infinity;
      expect(own.exact ? worth === own.value : worth <= own.value).toBe(true);
    }
    // Of several best moves each is right.
    expect(moves.find(({ move }) => move === known?.best)?.value).toBe(value);
    expect(best).not.toBeNull();
  }
});

it('goes on with the book of an earlier call, and never writes over another file', () => {
  const near = solved('khalaha', '111111/111111', 1);
  expect(near.positions).toBe(1);
  const far = solved('khalaha', '111111/111111', 4);
  expect(far.positions).toBeGreaterThan(6);
  expect(far.value).toBe(near.value);
  // All its moves have been followed.
  expect((far.moves as { exact: boolean }[]).every(({ exact }) => exact)).toBe(true);
  // A nearer call leaves what is known.
  solved('khalaha', '111111/111111', 1);
  const book = parseBook(readFileSync(String(far.file), 'utf8'));
  expect(book.ok && book.value.positions.size).toBe(far.positions);
  writeFileSync(String(far.file), 'mein Tagebuch');
  const again = solveOpening(['111111/111111'], { DATA_DIR: folder.path('daten') }, () => undefined);
  expect(again).toEqual({ ok: false, error: expect.stringContaining('kein Buch') as string });
  expect(readFileSync(String(far.file), 'utf8')).toBe('mein Tagebuch');
});

it('writes no book when it had no time', () => {
  const wish = ['444444/444444', '--minuten', '0.001', '--tabelle', '4', '--speicher', '16'];
  expect(solveOpening(wish, { DATA_DIR: folder.path('daten') }, () => undefined)).toMatchObject({
    ok: false,
  });
});

it.each([
  [[], 'erwartet wird etwas wie 444444/444444'],
  [['444444'], 'erwartet wird etwas wie'],
  [['444444/444444', '--minuten', '0'], '--minuten'],
  [['444444/444444', '--regeln', 'mitte'], '--regeln'],
])('refuses %j', (args, reason) => {
  const answer = solveOpening(args, {}, () => undefined);
  expect(answer).toEqual({ ok: false, error: expect.stringContaining(reason) as string });
});
