/** Who listens is shown no drawn board: not before the client has told what it is, and not by the next client either. */
import { playerIdOf } from '../../src/match/player';
import type { ClientTraits } from '../../src/ports/connection';
import type { MemoryClient } from '../support/memory-client';
import { createWorld, type World, type WorldOptions } from '../support/world';
import { flat } from './table';

const ANNA = playerIdOf('Anna');
const PASSWORD = 'Ein langer Satz';
const REMEMBERED = 'stelle brett auto beendet das';
const DRAWN = '+--';
const LISTENS = { screenReader: true } as const;

/** Anna owns her name, and a match of hers waits. */
async function waitingMatch(traits: Partial<ClientTraits> = {}, options: WorldOptions = {}): Promise<World> {
  const world = await createWorld(options);
  const anna = await world.connect(traits);
  for (const line of ['neu', 'Anna', PASSWORD, PASSWORD, 'neustart khalaha kalah allein'])
    await anna.types(line);
  await anna.drops();
  return world;
}

describe('a client that still tells what it is when its name and password are there already', () => {
  const login = ['Anna', PASSWORD];

  it('is waited for, so that the board of the match that waits is not drawn', async () => {
    const world = await waitingMatch();
    const back = await world.connect({ introducing: true });
    await back.typesAll(login);
    expect(back.text()).not.toContain('wieder da');
    await world.passes(300);
    await back.becomes({ introducing: false, screenReader: true });
    await world.passes(50);
    const shown = back.text();
    expect(shown).toContain('Schön, dass Du wieder da bist, Anna!');
    expect(shown).toMatch(/Feld 1/u);
    expect(shown).not.toContain(DRAWN);
  });

  it('is not waited for longer than a second', async () => {
    const world = await waitingMatch();
    const back = await world.connect({ introducing: true });
    await back.typesAll(login);
    for (let ms = 0; ms < 1_000; ms += 50) await world.passes(50);
    expect(back.text()).toContain(DRAWN);
  });

  it.each([{}, { introducing: false, client: 'MUDLET' }])('is not waited for with %j', async (traits) => {
    const world = await waitingMatch();
    const back = await world.connect(traits);
    await back.typesAll(login);
    expect(back.text()).toContain(DRAWN);
  });

  it.each(['Bernd', 'gast'])('nor does it begin a match as a guest before that: %s', async (name) => {
    const world = await createWorld();
    const guest = await world.connect({ introducing: true });
    await guest.typesAll([name, 'neustart khalaha kalah allein']);
    await guest.becomes({ introducing: false, screenReader: true });
    await world.passes(50);
    const shown = guest.text();
    expect(shown).toContain('Ein neues Spiel');
    expect(shown).not.toContain(DRAWN);
  });

  it('may hang up meanwhile', async () => {
    const world = await waitingMatch();
    const back = await world.connect({ introducing: true });
    await back.typesAll(login);
    await back.drops();
    await world.passes(50);
    await world.passes(0);
    expect(world.opened.house.lines.size).toBe(0);
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('that a screen reader reads', () => {
  const comesBack = async (world: World, traits: Partial<ClientTraits> = {}): Promise<MemoryClient> => {
    const back = await world.connect(traits);
    await back.typesAll(['Anna', PASSWORD]);
    return back;
  };

  it('is said once, kept with the account, and holds where a client tells nothing', async () => {
    const world = await waitingMatch();
    const first = await comesBack(world, LISTENS);
    expect(flat(first)).toContain(REMEMBERED);
    await first.typesAll(['stand', 'wer']);
    expect(flat(first)).not.toContain(REMEMBERED);
    expect(await world.accounts.find(ANNA)).toMatchObject({ settings: { board: 'auto', reader: 'met' } });
    await first.drops();
    const silent = await comesBack(world);
    const shown = flat(silent);
    expect(shown).toContain('Feld 1');
    expect(shown).not.toContain(DRAWN);
    expect(shown).not.toContain(REMEMBERED);
    await silent.types('einstellungen');
    expect(flat(silent)).toContain(REMEMBERED);
  });

  it('is kept also when it is known only after they have come in', async () => {
    const world = await waitingMatch();
    const first = await comesBack(world);
    await first.becomes(LISTENS);
    await first.types('wer');
    expect(flat(first)).toContain(REMEMBERED);
    expect(await world.accounts.find(ANNA)).toMatchObject({ settings: { reader: 'met' } });
  });

  it.each(['ascii', 'auto'])('is ended for good by stelle brett %s', async (board) => {
    const world = await waitingMatch(LISTENS);
    const first = await comesBack(world);
    expect(first.text()).not.toContain(DRAWN);
    await first.types(`stelle brett ${board}`);
    first.reads();
    await first.types('stand');
    expect(first.text()).toContain(DRAWN);
    await first.drops();
    const again = await comesBack(world, LISTENS);
    expect(flat(again)).not.toContain(REMEMBERED);
    await again.drops();
    expect((await comesBack(world)).text()).toContain(DRAWN);
  });

  it('is not kept of who has chosen another board before', async () => {
    const world = await waitingMatch();
    const first = await comesBack(world);
    await first.types('stelle brett ascii');
    await first.drops();
    expect(flat(await comesBack(world, LISTENS))).not.toContain(REMEMBERED);
  });
});
