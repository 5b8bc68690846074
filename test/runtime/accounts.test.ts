/** Names, return words, passwords: whose a name is, how it is proved, when it is free again, and what is never told. */
import { playerIdOf } from '../../src/match/player';
import { createWorld, type World } from '../support/world';
import { returnWordIn } from './table';

const PASSWORD = 'Ein langer Satz';

async function owner(world: World, address?: string) {
  const anna = await world.connect({}, address);
  await anna.types('neu');
  await anna.types('Anna');
  await anna.typesAll([PASSWORD, PASSWORD]);
  return anna;
}

/** Everything that was logged, as one text. */
const loggedIn = ({ logged }: World): string => JSON.stringify(logged);

describe('a name of one’s own', () => {
  it('T6: neu asks for the password at once, hidden, twice; it is never shown or logged', async () => {
    const world = await createWorld();
    const anna = await owner(world);
    const text = anna.text();
    expect(text).toContain('Der Name gehört jetzt Dir');
    expect(text).not.toContain(PASSWORD);
    expect(anna.echo).toEqual(['hidden', 'shown', 'hidden', 'shown']);
    expect(loggedIn(world)).toContain('password set');
    expect(loggedIn(world)).not.toContain(PASSWORD);
  });

  it('opens to the password only, hidden each time, and the return word is none any more', async () => {
    const world = await createWorld();
    const guest = await world.connect();
    await guest.types('Anna');
    const word = returnWordIn(guest.text());
    await guest.typesAll(['passwort', PASSWORD, PASSWORD, 'ende']);
    const back = await world.connect();
    await back.types('anna');
    expect(back.text()).toContain('Wie lautet das Passwort?');
    await back.types(word);
    expect(back.text()).toContain('Das Passwort stimmt nicht');
    expect(back.echo.at(-1)).toBe('shown');
    await back.typesAll(['Anna', PASSWORD.toLowerCase()]);
    expect(back.text()).toContain('Das Passwort stimmt nicht');
    await back.typesAll(['Anna', PASSWORD]);
    expect(back.text()).toContain('Schön, dass Du wieder da bist, Anna!');
    expect(back.echo).toEqual(['hidden', 'shown', 'hidden', 'shown', 'hidden', 'shown']);
    for (const secret of [word, PASSWORD]) expect(loggedIn(world)).not.toContain(secret);
  });

  it('T6: a drop while a password is typed leaves the old one, and the next line is not hidden', async () => {
    const world = await createWorld();
    const anna = await owner(world);
    await anna.typesAll(['passwort', PASSWORD, 'das neue Wort']);
    await anna.drops();
    const back = await world.connect();
    expect(back.echo).toEqual([]);
    await back.typesAll(['Anna', PASSWORD]);
    expect(back.text()).toContain('wieder da');
    expect(back.echo.at(-1)).toBe('shown');
  });

  it('T6: changed twice in a row, each time with the old one first', async () => {
    const world = await createWorld();
    const anna = await owner(world);
    await anna.typesAll(['passwort', PASSWORD, 'zweites Wort', 'zweites Wort']);
    await anna.typesAll(['passwort', 'zweites Wort', 'drittes Wort', 'drittes Wort']);
    expect(anna.text().match(/das Passwort ist gesetzt/gu)).toHaveLength(3);
    expect(anna.echo).toEqual(
      Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 'hidden' : 'shown')),
    );
    expect(await world.accounts.find(playerIdOf('anna'))).toMatchObject({
      proof: { kind: 'password', hash: 'hash of drittes Wort' },
    });
  });

  it('remembers the settings', async () => {
    const world = await createWorld();
    const anna = await owner(world);
    await anna.typesAll(['stelle sprache en', 'set board text', 'quit']);
    const back = await world.connect();
    await back.typesAll(['Anna', PASSWORD]);
    back.reads();
    await back.types('settings');
    expect(back.text()).toMatch(/language.*en/i);
    expect(await world.accounts.find(playerIdOf('anna'))).toMatchObject({
      settings: { language: 'en', board: 'text' },
    });
  });

  it('is given up after the word was typed twice, and not while a match waits', async () => {
    const world = await createWorld();
    const anna = await owner(world);
    const bernd = await world.enters('Bernd');
    await anna.types('neustart khalaha kalah bernd');
    await bernd.types('annehmen');
    await anna.types('raus');
    anna.reads();
    await anna.typesAll(['loesche figur', 'loesche figur']);
    expect(anna.text()).toContain('wartet noch ein Spiel');
    await anna.typesAll(['fortsetzen', 'aussteigen', 'aussteigen']);
    anna.reads();
    await anna.typesAll(['loesche figur', 'wer', 'loesche figur']);
    expect(anna.closed).toBeNull();
    expect(await world.accounts.find(playerIdOf('anna'))).not.toBeNull();
    await anna.types('loesche figur');
    expect(anna.closed).toBe('left');
    expect(await world.accounts.find(playerIdOf('anna'))).toBeNull();
    expect((await world.enters('Anna')).closed).toBeNull();
  });
});

