import type { Side } from '../../../src/rules/game';
import { outcomeMessage } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';

const say = (reason: string, winner: Side | null, listener: Side | null): string =>
  catalogues.de.say(outcomeMessage({ reason, winner, score: [20, 28] }, ['Anna', 'Bernd'], listener));

test.each([
  ['stores', 1, 0, 'Das Spiel ist zu Ende: Bernd gewinnt mit 28 zu 20 Steinen gegen Dich.'],
  ['resigned', 1, 0, 'Das Spiel ist zu Ende: Du hast aufgegeben, Bernd gewinnt.'],
  ['resigned', 1, 1, 'Das Spiel ist zu Ende: Anna hat aufgegeben, Du gewinnst.'],
  ['resigned', 0, null, 'Das Spiel ist zu Ende: Bernd hat aufgegeben, Anna gewinnt.'],
  ['abandoned', 0, 1, 'Das Spiel ist zu Ende: Du warst zu lange fort, Anna gewinnt.'],
  ['abandoned', 0, null, 'Das Spiel ist zu Ende: Bernd ist nicht zurückgekommen, Anna gewinnt.'],
  ['agreed', null, 0, 'Das Spiel ist zu Ende: Beide haben sich auf Remis geeinigt.'],
  ['calledOff', null, null, 'Das Spiel ist abgebrochen und zählt nicht.'],
  ['restarted', null, 1, 'Das Spiel ist ohne Ergebnis beendet, denn beide wollen neu beginnen.'],
] as const)('F8 R5 the end by %s (winner %s, told to %s)', (reason, winner, listener, sentence) => {
  expect(say(reason, winner, listener)).toBe(sentence);
});
