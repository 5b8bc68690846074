/** Sentences that depend on who listens, on what: each is true for the one who reads it. */
import { catalogues } from '../../locales';
import { createWorld } from '../support/world';
import { seated } from './table';

const HINT = 'das feinere braucht UTF-8';

describe('T6: a board in box characters, for once', () => {
  it('is drawn in ASCII with a hint where the charset has none', async () => {
    const { anna } = await seated();
    await anna.becomes({ charset: 'latin1' });
    await anna.types('stand unicode');
    const shown = anna.reads().join('\n');
    expect(shown).toContain('+-----+');
    expect(shown).toContain('latin1');
    expect(shown.replace(/\s+/gu, ' ')).toContain(HINT);
    await anna.types('stand text');
    expect(anna.reads().join(' ')).not.toContain(HINT);
  });

  it('is drawn as wished on a line with UTF-8', async () => {
    const { anna } = await seated();
    await anna.types('stand unicode');
    const shown = anna.reads().join('\n');
    expect(shown).toContain('│');
    expect(shown.replace(/\s+/gu, ' ')).not.toContain(HINT);
  });
});

it('who holds both seats is spoken to as Du when calling it off; who watches reads the name', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  const clara = await world.enters('Clara');
  await anna.types('neustart kelma allein');
  await clara.types('zuschauen 1');
  await anna.typesAll(['aufgeben', 'aufgeben']);
  expect(anna.text()).toContain('Du brichst das Spiel ab; es zählt nicht.');
  expect(anna.text()).not.toContain('bricht das Spiel ab');
  expect(clara.text()).toContain('Anna (Süd) bricht das Spiel ab; es zählt nicht.');
});

it('K5: sowing while only oneself has still to fill is refused with what is missing', async () => {
  const { anna, bernd } = await seated('');
  await bernd.typesAll(['fülle alle mit 6', 'fülle fertig']);
  expect(anna.reads().join(' ')).toContain('Lege in alle Deine Felder Steine');
  await anna.types('leere 3');
  expect(anna.reads().join(' ')).toContain('nur Du fehlst noch: Sind alle Deine Felder befüllt');
  await bernd.types('3');
  expect(bernd.reads().join(' ')).toContain('Anna ist noch nicht fertig');
});

it('the rules of Khalaha show a board that is filled, and say so', async () => {
  const world = await createWorld();
  const anna = await world.enters('Anna');
  await anna.types('regeln khalaha');
  expect(anna.text()).toContain('wenn in jedem Feld vier Steine liegen:');
  await anna.types('regeln kelma');
  expect(anna.text()).toContain('So sieht das Brett von Kelma am Anfang aus:');
});

it('the limit of a line is told in bytes, and a shutdown says that games are kept', () => {
  expect(catalogues.de.say({ code: 'line-too-long', most: 1024 })).toContain(
    '1.024 Byte gehen nicht; ein Umlaut',
  );
  expect(catalogues.en.say({ code: 'line-too-long', most: 1024 })).toContain('bytes');
  expect(catalogues.de.say({ code: 'closing-shutdown' })).toContain('bleiben erhalten; bis gleich!');
});
