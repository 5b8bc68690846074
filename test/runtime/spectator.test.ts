/** Who only watches changes nothing, whatever is typed, in every phase of a match (F6). */
import { commands } from '../../commands';
import { position, seated, type Seated } from './table';

const LINES = [
  ...[
    'fülle 1 mit 4',
    'fülle alle mit 4',
    'fülle fertig',
    '1 mit 4',
    '3 mit 6',
    'leere 1',
    '1',
    '3',
    'tausche',
  ],
  ...['neustart', 'neustart khalaha', 'aufgeben', 'aufgeben', 'remis', 'zurück', 'vertagen', 'fortsetzen'],
  ...['ablehnen', 'annehmen', 'beenden', 'setze', 'setze 1', 'aufgeben', 'zug 1', 'vor'],
  ...['tipp', 'tipps'],
];

async function filling(): Promise<Seated> {
  return seated('');
}

async function playing(): Promise<Seated> {
  const table = await seated();
  await table.anna.types('3');
  await table.anna.types('zurück');
  return table;
}

async function adjourned(): Promise<Seated> {
  const table = await seated();
  await table.anna.types('vertagen');
  await table.bernd.types('vertagen');
  return table;
}

async function over(): Promise<Seated> {
  const table = await seated();
  await table.anna.typesAll(['aufgeben', 'aufgeben']);
  return table;
}

describe.each([
  ['filling', filling],
  ['playing, with an offer open', playing],
  ['adjourned', adjourned],
  ['over', over],
])('F6: while the match is %s', (_, begin) => {
  it('a spectator is refused every line, and nobody else hears of it', async () => {
    const { world, anna, bernd, clara } = await begin();
    const [south, north] = [await position(anna), await position(bernd)];
    for (const client of [anna, bernd, clara]) client.reads();
    for (const line of LINES) {
      await clara.types(line);
      expect([line, clara.text()]).not.toEqual([line, '']);
      expect([line, anna.reads(), bernd.reads()]).toEqual([line, [], []]);
      expect([line, await position(anna), await position(bernd)]).toEqual([line, south, north]);
    }
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

it('F6: every command that only players have is among the lines', () => {
  const typed = LINES.map((line) => line.split(' ')[0]);
  const forPlayers = commands.filter(({ who, game }) => who === 'player' && game !== 'kelma');
  expect(forPlayers.map(({ words }) => words.de[0]).filter((word) => !typed.includes(word))).toEqual([]);
});
