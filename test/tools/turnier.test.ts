/** npm run turnier: matches that anyone can hold again, and figures that say how sure they are. */
import { confidence, playTournament } from '../../src/tools/contest';
import { createContestant } from '../../src/tools/contestant';
import { holdTournament } from '../../src/tools/turnier';
import { presetRules } from '../../src/rules/khalaha';
import { tableOf } from '../bot/khalaha/tables';
import { folderPerTest } from '../support/folder';

const folder = folderPerTest();

function held(...args: readonly string[]): Readonly<Record<string, unknown>> {
  const answer = holdTournament(args, { DATA_DIR: folder.path('daten') }, () => undefined);
  if (!answer.ok) throw new Error(answer.error);
  const { seconds, ...rest } = answer.value as Record<string, unknown>;
  expect(typeof seconds).toBe('number');
  return rest;
}

test('a level beats chance, in both games, and the same call gives the same result', () => {
  const khalaha = held('khalaha', 'mittel', 'zufall', '--spiele', '10', '--saat', '3');
  expect(khalaha).toMatchObject({ game: 'khalaha', rules: 'khalaha', games: 10, seed: 3, draws: 0 });
  expect(khalaha.wins).toBeGreaterThanOrEqual(8);
  expect(held('khalaha', 'mittel', 'zufall', '--spiele', '10', '--saat', '3')).toEqual(khalaha);
  expect(held('kelma', 'zufall', 'leicht', '--spiele', '2', '--regeln', 'weit')).toMatchObject({
    game: 'kelma',
    rules: 'weit',
    players: ['zufall', 'leicht'],
    games: 2,
  });
});

test.each(['khalaha', 'kalah', 'kalah-leerschlag'] as const)(
  'every level plays %s to its end with legal moves only',
  (preset) => {
    const rules = presetRules(preset);
    const play = (...names: ['leicht' | 'schwer', 'mittel' | 'meister']) =>
      playTournament(
        rules,
        [
          createContestant(names[0], rules, () => tableOf(preset, 8), 500),
          createContestant(names[1], rules, () => tableOf(preset, 8), 500),
        ],
        2,
        1,
        () => undefined,
      );
    for (const tally of [play('leicht', 'mittel'), play('schwer', 'meister')]) {
      expect(tally.wins + tally.draws + tally.losses).toBe(2);
    }
  },
);

test('the interval is that of Wilson, and never empty', () => {
  const [low, high] = confidence(0.75, 200);
  expect(low).toBeCloseTo(0.6857, 3);
  expect(high).toBeCloseTo(0.8051, 3);
  expect(confidence(1, 200)).toEqual([expect.closeTo(0.9812, 3), expect.closeTo(1, 9)]);
  expect(confidence(0, 200)).toEqual([expect.closeTo(0, 9), expect.closeTo(0.0188, 3)]);
});

test.each([
  [['khalaha'], 'Es fehlt ein Spieler'],
  [['khalaha', 'meister', 'weltmeister'], '"weltmeister" ist kein Spieler'],
  [['khalaha', 'meister', 'schwer', 'leicht'], 'ist zu viel'],
  [['khalaha', 'meister', 'schwer', '--spiele', '0'], '--spiele'],
  [['khalaha', 'meister', 'schwer', '--spiele', '3'], 'in Paaren'],
  [['go', 'meister', 'schwer'], 'Ein Spiel "go" gibt es nicht'],
])('refuses %j', (args, reason) => {
  const answer = holdTournament(args, {}, () => undefined);
  expect(answer).toEqual({ ok: false, error: expect.stringContaining(reason) as string });
});
