/** What stewards can do, who they are, and that each act is on record before anybody feels it. */
import { createMemoryAccounts } from '../../src/adapters/memory/accounts';
import { createMemoryStewardLog } from '../../src/adapters/memory/steward-log';
import { playerIdOf } from '../../src/match/player';
import { err } from '../../src/kernel/result';
import { createWorld } from '../support/world';
import { logsIn, ownerOf, stewardWorld } from './steward-world';

const DAY = 86_400_000;
const ANNA = { id: playerIdOf('Anna'), name: 'Anna' };
const EMIL = { id: playerIdOf('Emil'), name: 'Emil' };

describe('who is a steward', () => {
  it('is told so at login, and sees the commands', async () => {
    const { world, anna } = await stewardWorld();
    await anna.types('kommandos');
    expect(anna.text()).toMatch(/verbanne.*begnadige.*protokoll/su);
    const again = await logsIn(world, 'Olga');
    expect(again.text()).toContain('Du bist hier Verwalter');
  });

  it('owns the name by a password: a guest of a marked name is none', async () => {
    const accounts = createMemoryAccounts();
    await accounts.save({ ...ownerOf('Anna', true), proof: { kind: 'returnWord', word: 'Hecht Reh' } });
    const world = await createWorld({ accounts });
    const anna = await world.enters('Anna');
    await anna.types('protokoll');
    expect(anna.text()).toContain('Sache der Verwalter');
  });

  it('stays none who takes the name after it was given up', async () => {
    const { world, accounts, anna } = await stewardWorld();
    await anna.types('lösche figur');
    await anna.types('lösche figur');
    expect(await accounts.stewards()).toEqual(
      [ownerOf('Olga', true)].map((each) => expect.objectContaining({ id: each.id }) as unknown),
    );
    const other = await world.enters('Anna');
    await other.types('protokoll');
    expect(other.text()).toContain('Sache der Verwalter');
  });

  it('loses the office at once when the host takes it', async () => {
    const { accounts, stewardLog, anna, emil } = await stewardWorld();
    await accounts.save(ownerOf('Anna', false));
    await anna.types('trenne emil weil');
    expect(anna.text()).toContain('nicht mehr Verwalter');
    expect(emil.closed).toBeNull();
    expect(await stewardLog.latest(5)).toEqual([]);
    await anna.types('kommandos');
    expect(anna.text()).not.toContain('verbanne');
  });
});

describe('a ban', () => {
  it('is stored with who, whom, until when and why; ends the line; keeps the name and the guest address out', async () => {
    const { world, stewardLog, anna, emil } = await stewardWorld();
    await anna.types('verbanne emil 3 tage Werbung für anderes');
    expect(await stewardLog.latest(1)).toEqual([
      {
        at: world.clock.now(),
        kind: 'ban',
        by: ANNA,
        whom: EMIL,
        until: world.clock.now() + 3 * DAY,
        address: '192.0.2.7',
        text: 'Werbung für anderes',
      },
    ]);
    expect(emil.closed).toBe('removed');
    expect(emil.text()).toMatch(/verbannt.*Werbung/su);
    for (const [name, address] of [
      ['Emil', '192.0.2.8'],
      ['Fritz', '192.0.2.7'],
    ] as const) {
      const back = await world.connect({}, address);
      await back.types(name);
      expect(back.text()).toMatch(/Grund: Werbung/u);
      expect(back.text()).not.toContain('Willkommen,');
    }
    const elsewhere = await world.connect({}, '192.0.2.9');
    await elsewhere.types('Fritz');
    expect(elsewhere.text()).toContain('Willkommen, Fritz');
    const owner = await logsIn(world, 'Bernd', '192.0.2.7');
    expect(owner.text()).toContain('Bernd!');
    await world.passes(3 * DAY);
    const later = await world.connect({}, '192.0.2.7');
    await later.types('Emil');
    expect(later.text()).toContain('Willkommen, Emil');
  });

  it('without days is for good, survives a restart, and is lifted by a pardon', async () => {
    const { world, accounts, stewardLog, anna } = await stewardWorld();
    await anna.types('verbanne bernd stört andauernd');
    expect((await stewardLog.latest(1))[0]).toMatchObject({
      until: null,
      address: null,
      text: 'stört andauernd',
    });
    const next = await createWorld({ accounts, stewardLog });
    const bernd = await logsIn(next, 'Bernd');
    expect(bernd.text()).toMatch(/nicht mehr ins\s+Spielhaus.*stört andauernd/su);
    await anna.types('begnadige bernd Er hat sich entschuldigt');
    const again = await logsIn(world, 'Bernd');
    expect(again.text()).toContain('Bernd!');
  });

  it('asks for the password first, so that nobody learns who is banned', async () => {
    const { world, anna } = await stewardWorld();
    await anna.types('verbanne bernd stört');
    const thief = await world.connect();
    await thief.typesAll(['Bernd', 'geraten']);
    expect(thief.text()).not.toContain('stört');
  });
});

