/** What is told of each fact of Khalaha, to the one who made it, to the opponent and to watchers. */
import type { Match } from '../../../src/match/match';
import type { Side } from '../../../src/rules/game';
import { presetRules, type KhalahaAction, type KhalahaState } from '../../../src/rules/khalaha';
import { explainLastMove, narrateAll } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';
import { act, fillAll, playMatch, sow, startMatch, withState } from '../../support/khalaha-matches';

const NAMES = ['Anna', 'Bernd'] as const;

/** What Anna (south), Bernd (north) and a watcher read when that side does that. */
function told(match: Match, side: Side, action: KhalahaAction, language: 'de' | 'en' = 'de') {
  const { steps } = act(match, side, action);
  const [anna = '', bernd = '', watcher = ''] = ([0, 1, null] as const).map((listener) =>
    narrateAll(steps, NAMES, listener)
      .map((message) => catalogues[language].say(message))
      .join('\n'),
  );
  return { anna, bernd, watcher };
}

/** South to move in that position. */
const at = (
  change: Partial<KhalahaState>,
  preset: 'khalaha' | 'kalah' | 'kalah-leerschlag' = 'khalaha',
): Match =>
  withState(startMatch(undefined, presetRules(preset)), {
    phase: 'playing',
    turn: 0,
    ready: [true, true],
    ...change,
  });

test('K8 a bonus turn', () => {
  expect(told(playMatch([]), 0, sow(3))).toEqual({
    anna: 'Du leerst Feld 3, und der letzte von 4 Steinen fällt in Deine Bank: Dafür bist Du noch einmal am Zug.',
    bernd:
      'Anna leert Feld 3, und der letzte von 4 Steinen fällt in die eigene Bank: Dafür ist Anna noch einmal am Zug.',
    watcher:
      'Anna leert Feld 3, und der letzte von 4 Steinen fällt in die eigene Bank: Dafür ist Anna noch einmal am Zug.',
  });
});

test('K9 a capture says how many, from which pit of whom', () => {
  const match = at({
    pits: [
      [0, 2, 0, 0, 0, 1],
      [1, 1, 5, 1, 1, 1],
    ],
  });
  expect(told(match, 0, sow(2))).toEqual({
    anna: 'Du leerst Feld 2, und der letzte von 2 Steinen fällt in Dein leeres Feld 4: Dafür wandern 5 Steine aus Feld 3 von Bernd in Deine Bank, und nun ist Bernd am Zug.',
    bernd:
      'Anna leert Feld 2, und der letzte von 2 Steinen fällt in das eigene leere Feld 4: Dafür wandern 5 Steine aus Deinem Feld 3 in die Bank von Anna, und nun bist Du am Zug.',
    watcher:
      'Anna leert Feld 2, und der letzte von 2 Steinen fällt in das eigene leere Feld 4: Dafür wandern 5 Steine aus Feld 3 von Bernd in die Bank von Anna, und nun ist Bernd am Zug.',
  });
  const one = at({
    pits: [
      [0, 0, 0, 1, 0, 1],
      [0, 1, 1, 1, 1, 1],
    ],
  });
  expect(told(one, 0, sow(4)).anna).toBe(
    'Du leerst Feld 4, und der eine Stein fällt in Dein leeres Feld 5: Dafür wandert ein Stein aus Feld 2 von Bernd in Deine Bank, und nun ist Bernd am Zug.',
  );
});

test('K9 nothing to capture', () => {
  const match = at({
    pits: [
      [0, 1, 0, 2, 0, 0],
      [2, 0, 1, 0, 0, 3],
    ],
    stores: [10, 10],
  });
  expect(told(match, 0, sow(2))).toEqual({
    anna: 'Du leerst Feld 2, und der eine Stein fällt in Dein leeres Feld 3, doch gegenüber liegt kein Stein: Damit ist Bernd am Zug.',
    bernd:
      'Anna leert Feld 2, und der eine Stein fällt in das eigene leere Feld 3, doch bei Dir gegenüber liegt kein Stein: Damit bist Du am Zug.',
    watcher:
      'Anna leert Feld 2, und der eine Stein fällt in das eigene leere Feld 3, doch gegenüber liegt kein Stein: Damit ist Bernd am Zug.',
  });
});

