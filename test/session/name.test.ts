/** Names: 2 to 16 letters, umlauts and ß included, however they are typed; words of the house are nobody's name. */
import { commands, lexicon } from '../../commands';
import { createInterpreter } from '../../src/command/interpreter';
import { playerIdOf } from '../../src/match/player';
import { checkName } from '../../src/session/name';

const interpreter = createInterpreter(commands, lexicon);
const named = (typed: string): string => {
  const name = checkName(typed, (name) => interpreter.isReserved(name));
  return name.ok ? name.value : `: ${name.error}`;
};

it.each([
  ['anna', 'Anna'],
  ['  Anna ', 'Anna'],
  ['JÜRGEN', 'JÜRGEN'],
  ['u\u0308ta', 'Üta'],
  ['weiß', 'Weiß'],
  ['ab', 'Ab'],
  ['abcdefghijklmnop', 'Abcdefghijklmnop'],
])('%s may be a name', (typed, name) => expect(named(typed)).toBe(name));

it.each([
  ['', 'letters'],
  ['a', 'length'],
  ['abcdefghijklmnopq', 'length'],
  ['Anna2', 'letters'],
  ['Anna Bernd', 'letters'],
  ['An\u202ena', 'letters'],
  ['漢字', 'letters'],
  ['Ha\u017fe', 'letters'],
  ['Ánna', 'letters'],
  ['computer', 'reserved'],
  ['GAST', 'reserved'],
  ['Admin', 'reserved'],
  ['neustart', 'reserved'],
  ['FÜLLE', 'reserved'],
  ['fuelle', 'reserved'],
  ['zurück', 'reserved'],
])('"%s" may not: %s', (typed, fault) => expect(named(typed)).toBe(`: ${fault}`));

it('Jürgen, JUERGEN and a decomposed ü are one person', () => {
  expect(new Set(['Jürgen', 'JUERGEN', 'ju\u0308rgen'].map(playerIdOf)).size).toBe(1);
});
