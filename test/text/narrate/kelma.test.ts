/** What is told of each fact of Kelma, to the one who made it, to the opponent and to watchers. */
import type { Match } from '../../../src/match/match';
import { DEFAULT_OPTIONS, MITTE, QUIET_LIMIT, type KelmaRules } from '../../../src/rules/kelma';
import { explainLastMove, narrateAll, outcomeMessage } from '../../../src/text/narrate';
import { catalogues } from '../../../locales';
import { act, matchAt, playMatch, playOn, startMatch } from '../../support/kelma-matches';

const NAMES = ['Anna', 'Bernd'] as const;
type Language = 'de' | 'en';

/** What Anna (south), Bernd (north) and a watcher read when whoever is on turn plays that. */
function told(match: Match, move: string, language: Language = 'de') {
  const { step } = act(match, move);
  const [anna = '', bernd = '', watcher = ''] = ([0, 1, null] as const).map((listener) =>
    narrateAll([step], NAMES, listener)
      .map((message) => catalogues[language].say(message))
      .join('\n'),
  );
  return { anna, bernd, watcher };
}

test('L4 a pawn goes ahead', () => {
  expect(told(startMatch(), 'c2')).toEqual({
    anna: 'Du ziehst Deinen Bauern von c2 nach c3 vor: Damit ist Bernd am Zug.',
    bernd: 'Anna zieht einen Bauern von c2 nach c3 vor: Damit bist Du am Zug.',
    watcher: 'Anna zieht einen Bauern von c2 nach c3 vor: Damit ist Bernd am Zug.',
  });
});

test('L5 a push says which stone went where, and what it shows', () => {
  expect(told(playMatch('c2 a10 c3 a9 c4 a8'), 'c5')).toEqual({
    anna: 'Du ziehst Deinen Bauern von c5 nach c6 vor und schiebst dabei den Wendestein, Läufer oben, nach c7 weiter: Damit ist Bernd am Zug.',
    bernd:
      'Anna zieht einen Bauern von c5 nach c6 vor und schiebt dabei den Wendestein, Läufer oben, nach c7 weiter: Damit bist Du am Zug.',
    watcher:
      'Anna zieht einen Bauern von c5 nach c6 vor und schiebt dabei den Wendestein, Läufer oben, nach c7 weiter: Damit ist Bernd am Zug.',
  });
  const flips: KelmaRules = { ...MITTE, ...DEFAULT_OPTIONS, pushFlips: true };
  const match = playOn(startMatch(undefined, flips), 'c2 a10 c3 a9 c4 a8');
  expect(told(match, 'c5').anna).toContain('Turm oben, nach c7');
});

test('L6 L7 a stone: by which face, what it shows now, and for whom it is locked until when', () => {
  expect(told(startMatch(), 'b6c8')).toEqual({
    anna: 'Du ziehst den Wendestein als Springer von b6 nach c8 und wendest ihn auf Läufer: Nun ist Bernd am Zug, und für diesen einen Zug ist der Stein gesperrt.',
    bernd:
      'Anna zieht den Wendestein als Springer von b6 nach c8 und wendet ihn auf Läufer: Nun bist Du am Zug, und für diesen einen Zug ist der Stein gesperrt.',
    watcher:
      'Anna zieht den Wendestein als Springer von b6 nach c8 und wendet ihn auf Läufer: Nun ist Bernd am Zug, und für diesen einen Zug ist der Stein gesperrt.',
  });
});

test('L6 what is jumped is named, for rook and bishop; a knight jumps by its nature', () => {
  const pair = '5/5/5/5/b4/2L2/1wT2/2w2/5/5/S4 SL,TS,LT s -';
  expect(told(matchAt(pair), 'c5c7').anna).toContain('als Turm von c5 über c6 hinweg nach c7 und');
  expect(told(matchAt(pair), 'c5c3').anna).toContain('als Turm von c5 über c4 hinweg nach c3 und');
  expect(told(matchAt(pair), 'c5e5').anna).toContain('als Turm von c5 nach e5 und');
  expect(told(matchAt(pair), 'c6a4').anna).toContain('als Läufer von c6 über b5 hinweg nach a4 und');
  expect(told(matchAt(pair), 'c6e8').anna).toContain('als Läufer von c6 nach e8 und');
  expect(told(matchAt('5/5/5/5/b4/2L2/2T2/5/5/w4/S4 SL,TS,LT s -'), 'a1b3').anna).toContain(
    'als Springer von a1 nach b3 und',
  );
});