test('K10 the turn passes, and why', () => {
  expect(told(playMatch([]), 0, sow(1)).bernd).toBe(
    'Anna leert Feld 1, und der letzte von 4 Steinen fällt in das eigene Feld 5, in dem schon Steine liegen: Damit bist Du am Zug.',
  );
  expect(told(playMatch([]), 0, sow(6))).toEqual({
    anna: 'Du leerst Feld 6, und der letzte von 4 Steinen fällt in Feld 3 von Bernd: Damit ist Bernd am Zug.',
    bernd: 'Anna leert Feld 6, und der letzte von 4 Steinen fällt in Dein Feld 3: Damit bist Du am Zug.',
    watcher:
      'Anna leert Feld 6, und der letzte von 4 Steinen fällt in Feld 3 von Bernd: Damit ist Bernd am Zug.',
  });
});

test('K11 a forced pass follows the move that led to it, and nobody is said to be on turn who is not', () => {
  const match = at({
    pits: [
      [0, 1, 0, 0, 1, 0],
      [0, 0, 0, 0, 0, 0],
    ],
    stores: [10, 10],
  });
  expect(told(match, 0, sow(2))).toEqual({
    anna: 'Du leerst Feld 2, und der eine Stein fällt in Dein leeres Feld 3, doch gegenüber liegt kein Stein.\nBernd hat keinen Stein in den eigenen Feldern und muss passen: Am Zug bist Du.',
    bernd:
      'Anna leert Feld 2, und der eine Stein fällt in das eigene leere Feld 3, doch bei Dir gegenüber liegt kein Stein.\nDu hast keinen Stein in Deinen Feldern und musst passen: Am Zug ist Anna.',
    watcher:
      'Anna leert Feld 2, und der eine Stein fällt in das eigene leere Feld 3, doch gegenüber liegt kein Stein.\nBernd hat keinen Stein in den eigenen Feldern und muss passen: Am Zug ist Anna.',
  });
});

test('R3 R5 K12 the end: a win for each side and a draw, rightly named for everyone', () => {
  const end = (stores: readonly [number, number]) =>
    told(
      at({
        pits: [
          [0, 0, 0, 0, 0, 1],
          [0, 0, 0, 0, 0, 0],
        ],
        stores,
      }),
      0,
      sow(6),
    );
  expect(end([29, 18])).toEqual({
    anna: 'Du leerst Feld 6, und der eine Stein fällt in Deine Bank.\nDas Spiel ist zu Ende: Du gewinnst mit 30 zu 18 Steinen gegen Bernd.',
    bernd:
      'Anna leert Feld 6, und der eine Stein fällt in die eigene Bank.\nDas Spiel ist zu Ende: Anna gewinnt mit 30 zu 18 Steinen gegen Dich.',
    watcher:
      'Anna leert Feld 6, und der eine Stein fällt in die eigene Bank.\nDas Spiel ist zu Ende: Anna gewinnt mit 30 zu 18 Steinen gegen Bernd.',
  });
  expect(end([9, 18]).anna).toContain('Bernd gewinnt mit 18 zu 10 Steinen gegen Dich.');
  expect(end([9, 18]).bernd).toContain('Du gewinnst mit 18 zu 10 Steinen gegen Anna.');
  expect(end([23, 24]).watcher).toContain('unentschieden mit 24 zu 24 Steinen.');
});

test('the house rules tell what they do: sweep, the sowing seed taken, an empty capture', () => {
  const swept = at(
    {
      pits: [
        [0, 0, 0, 0, 0, 1],
        [1, 2, 0, 0, 0, 0],
      ],
      stores: [20, 21],
    },
    'kalah',
  );
  expect(told(swept, 0, sow(6)).bernd).toBe(
    'Anna leert Feld 6, und der eine Stein fällt in die eigene Bank.\nAnna hat keinen Stein mehr in den Feldern, und damit endet das Spiel: Die letzten 3 Steine wandern aus Deinen Feldern in Deine Bank.\nDas Spiel ist zu Ende: Du gewinnst mit 24 zu 21 Steinen gegen Anna.',
  );
  const both = at(
    {
      pits: [
        [0, 2, 0, 0, 0, 1],
        [1, 1, 5, 1, 1, 1],
      ],
    },
    'kalah',
  );
  expect(told(both, 0, sow(2)).anna).toContain(
    'Dafür wandern er und 5 Steine aus Feld 3 von Bernd in Deine Bank',
  );
  const empty = at(
    {
      pits: [
        [0, 1, 0, 2, 0, 0],
        [2, 0, 1, 0, 0, 3],
      ],
    },
    'kalah-leerschlag',
  );
  expect(told(empty, 0, sow(2)).anna).toContain('wandert in Deine Bank, obwohl gegenüber kein Stein liegt');
});

