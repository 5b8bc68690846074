/** npm run perft: the numbers by which programs compare their rules. */
import { countSequences } from '../../src/tools/perft';

const STARTS = {
  khalaha: '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>',
  kelma: 'bbbbb/bbbbb/5/5/5/1SLT1/5/5/5/wwwww/wwwww SL,LT,TS s -',
};

test.each([
  ['khalaha', 'khalaha', 0, 1],
  ['khalaha', 'khalaha', 5, 4712],
  ['khalaha', 'kalah', 5, 4690],
  ['kelma', 'mitte', 3, 3176],
] as const)('%s under %s: %i plies are %i sequences', (game, preset, depth, count) => {
  const answer = countSequences([game, STARTS[game], String(depth), '--regeln', preset]);
  expect(answer).toMatchObject({ ok: true, value: { game, rules: preset, depth, count } });
  expect(answer).toHaveProperty('value.nodesPerSecond');
});

test.each([
  [['khalaha', STARTS.khalaha], 'Es fehlt die Tiefe'],
  [['khalaha', STARTS.khalaha, 'tief'], 'Die Tiefe "tief" geht nicht'],
  [['khalaha', STARTS.khalaha, '61'], 'von 0 bis 60'],
  [['khalaha', STARTS.khalaha, '3', '4'], '"4" ist zu viel'],
  [[], 'Es fehlt das Spiel. Spiele: khalaha, kelma.'],
  [['khalaha'], 'Es fehlt die Stellung'],
  [['dame', 'x', '1'], 'Ein Spiel "dame" gibt es nicht'],
])('refuses %j', (args, reason) => {
  expect(countSequences(args)).toEqual({ ok: false, error: expect.stringContaining(reason) as string });
});