test('L6 a capture says whose pawn, how many are left', () => {
  expect(told(playMatch('a2 c6e4 a3'), 'e4e2')).toEqual({
    anna: 'Bernd zieht den Wendestein als Turm von e4 nach e2, schlägt dort einen Deiner Bauern (9 bleiben) und wendet den Stein auf Läufer: Nun bist Du am Zug, und für diesen einen Zug ist der Stein gesperrt.',
    bernd:
      'Du ziehst den Wendestein als Turm von e4 nach e2, schlägst dort einen Bauern von Anna (9 bleiben) und wendest den Stein auf Läufer: Nun ist Anna am Zug, und für diesen einen Zug ist der Stein gesperrt.',
    watcher:
      'Bernd zieht den Wendestein als Turm von e4 nach e2, schlägt dort einen Bauern von Anna (9 bleiben) und wendet den Stein auf Läufer: Nun ist Anna am Zug, und für diesen einen Zug ist der Stein gesperrt.',
  });
  const two = matchAt('5/5/5/b4/2b2/5/2T2/w4/5/5/S3L SL,TS,LT s -', { captured: [9, 8] });
  expect(told(two, 'c5c7').bernd).toContain('schlägt dort einen Deiner Bauern (einer bleibt)');
});

test('a capture of an own pawn, where the house rules allow it, is told as such', () => {
  const rules: KelmaRules = { ...MITTE, ...DEFAULT_OPTIONS, captureOwn: true };
  const match = playOn(startMatch(undefined, rules), 'a2 c6e4 a3 a10');
  expect(told(match, 'e4e2')).toMatchObject({
    anna: expect.stringContaining('schlägst dort einen eigenen Bauern (9 bleiben)') as string,
    bernd: expect.stringContaining('schlägt dort einen eigenen Bauern (9 bleiben)') as string,
  });
  expect(told(match, 'e4e2', 'en').bernd).toContain('captures one of Anna’s own pawns (9 are left)');
});

test('L9 who loses the last pawn is told that only a draw is left', () => {
  const match = matchAt('5/5/5/5/2b2/5/2T2/w4/5/5/S3L SL,TS,LT s -', { captured: [9, 9] });
  const { bernd, anna } = told(match, 'c5c7');
  expect(bernd).toContain('(es war der letzte)');
  expect(bernd).toMatch(/\nDu hast keinen Bauern mehr und kannst nicht mehr gewinnen, spielst aber weiter: /);
  expect(anna).toMatch(/\nBernd hat keinen Bauern mehr und kann nicht mehr gewinnen, spielt aber weiter: /);
});

test('R5 L8 a win for each side, rightly named for everyone', () => {
  expect(told(matchAt('5/3w1/5/5/5/SLT2/5/5/5/b4/5 SL,LT,TS s -'), 'd10')).toEqual({
    anna: 'Du ziehst Deinen Bauern von d10 nach d11 vor.\nDas Spiel ist zu Ende: Dein Bauer steht auf der Grundlinie von Bernd, Du gewinnst.',
    bernd:
      'Anna zieht einen Bauern von d10 nach d11 vor.\nDas Spiel ist zu Ende: Ein Bauer von Anna steht auf Deiner Grundlinie, Anna gewinnt.',
    watcher:
      'Anna zieht einen Bauern von d10 nach d11 vor.\nDas Spiel ist zu Ende: Ein Bauer von Anna steht auf der Grundlinie von Bernd, Anna gewinnt.',
  });
  expect(told(matchAt('5/3w1/5/5/5/SLT2/5/5/5/b4/5 SL,LT,TS n -'), 'a2').bernd).toBe(
    'Du ziehst Deinen Bauern von a2 nach a1 vor.\nDas Spiel ist zu Ende: Dein Bauer steht auf der Grundlinie von Anna, Du gewinnst.',
  );
});

const ENDLESS = '5/5/2T2/5/4b/4w/5/5/5/5/SL3 SL,LT,TS s -';

