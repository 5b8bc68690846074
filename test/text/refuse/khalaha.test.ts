/** Every refusal of Khalaha's rules as a sentence that names what is missing and the command that helps. */
import type { KhalahaRefusal } from '../../../src/rules/khalaha';
import type { Side } from '../../../src/rules/game';
import { refusalMessage } from '../../../src/text/refuse';
import { catalogues } from '../../../locales';

type Bare = KhalahaRefusal extends infer R ? (R extends KhalahaRefusal ? Omit<R, 'game'> : never) : never;

const say = (refusal: Bare, listener: Side | null = 0, language: 'de' | 'en' = 'de'): string =>
  catalogues[language].say(refusalMessage({ game: 'khalaha', ...refusal }, ['Anna', 'Bernd'], listener));

const CASES: readonly (readonly [Bare, string])[] = [
  [{ code: 'notYourTurn', onTurn: 1 }, 'Bernd ist am Zug. „stand“ zeigt Dir das Brett, solange Du wartest.'],
  [{ code: 'noSuchPit', pit: 7 }, 'Ein Feld 7 gibt es nicht: Deine Felder haben die Nummern 1 bis 6.'],
  [
    { code: 'emptyPit', pit: 3, filled: [1, 2, 5] },
    'Dein Feld 3 ist leer. Steine liegen in den Feldern 1, 2 und 5: zum Beispiel „leere 1“.',
  ],
  [
    { code: 'emptyPit', pit: 3, filled: [6] },
    'Dein Feld 3 ist leer. Steine liegen nur noch in Feld 6: „leere 6“.',
  ],
  [
    { code: 'badSeeds', seeds: 9, min: 4, max: 6 },
    'Mit 9 geht es nicht: In jedes Feld gehören 4 bis 6 Steine, zum Beispiel „fülle 3 mit 6“.',
  ],
  [
    { code: 'supplyExceeded', seeds: 6, available: 4 },
    'Für 6 Steine reicht Dein Vorrat nicht: Es gehen hier höchstens 4. Lege sonst erst in ein anderes Feld weniger.',
  ],
  [
    { code: 'unfilledPits', pits: [2, 4] },
    'Du kannst noch nicht fertig sein: Die Felder 2 und 4 sind noch leer. Fülle sie zuerst, zum Beispiel „fülle 2 mit 5“.',
  ],
  [
    { code: 'unfilledPits', pits: [4] },
    'Du kannst noch nicht fertig sein: Feld 4 ist noch leer. Fülle es zuerst, zum Beispiel „fülle 4 mit 5“.',
  ],
  [
    { code: 'alreadyFinished' },
    'Du hast Dein Befüllen schon beendet und kannst nichts mehr ändern. Jetzt fehlt noch Bernd.',
  ],
  [
    { code: 'stillFilling', unready: [0] },
    'Noch wird befüllt, und nur Du fehlst noch: Sind alle Deine Felder befüllt, so beende es mit „fülle fertig“.',
  ],
  [
    { code: 'stillFilling', unready: [1] },
    'Noch wird befüllt: Bernd ist noch nicht fertig. Danach geht es los.',
  ],
  [
    { code: 'stillFilling', unready: [0, 1] },
    'Noch wird befüllt: Lege Deine Steine, zum Beispiel „fülle 3 mit 5“, und sage dann „fülle fertig“. Auch Bernd ist noch nicht fertig.',
  ],
  [{ code: 'fillingOver' }, 'Das Befüllen ist vorbei. Jetzt wird gezogen, zum Beispiel „leere 3“.'],
  [{ code: 'gameOver' }, 'Dieses Spiel ist zu Ende. Mit „neustart“ beginnt ein neues.'],
  [
    { code: 'noSwap' },
    'Tauschen geht nur, wo die Hausregeln es erlauben, und nur im allerersten Zug von Spieler 2.',
  ],
  [
    { code: 'notAMove', text: 'quer' },
    '„quer“ ist kein Zug. Nenne die Nummer eines Deiner Felder, zum Beispiel „leere 3“.',
  ],
  [
    { code: 'badRecord', at: 14, token: '9' },
    'Das Spielprotokoll stimmt an Stelle 14 nicht: „9“ passt dort nicht.',
  ],
];

test.each(CASES)('R6 %j', (refusal, sentence) => {
  expect(say(refusal)).toBe(sentence);
});

test.each(CASES)('R6 %j has an English sentence for every listener', (refusal) => {
  for (const listener of [0, 1, null] as const) expect(say(refusal, listener, 'en')).toMatch(/[.”]$/);
});

test('who holds both seats is told which one still has to fill', () => {
  expect(say({ code: 'stillFilling', unready: [1] }, null)).toBe(
    'Noch wird befüllt: Bernd ist noch nicht fertig. Danach geht es los.',
  );
});
