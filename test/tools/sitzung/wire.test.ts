/** Sessions over real lines: a house that was started for them, and one that runs anyway. */
import { playText } from '../../../src/tools/sitzung/play-file';
import { startOwnHouse } from '../../../src/tools/sitzung/wire-stages';
import { programPerSuite } from './program';

const program = programPerSuite();
const onOwn = (text: string) => playText(text, 'own', program.folder());

const ENTERS =
  'anna< ...\nanna< Wie heißt Du?\nanna> anna\nanna< ...\nanna< Dein Rückkehrwort: {wort}\nanna< ...\n';
const COMES_BACK =
  'anna! kommt\nanna< ...\nanna< Wie heißt Du?\nanna> anna\nanna< ...\nanna< Dein Wort:\nanna> {wort}\n';

it.each(['startet neu', 'stirbt'])('F2 a game goes on although the house %s', async (how) =>
  expect(
    await onOwn(
      `breite: 78\n---\n${ENTERS}anna> neustart kalah allein\nanna~ Game.State {"ply":0}\nanna> 3\n` +
        `anna~ Game.State {"ply":1}\nhaus! ${how}\n${COMES_BACK}anna~ Game.State {"ply":1}\nanna< ...`,
    ),
  ).toEqual({ kind: 'passed' }),
);

it('F8 a line is reset and comes back, in its own width and signs', async () =>
  expect(
    await onOwn(
      `breite: 40\nzeichensatz: ascii\nbernd.breite: 78\nbernd.zeichensatz: latin1\ndabei: bernd\n---\n` +
        ENTERS.replace('Rückkehrwort', 'Rueckkehrwort') +
        'bernd< Anna kommt herein.\nanna> sage Grüße\nanna< Du sagst: Gruesse\nbernd< Anna sagt: Grüße\n' +
        'anna! reißt ab\nbernd< ...',
    ),
  ).toEqual({ kind: 'passed' }));

it('bytes are sent and awaited (RFC 854: AYT)', async () => {
  const text = (awaited: string) =>
    `locker: ja\nfrist: 1 s\n---\nanna< Wie heißt Du?\nanna! sendet %FF%F6\nanna! empfängt ${awaited}`;
  expect(await onOwn(text('%FF%F1'))).toEqual({ kind: 'passed' });
  expect(await onOwn(text('%FF%FB%63'))).toMatchObject({ kind: 'mismatch', mismatch: { line: 6 } });
});

it('a running house is played at, and is not to be started again', async () => {
  const house = startOwnHouse(program.folder());
  const where = await house.address();
  const text = 'dabei: anna, bernd\n---\nanna> sage a\nanna< Du sagst: a\nbernd< Anna sagt: a\n';
  const played = await playText(text, where, '');
  const refused = await playText(`${text}haus! stirbt`, where, '');
  await house.stop();
  expect(played).toEqual({ kind: 'passed' });
  expect(refused).toMatchObject({ kind: 'fault', fault: { line: 6 } });
  await expect(playText(text, where, '')).rejects.toThrow('ECONNREFUSED');
});
