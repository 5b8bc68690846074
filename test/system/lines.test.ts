/** Real lines to a real house: cut in the middle of a game or of a password, by clients that never answer an option. */
import type { TelnetClient } from '../support/telnet-client';
import { standPerTest } from './stand';

const { start, connect, enters, comesBack } = standPerTest();

test('F1 a reset in the filling phase, and in mid-turn: the other is told, and all is as it was', async () => {
  const house = start();
  const { client: anna, word } = await enters(house, 'Anna');
  const { client: bernd } = await enters(house, 'Bernd');
  anna.type('neustart khalaha khalaha bernd');
  await bernd.waitFor('annehmen');
  bernd.type('annehmen');
  await anna.waitFor('Ein neues Spiel Khalaha beginnt');
  for (const filling of ['fuelle 1 mit 6', 'fuelle 2 mit 5', 'fuelle 3 mit 4']) {
    anna.type(filling);
    await anna.waitFor(/Feld \d/);
  }
  await bernd.waitFor('Feld 3');
  anna.reset();
  await bernd.waitFor('Leitung von Anna ist abgerissen');
  await bernd.waitFor('Das Spiel wartet');

  const filling = await comesBack(house, 'Anna', word);
  await bernd.waitFor('Anna ist wieder da');
  await filling.waitFor(/\| +6 +\| +5 +\| +4 +\| +\. +\| +\. +\| +\. +\|/);
  filling.type('fuelle alle mit 4');
  filling.type('fuelle fertig');
  await filling.waitFor('fertig');
  bernd.type('fuelle alle mit 4');
  bernd.type('fuelle fertig');
  await filling.waitFor('Du bist am Zug.');
  // The fourth seed from pit 3 falls into the store, so the turn goes on.
  filling.type('3');
  await bernd.waitFor('Anna leert Feld 3');
  filling.reset();
  await bernd.waitFor('Leitung von Anna ist abgerissen');

  const playing = await comesBack(house, 'Anna', word);
  await playing.waitFor('Letzter Zug: Du hast Feld 3 geleert.');
  await playing.waitFor('Du bist am Zug.');
  playing.type('1');
  await bernd.waitFor('Anna leert Feld 1');
});

const ECHO = 1;
const IAC = 255;
const [WILL, WONT] = [251, 252];

/** WILL and WONT ECHO as they came, in order. */
function echoes(client: TelnetClient): readonly string[] {
  const found: string[] = [];
  client.bytes.forEach((byte, at, bytes) => {
    if (byte !== IAC || bytes[at + 2] !== ECHO) return;
    if (bytes[at + 1] === WILL) found.push('hidden');
    if (bytes[at + 1] === WONT) found.push('shown');
  });
  return found;
}

const inTurns = (pairs: number): readonly string[] =>
  Array.from({ length: pairs }, () => ['hidden', 'shown']).flat();

/** Types the answers to a password's questions, each once it is asked for. */
async function answers(client: TelnetClient, typed: readonly string[]): Promise<void> {
  for (const line of typed) {
    await client.waitFor('Passwort: ');
    client.type(line);
  }
}

test('T6 a password changed twice, a wrong one, a drop in the middle: hidden before, shown after, each time', async () => {
  const house = start();
  const { client: anna } = await enters(house, 'Anna');
  anna.type('passwort');
  await answers(anna, ['erstes Wort', 'erstes Wort']);
  await anna.waitFor('gesetzt');
  anna.type('passwort');
  await answers(anna, ['erstes Wort', 'zweites Wort', 'verschrieben', 'zweites Wort', 'zweites Wort']);
  await anna.waitFor('gesetzt');
  anna.type('passwort');
  await answers(anna, ['geraten']);
  await anna.waitFor('nicht Dein bisheriges Passwort');
  expect(echoes(anna)).toEqual(inTurns(8));
  anna.type('passwort');
  await answers(anna, ['zweites Wort', 'drittes Wort']);
  await anna.waitFor('Passwort: ');
  anna.reset();
  await anna.closed;
  expect(anna.text).not.toMatch(/\w+es Wort|geraten|verschrieben/);

  const back = await connect(house);
  expect(echoes(back)).toEqual([]);
  back.type('Anna');
  await answers(back, ['drittes Wort']);
  await back.waitFor('Nenne Deinen Namen noch einmal');
  expect(echoes(back)).toEqual(inTurns(1));
  back.type('Anna');
  await answers(back, ['zweites Wort']);
  await back.waitFor('wieder da bist, Anna');
  expect(echoes(back)).toEqual(inTurns(2));
  expect(back.text).not.toMatch(/\w+es Wort/);
  expect(house.logged.join('\n')).not.toMatch(/\w+es Wort|geraten|verschrieben/);
});

test('T5 the bounds that the host sets hold: names, tries, lines and subnegotiations', async () => {
  const house = start({
    LIMIT_LOOPBACK: 'an',
    NAMES_PER_ADDRESS: '1',
    NEW_NAMES_PER_ADDRESS_PER_HOUR: '2',
    LOGIN_TRIES: '3',
    LOGIN_TRIES_PER_NAME: '2',
    LINE_BYTES: '80',
    SUBNEGOTIATION_BYTES: '256',
  });
  const { client: anna } = await enters(house, 'Anna');
  const bernd = await connect(house);
  bernd.type('Bernd');
  await bernd.waitFor('schon zu viele Leute im Haus');
  anna.type('ende');
  await anna.closed;
  bernd.type('Bernd');
  await bernd.waitFor('Willkommen, Bernd!');
  const thief = await connect(house);
  thief.type('Clara');
  await thief.waitFor('sehr viele neue Namen');
  for (const told of [
    'Das stimmt nicht',
    'Das stimmt nicht',
    'zu viele falsche Versuche, darum schliessen wir',
  ]) {
    thief.type('');
    thief.type('Bernd');
    await thief.waitFor('Dein Wort:');
    thief.type('geraten');
    await thief.waitFor(told);
  }
  await thief.closed;
  bernd.type('x'.repeat(81));
  await bernd.waitFor(/Mehr als 80\s+Byte/);
  bernd.send(Buffer.of(255, 250, 201, ...Buffer.alloc(256, 0x78), 255, 240));
  await bernd.waitFor(/mehr als 256\s+Byte/);
});

test('F1 a script that ends its side behind its last line reads the answers to all of them, then the end', async () => {
  const house = start();
  const script = await connect(house);
  script.send('Anna\nneustart khalaha kalah allein\n3\nwer\nende\n');
  script.end();
  await script.closed;
  for (const answer of [
    'Willkommen, Anna!',
    '(Sued) leert Feld 3',
    'Im Spielhaus ist eine Person',
    'Bis bald',
  ]) {
    expect(script.text).toContain(answer);
  }
});