describe('a mute', () => {
  it('lets play but not talk, by no way, until the pardon', async () => {
    const { anna, emil } = await stewardWorld();
    await anna.types('stumm emil Schimpfwörter');
    expect(emil.text()).toMatch(/Reden untersagt.*Schimpfwörter/su);
    anna.reads();
    for (const line of ['sage Hallo', 'rufe Hallo', ':lacht', 'teile anna mit Hallo', 'erwidere Hallo']) {
      await emil.types(line);
    }
    expect(anna.reads()).toEqual([]);
    await emil.types('neustart khalaha allein');
    expect(emil.text()).toContain('Feld');
    await anna.types('begnadige emil Genug');
    await emil.types('rufe Hallo');
    expect(anna.text()).toContain('Hallo');
  });
});

describe('the others', () => {
  it('trenne ends a line, keeps the seat, and lets back in', async () => {
    const { world, anna, emil } = await stewardWorld();
    await anna.types('trenne emil Bitte beruhige Dich');
    expect(emil.closed).toBe('removed');
    expect(emil.text()).toContain('Bitte beruhige Dich');
    const back = await world.connect({}, '192.0.2.7');
    await back.types('Emil');
    expect(back.text()).toContain('Willkommen, Emil');
  });

  it.each(['verbanne', 'stumm', 'trenne'])(
    '%s spares stewards and refuses whom nobody knows',
    async (word) => {
      const { world, stewardLog, anna } = await stewardWorld();
      const olga = await logsIn(world, 'Olga');
      await anna.types(`${word} olga weil`);
      await anna.types(`${word} anna weil`);
      expect(anna.text()).toMatch(/Olga ist selbst Verwalter.*Anna ist selbst/su);
      await anna.types(`${word} niemandhier weil`);
      expect(anna.text()).toContain('niemandhier');
      expect(olga.closed).toBeNull();
      expect(await stewardLog.latest(9)).toEqual([]);
    },
  );

  it('verbanne for some days asks for the reason when there is none', async () => {
    const { anna, emil } = await stewardWorld();
    for (const line of ['verbanne emil 3 tage', 'verbanne emil 3', 'verbanne emil tage'])
      await anna.types(line);
    expect(anna.text()).not.toContain('verbannt');
    expect(emil.closed).toBeNull();
    await anna.types('verbanne emil 3 tage Werbung');
    expect(emil.closed).not.toBeNull();
  });

  it('durchsage reaches everyone, also who is not logged in, cleaned (T9)', async () => {
    const { world, anna, emil } = await stewardWorld();
    const stranger = await world.connect();
    await anna.types('durchsage Gleich\u001b[2J ist\u202e Schluss.');
    for (const client of [anna, emil, stranger])
      expect(client.text()).toContain('Durchsage: Gleich [2J ist Schluss.');
  });

  it('protokoll shows who did what to whom and why, newest last', async () => {
    const { anna, emil } = await stewardWorld();
    await anna.types('protokoll');
    expect(anna.text()).toContain('noch nichts');
    await emil.types('melde anna Zu streng');
    await anna.types('stumm emil Murrt');
    anna.reads();
    await anna.types('protokoll');
    expect(anna.text()).toMatch(/Emil meldet Anna: Zu streng\n.*Anna macht Emil stumm: Murrt/u);
  });

  it('does nothing that cannot be stored', async () => {
    const full = { ...createMemoryStewardLog(), add: () => Promise.resolve(err('unavailable' as const)) };
    const { anna, emil } = await stewardWorld({ stewardLog: full });
    for (const line of [
      'verbanne emil weil',
      'stumm emil weil',
      'trenne emil weil',
      'durchsage Hallo',
      'herunterfahren in 0',
    ]) {
      await anna.types(line);
    }
    expect(emil.closed).toBeNull();
    expect(emil.reads()).toEqual([]);
    await emil.types('rufe Hallo');
    expect(anna.text()).toContain('Hallo');
  });
});
