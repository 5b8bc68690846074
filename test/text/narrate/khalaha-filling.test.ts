/** What is told while the pits of Khalaha are filled, and who is told it. */
import type { Match } from '../../../src/match/match';
import type { Side } from '../../../src/rules/game';
import type { KhalahaAction } from '../../../src/rules/khalaha';
import { narrateAll } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';
import { act, fill, fillAll, FINISH, startMatch } from '../../support/khalaha-matches';

const NAMES = ['Anna', 'Bernd'] as const;

/** What Anna (south), Bernd (north) and a watcher read when that side does that. */
function told(match: Match, side: Side, action: KhalahaAction) {
  const { steps } = act(match, side, action);
  const [anna = '', bernd = '', watcher = ''] = ([0, 1, null] as const).map((listener) =>
    narrateAll(steps, NAMES, listener)
      .map((message) => catalogues.de.say(message))
      .join('\n'),
  );
  return { anna, bernd, watcher };
}

test('K4 filling one pit, changing it, leaving it, filling all', () => {
  const first = act(startMatch(), 0, fill(3, 5)).match;
  expect(told(startMatch(), 0, fill(3, 5))).toMatchObject({
    anna: 'Du legst 5 Steine in Feld 3; in Deinem Vorrat bleiben 31 Steine.',
    bernd: 'Anna legt 5 Steine in das eigene Feld 3; im Vorrat bleiben 31 Steine.',
  });
  expect(told(first, 0, fill(3, 4)).anna).toBe(
    'Du änderst Feld 3 von 5 auf 4 Steine; in Deinem Vorrat bleiben 32 Steine.',
  );
  expect(told(first, 0, fill(3, 5))).toEqual({
    anna: 'Dein Feld 3 hat schon 5 Steine.',
    bernd: '',
    watcher: 'Feld 3 von Anna hat schon 5 Steine.',
  });
});

test('K4 who has filled all six pits is told what comes next, and nobody else', () => {
  const next = 'Alle Deine Felder sind befüllt. Jetzt „fülle fertig“, wenn alles so bleiben soll.';
  expect(told(startMatch(), 0, fillAll(6))).toEqual({
    anna: `Du legst je 6 Steine in alle sechs Felder; in Deinem Vorrat bleibt kein Stein.\n${next}`,
    bernd: 'Anna legt je 6 Steine in alle sechs eigenen Felder; im Vorrat bleibt kein Stein.',
    watcher: 'Anna legt je 6 Steine in alle sechs eigenen Felder; im Vorrat bleibt kein Stein.',
  });
  const five = [1, 2, 3, 4, 5].reduce((match, pit) => act(match, 0, fill(pit, 4)).match, startMatch());
  expect(told(five, 0, fill(6, 4)).anna.split('\n')[1]).toBe(next);
  expect(told(five, 0, fill(6, 4)).bernd).not.toContain('fertig');
  expect(told(act(five, 0, fill(6, 4)).match, 0, fill(6, 5)).anna).not.toContain('fertig');
});

test('K5 K6 the end of filling, and the beginning of play', () => {
  const filled = act(act(startMatch(), 0, fillAll(4)).match, 1, fillAll(6)).match;
  expect(told(filled, 1, FINISH)).toEqual({
    anna: 'Bernd ist mit dem Befüllen fertig und geht mit 36 Steinen ins Spiel.\nJetzt fehlst nur noch Du: Mit „fülle fertig“ beendest Du Dein Befüllen.',
    bernd: 'Du bist mit dem Befüllen fertig und gehst mit 36 Steinen ins Spiel.\nJetzt fehlt nur noch Anna.',
    watcher:
      'Bernd ist mit dem Befüllen fertig und geht mit 36 Steinen ins Spiel.\nJetzt fehlt nur noch Anna.',
  });
  const half = act(act(startMatch(), 0, fill(3, 4)).match, 1, fillAll(6)).match;
  expect(told(half, 1, FINISH).anna.split('\n')[1]).toBe(
    'Jetzt fehlst nur noch Du: Lege in alle Deine Felder Steine, und sage dann „fülle fertig“.',
  );
  expect(told(act(filled, 1, FINISH).match, 0, FINISH).bernd).toBe(
    'Anna ist mit dem Befüllen fertig und geht mit 24 Steinen ins Spiel.\nAlle Felder sind befüllt, und Anna macht den ersten Zug.',
  );
});