test('the pie rule', () => {
  const match = withState(playMatch([1]), { turn: 1, swapOpen: true });
  expect(told(match, 1, { game: 'khalaha', type: 'swap' })).toEqual({
    anna: 'Bernd tauscht: Deine Steine samt Bank gehen an Bernd, Du bekommst dafür die anderen, und nun bist Du am Zug.',
    bernd:
      'Du tauschst: Du übernimmst die Steine von Anna samt Bank und gibst dafür Deine, und nun ist Anna am Zug.',
    watcher: 'Bernd tauscht mit Anna alle Steine samt Bank, und nun ist Anna am Zug.',
  });
});

test('English tells the same', () => {
  const match = at({
    pits: [
      [0, 2, 0, 0, 0, 1],
      [1, 1, 5, 1, 1, 1],
    ],
  });
  expect(told(match, 0, sow(2), 'en').bernd).toBe(
    'Anna empties pit 2, and the last of 2 seeds falls into Anna’s empty pit 4: that takes 5 seeds from your pit 3 to Anna’s store, so it is your turn.',
  );
});

test('the last move is explained without saying whose turn it is now', () => {
  const say = (moves: readonly number[], listener: Side | null): string => {
    const last = moves.length === 0 ? null : (playMatch(moves).trail?.event ?? null);
    return catalogues.de.say(explainLastMove({ lastMove: last, turn: null }, NAMES, listener));
  };
  expect(say([], 0)).toBe('Es ist noch kein Zug gemacht.');
  expect(say([6], 1)).toBe('Anna leert Feld 6, und der letzte von 4 Steinen fällt in Dein Feld 3.');
});

test('K9 a bonus turn that had to be passed is told so when the last move is asked for', () => {
  const match = at({
    pits: [
      [0, 0, 0, 0, 0, 1],
      [1, 1, 1, 1, 1, 1],
    ],
  });
  const { steps } = act(match, 0, sow(6));
  const lastMove = steps[0]?.event ?? null;
  expect(catalogues.de.say(explainLastMove({ lastMove, turn: 1 }, NAMES, 0))).toBe(
    'Du leerst Feld 6, und der eine Stein fällt in Deine Bank. Du wärst noch einmal am Zug, musst aber passen, denn Deine Felder sind leer: Am Zug ist Bernd.',
  );
  expect(catalogues.de.say(explainLastMove({ lastMove, turn: 0 }, NAMES, 0))).toContain('noch einmal am Zug');
});

test('K8 K11 a bonus turn that has to be passed is told in one sentence', () => {
  const match = at({
    pits: [
      [0, 0, 0, 0, 0, 1],
      [1, 1, 1, 1, 1, 1],
    ],
  });
  expect(told(match, 0, sow(6))).toEqual({
    anna: 'Du leerst Feld 6, und der eine Stein fällt in Deine Bank. Du wärst noch einmal am Zug, musst aber passen, denn Deine Felder sind leer: Am Zug ist Bernd.',
    bernd:
      'Anna leert Feld 6, und der eine Stein fällt in die eigene Bank. Damit wäre Anna noch einmal am Zug, muss aber passen, denn die eigenen Felder sind leer: Am Zug bist Du.',
    watcher:
      'Anna leert Feld 6, und der eine Stein fällt in die eigene Bank. Damit wäre Anna noch einmal am Zug, muss aber passen, denn die eigenen Felder sind leer: Am Zug ist Bernd.',
  });
  expect(told(match, 0, sow(6), 'en').anna).toBe(
    'You empty pit 6, and the one seed falls into your store. That would earn another move, but your pits are empty and you must pass: it is Bernd’s turn.',
  );
});

test('two lines that fill the same pits are told one by one', () => {
  const { steps } = act(startMatch(), 0, fillAll(4));
  expect(narrateAll(steps.slice(0, 5), NAMES, 0)).toHaveLength(5);
  expect(narrateAll([...steps, ...steps], NAMES, 1)).toHaveLength(2);
});