test('R9 L10 each draw says why', () => {
  const last = (text: string): string => text.split('\n').at(-1) ?? '';
  expect(
    last(told(matchAt('5/5/5/5/2b2/5/2T2/5/5/5/S3L SL,TS,LT s -', { captured: [10, 9] }), 'c5c7').anna),
  ).toBe('Das Spiel ist zu Ende: unentschieden, denn keine Seite hat noch einen Bauern.');
  const patt = matchAt('5/5/5/1b3/1wL1b/3bw/3b1/3w1/5/1L1T1/5 SL,LT,TS n d2');
  expect(told(patt, 'Lc7-e9').anna).toMatch(
    /wendet ihn auf [^:]*\.\nDas Spiel ist zu Ende: unentschieden durch Patt, denn wer am Zug wäre, hat keinen möglichen Zug\.$/,
  );
  const round = ' c9c11 d3d1 c11d9 d1b3 d9d11 b3b1 d11c9';
  const nearly = playOn(matchAt(ENDLESS), `b1d3${round} b1d3${round}`);
  expect(last(told(nearly, 'b1d3').bernd)).toBe(
    'Das Spiel ist zu Ende: unentschieden, denn dieselbe Stellung ist zum dritten Mal da.',
  );
  expect(last(told(matchAt(ENDLESS, { quiet: QUIET_LIMIT - 1 }), 'b1d3').watcher)).toBe(
    'Das Spiel ist zu Ende: unentschieden, denn 100 Züge lang hat kein Bauer gezogen und wurde keiner geschlagen.',
  );
});

test('L10 both draws that come by themselves are announced before', () => {
  const again = playOn(matchAt(ENDLESS), 'b1d3 c9c11 d3d1 c11d9 d1b3 d9d11 b3b1 d11c9');
  expect(told(again, 'b1d3').bernd).toMatch(
    /\nAchtung: Genau diese Stellung war schon einmal da\. Beim dritten Mal ist das Spiel remis\.$/,
  );
  expect(told(matchAt(ENDLESS, { quiet: 89 }), 'b1d3').anna).toMatch(
    /\nAchtung: Seit 90 Zügen hat kein Bauer gezogen und wurde keiner geschlagen\. Nach 10 weiteren ist das Spiel remis\.$/,
  );
  expect(told(matchAt(ENDLESS, { quiet: 88 }), 'b1d3').anna).not.toContain('Achtung');
});

test('the last move is explained without the turn, but with the lock that it has left', () => {
  const say = (match: Match, listener: 0 | 1 | null): string =>
    catalogues.de.say(explainLastMove({ lastMove: match.trail?.event ?? null, turn: null }, NAMES, listener));
  expect(say(startMatch(), 0)).toBe('Es ist noch kein Zug gemacht.');
  expect(say(playMatch('c2'), 1)).toBe('Anna zieht einen Bauern von c2 nach c3 vor.');
  const stone = playMatch('b6c8');
  expect(say(stone, 0)).toBe(
    'Du ziehst den Wendestein als Springer von b6 nach c8 und wendest ihn auf Läufer; für den nächsten Zug von Bernd ist der Stein gesperrt.',
  );
  expect(say(stone, 1)).toMatch(/; für Deinen nächsten Zug ist der Stein gesperrt\.$/);
});

test('English tells the same', () => {
  expect(told(playMatch('a2 c6e4 a3'), 'e4e2', 'en').anna).toBe(
    'Bernd moves the flip stone as a rook from e4 to e2, captures one of your pawns (9 are left) there and turns the stone to bishop: it is your turn, and for this one move the stone is locked.',
  );
  expect(told(playMatch('c2 a10 c3 a9 c4 a8'), 'c5', 'en').anna).toBe(
    'You move your pawn ahead from c5 to c6 and push the flip stone, bishop up, on to c7, so it is Bernd’s turn.',
  );
});

test('every end of Kelma has its sentence in every language', () => {
  for (const reason of ['goal', 'noPawns', 'stalemate', 'repetition', 'quietPlies']) {
    for (const catalogue of Object.values(catalogues)) {
      const winner = reason === 'goal' ? 1 : null;
      const end = { winner, reason, score: [0, 1] } as const;
      const generic = outcomeMessage({ ...end, reason: 'other' }, NAMES, 0);
      const said = catalogue.say(outcomeMessage(end, NAMES, 0));
      expect(said).toMatch(/^(Das Spiel ist zu Ende|The match is over): .*\.$/);
      expect(said).not.toBe(catalogue.say(generic));
    }
  }
});
