/** Every refusal of Kelma's rules as a sentence that names the reason and what helps. */
import type { KelmaRefusal } from '../../../src/rules/kelma';
import type { Side } from '../../../src/rules/game';
import { refusalMessage } from '../../../src/text/refuse';
import { catalogues } from '../../../locales';

type Bare = KelmaRefusal extends infer R ? (R extends KelmaRefusal ? Omit<R, 'game'> : never) : never;

const say = (refusal: Bare, listener: Side | null = 0, language: 'de' | 'en' = 'de'): string => {
  const whole: KelmaRefusal = { game: 'kelma', ...refusal };
  return catalogues[language].say(refusalMessage(whole, ['Anna', 'Bernd'], listener));
};

const ROOM = { code: 'noRoomToPush', from: 'b5', stone: 'SL', square: 'b6' } as const;
const STONE = { stone: 'SL', face: 'S', from: 'b6', to: 'b8' } as const;

const CASES: readonly (readonly [Bare, string])[] = [
  [
    { code: 'notAMove', text: 'quer' },
    '„quer“ ist kein Zug. Nenne ein Feld oder zwei, zum Beispiel „ziehe c2“ oder „ziehe b6 nach c8“.',
  ],
  [{ code: 'offBoard', square: 'f2' }, 'Ein Feld f2 gibt es nicht: Das Brett geht von a1 bis e11.'],
  [
    { code: 'misnoted', text: 'Tb6-c8', move: 'Sb6-c8' },
    '„Tb6-c8“ beschreibt diesen Zug nicht richtig. Meinst Du „Sb6-c8“? Die beiden Felder allein genügen.',
  ],
  [{ code: 'gameOver' }, 'Dieses Spiel ist zu Ende. Mit „neustart“ beginnt ein neues.'],
  [{ code: 'notYourTurn' }, 'Bernd ist am Zug. „stand“ zeigt Dir das Brett, solange Du wartest.'],
  [
    { code: 'emptySquare', square: 'c5' },
    'Auf c5 steht nichts, was ziehen könnte. „züge“ zeigt Dir, was geht.',
  ],
  [
    { code: 'enemyPawn', square: 'c10' },
    'Der Bauer auf c10 gehört der anderen Seite. Du ziehst mit Deinen Bauern und mit den Wendesteinen; „züge“ zeigt Dir, was geht.',
  ],
  [
    { code: 'standsThere', square: 'c2' },
    'Auf c2 steht die Figur schon. Nenne das Feld, auf das sie soll; „züge c2“ zeigt Dir, wohin es geht.',
  ],
  [
    { code: 'pawnOnlyAhead', from: 'c2', to: 'c4', ahead: 'c3' },
    'Ein Bauer geht nur ein Feld geradeaus, von c2 also nach c3 und nicht nach c4: „ziehe c2“.',
  ],
  [
    { code: 'pawnCannotCapture', from: 'c2', to: 'd3' },
    'Bauern schlagen nicht, darum kann der Bauer von c2 nicht nach d3. Schlagen können nur die Wendesteine.',
  ],
  [
    { code: 'blockedByPawn', from: 'c1', square: 'c2', whose: 0 },
    'Dein Bauer auf c1 kann nicht vor, denn auf c2 steht Dein eigener Bauer. Ziehe zuerst den.',
  ],
  [
    { code: 'blockedByPawn', from: 'c5', square: 'c6', whose: 1 },
    'Der Bauer auf c5 kann nicht vor, denn auf c6 steht ein Bauer von Bernd. Nur ein Wendestein kann ihn schlagen.',
  ],
  [
    { ...ROOM, from: 'b10', square: 'b11', behind: null, obstacle: 'edge' },
    'Der Bauer auf b10 kann den Wendestein auf b11 nicht schieben, denn dahinter ist das Brett zu Ende. Ziehe erst den Wendestein weg.',
  ],
  [
    { ...ROOM, behind: 'b7', obstacle: 'stone' },
    'Der Bauer auf b5 kann den Wendestein auf b6 nicht schieben, denn dahinter auf b7 steht noch ein Wendestein. Nur einer lässt sich schieben.',
  ],
  [
    { ...ROOM, behind: 'b7', obstacle: 'ownPawn' },
    'Der Bauer auf b5 kann den Wendestein auf b6 nicht schieben, denn dahinter auf b7 steht ein Bauer der eigenen Seite. Ziehe erst den weiter.',
  ],
  [
    { ...ROOM, behind: 'b7', obstacle: 'enemyPawn' },
    'Der Bauer auf b5 kann den Wendestein auf b6 nicht schieben, denn dahinter auf b7 steht ein Bauer der anderen Seite. Geschoben wird nur auf ein freies Feld.',
  ],
  [
    { code: 'pushOfLocked', from: 'b5', stone: 'SL', square: 'b6', until: 9 },
    'Der Bauer auf b5 kann den Wendestein auf b6 nicht schieben, denn der ist in diesem Zug gesperrt, und die Hausregeln lassen das dann nicht zu. In Deinem nächsten Zug ist er frei.',
  ],
  [
    { code: 'locked', stone: 'SL', face: 'L', square: 'c8', until: 2 },
    'Der Wendestein auf c8 ist gesperrt, weil ihn die andere Seite eben gezogen hat. Ziehe jetzt etwas anderes; in Deinem nächsten Zug ist er wieder frei.',
  ],
  [
    { code: 'wrongByFace', ...STONE },
    'Als Springer kommt der Wendestein von b6 nicht nach b8: Er geht zwei Felder gerade und eins zur Seite. „züge b6“ zeigt Dir, wohin.',
  ],
  [
    { code: 'wrongByFace', ...STONE, face: 'L' },
    'Als Läufer kommt der Wendestein von b6 nicht nach b8: Er geht genau zwei Felder schräg. „züge b6“ zeigt Dir, wohin.',
  ],
  [
    { code: 'wrongByFace', ...STONE, stone: 'TS', face: 'T', to: 'c7' },
    'Als Turm kommt der Wendestein von b6 nicht nach c7: Er geht genau zwei Felder gerade. „züge b6“ zeigt Dir, wohin.',
  ],
  [
    { code: 'ownPawnOnTarget', ...STONE, to: 'c4' },
    'Der Wendestein kann als Springer von b6 nicht nach c4, denn dort steht Dein eigener Bauer, und den darfst Du nicht schlagen.',
  ],
  [
    { code: 'stoneOnTarget', ...STONE, to: 'c4', target: 'LT' },
    'Der Wendestein kann als Springer von b6 nicht nach c4, denn dort steht ein anderer Wendestein, und die werden nie geschlagen.',
  ],
  [
    { code: 'ambiguous', square: 'd6', candidates: ['Td6-d4', 'Td6xd10'] },
    'Von d6 aus gibt es mehrere Züge: Td6-d4 und Td6xd10. Nenne auch das Ziel, zum Beispiel „ziehe d6 nach d4“.',
  ],
  [
    { code: 'stoneStuck', stone: 'LT', face: 'L', square: 'a1' },
    'Der Wendestein auf a1 kann als Läufer gerade nirgendwohin. „züge“ zeigt Dir, was sonst geht.',
  ],
];

test.each(CASES)('R6 %j', (refusal, sentence) => {
  expect(say(refusal)).toBe(sentence);
});

test.each(CASES)('R6 %j has an English sentence for every listener', (refusal) => {
  for (const listener of [0, 1, null] as const) expect(say(refusal, listener, 'en')).toMatch(/[.”]$/);
});

test('whose pawn is in the way is told from where the asker sits', () => {
  const blocked: Bare = { code: 'blockedByPawn', from: 'c5', square: 'c6', whose: 0 };
  expect(say(blocked, 1)).toContain('ein Bauer von Anna');
  expect(say(blocked, null)).toContain('ein Bauer von Anna');
  expect(say({ code: 'notYourTurn' }, 1)).toMatch(/^Anna ist am Zug\./);
});