describe('guessing', () => {
  it('gets slow for the name from that address, and locks nobody else out', async () => {
    const world = await createWorld();
    const anna = await owner(world, '192.0.2.1');
    await anna.types('ende');
    const thief = await world.connect({}, '192.0.2.66');
    for (let guess = 0; guess < 6; guess += 1) await thief.typesAll(['Anna', `Versuch ${guess}`]);
    thief.reads();
    await thief.typesAll(['Anna', PASSWORD]);
    expect(thief.text()).toMatch(/zu viele falsche Versuche.* \d+ Minuten/su);
    const other = await world.connect({}, '192.0.2.66');
    await other.types('Clara');
    expect(other.text()).toContain('Willkommen, Clara!');
    const back = await world.connect({}, '192.0.2.1');
    await back.typesAll(['Anna', PASSWORD]);
    expect(back.text()).toContain('Schön, dass Du wieder da bist, Anna!');
    expect(loggedIn(world)).not.toMatch(/Versuch \d/u);
  });

  it('of the old password from within is slowed in the same way', async () => {
    const world = await createWorld();
    const anna = await owner(world);
    for (let guess = 0; guess < 6; guess += 1) await anna.typesAll(['passwort', `Versuch ${guess}`]);
    anna.reads();
    await anna.typesAll(['passwort', PASSWORD]);
    // The right one is not called wrong: it was not looked at.
    expect(anna.text()).toMatch(/zu viele falsche Versuche.* \d+ Minuten/su);
    expect(anna.echo.at(-1)).toBe('shown');
    await anna.types('wer');
    expect(anna.text()).toContain('Anna');
  });
});

describe('a guest’s name', () => {
  it('is free again for anybody once the guest has left', async () => {
    const world = await createWorld();
    const guest = await world.enters('Jürgen');
    await guest.types('ende');
    expect(await world.accounts.find(playerIdOf('Juergen'))).toBeNull();
    const next = await world.connect();
    await next.types('JUERGEN');
    expect(next.text()).toContain('Willkommen, JUERGEN! Du bist als Gast hier.');
  });

  it('is not free while a match waits, and then only the return word opens it', async () => {
    const world = await createWorld();
    const guest = await world.connect();
    await guest.types('Anna');
    const word = returnWordIn(guest.text());
    await guest.types('neustart khalaha kalah allein');
    await guest.drops();
    const other = await world.connect();
    await other.typesAll(['Anna', 'Buche Buche']);
    expect(other.text()).toContain('Das stimmt nicht');
    await other.types(word.replaceAll(' ', '-').toUpperCase());
    expect(other.text()).toContain('hat auf Dich gewartet');
    expect(loggedIn(world)).not.toContain(word);
  });

  it('is never logged with its word, whatever is done', async () => {
    const world = await createWorld();
    const guest = await world.connect();
    await guest.types('gast');
    const word = returnWordIn(guest.text());
    expect(word).toMatch(/^\S+ \S+$/u);
    for (const line of ['finger', 'wer', 'partien', 'statistik', 'einstellungen', word])
      await guest.types(line);
    await guest.drops();
    for (const { fields } of world.logged) {
      for (const value of Object.values(fields)) expect(String(value)).not.toContain(word);
    }
  });
});

it('finger tells whose a name is, where somebody is and what was won, and no secret', async () => {
  const world = await createWorld();
  const anna = await owner(world);
  const bernd = await world.enters('Bernd');
  await anna.types('neustart khalaha kalah bernd');
  await bernd.types('annehmen');
  anna.reads();
  await anna.types('finger bernd');
  expect(anna.text()).toMatch(/Bernd\nZu Gast im Haus\.\nGerade im Haus\.\nTisch 1 .*\nSpielt gerade\./u);
  await anna.typesAll(['1', 'finger']);
  expect(anna.text()).toContain('mit einem Passwort geschützt');
  for (const line of ['2', 'aufgeben', 'aufgeben']) await bernd.types(line);
  anna.reads();
  await anna.types('finger anna');
  expect(anna.text()).toContain('1 gewonnen, 0 verloren');
  await anna.types('ende');
  await world.passes(3 * 86_400_000);
  const clara = await world.enters('Clara');
  await clara.types('finger ANNA');
  const text = clara.text();
  expect(text).toContain('Zuletzt vor 3 Tagen hier');
  expect(text).not.toContain(PASSWORD);
  await clara.types('finger niemand');
  expect(clara.text()).toContain('Von niemand wissen wir nichts');
});
