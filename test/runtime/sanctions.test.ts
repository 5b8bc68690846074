/** Whom a ban keeps out: the name, and for a guest everybody who comes as a guest from the same network. */
import type { PlayerId } from '../../src/match/player';
import { Sanctions } from '../../src/runtime/sanctions';

const idOf = (name: string): PlayerId => name as PlayerId;

const banOver = (address: string | null): Sanctions =>
  new Sanctions([
    {
      at: 0,
      kind: 'ban',
      by: { id: idOf('anna'), name: 'Anna' },
      whom: { id: idOf('troll'), name: 'Troll' },
      until: null,
      address,
      text: 'Grund',
    },
  ]);

it.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8:0:1::7', '2001:db8:0:1:ffff::8', true],
  ['2001:db8:0:1::7', '2001:db8:0:2::7', false],
  ['2001:db8:0:1:0:0:0:7', '2001:db8:0:1::7', true],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  [null, '192.0.2.7', false],
])('a ban over a guest from %s, and a guest from %s: kept out %s', (address, from, out) => {
  expect(banOver(address).banOf(idOf('gast'), from, 1) !== null).toBe(out);
});

it('who owns a name comes in from anywhere', () => {
  expect(banOver('192.0.2.7').banOf(idOf('bernd'), null, 1)).toBeNull();
  expect(banOver('192.0.2.7').banOf(idOf('troll'), null, 1)).not.toBeNull();
});
