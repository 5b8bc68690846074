/** What every stewards' log must do; run on each adapter. */
import { playerIdOf } from '../../src/match/player';
import type { Entry, EntryKind } from '../../src/ports/steward-log';
import type { Trial } from './store-on-trial';

const ANNA = { id: playerIdOf('Anna'), name: 'Anna' };
const EMIL = { id: playerIdOf('Emil'), name: 'Émil' };

const entry = (kind: EntryKind, more: Partial<Entry> = {}): Entry => ({
  at: 1_700_000_000_000,
  kind,
  by: ANNA,
  whom: EMIL,
  until: null,
  address: null,
  text: 'weil „das“ so ist',
  ...more,
});

export function stewardLogContract(trial: Trial): void {
  test('an entry is kept whole, also over a restart', async () => {
    const { stewardLog } = trial.stores();
    const ban = entry('ban', { until: 1_700_000_900_000, address: '192.0.2.7' });
    const office = entry('appoint', { by: null, text: '' });
    expect(await stewardLog.add(ban)).toEqual({ ok: true, value: null });
    expect(await stewardLog.add(office)).toEqual({ ok: true, value: null });
    expect(await stewardLog.latest(10)).toEqual([office, ban]);
    expect(await (await trial.restart()).stewardLog.latest(10)).toEqual([office, ban]);
  });

  test('the newest come first, as many as are wanted, also of one moment', async () => {
    const { stewardLog } = trial.stores();
    for (const text of ['a', 'b', 'c']) await stewardLog.add(entry('idea', { whom: null, text }));
    expect((await stewardLog.latest(2)).map(({ text }) => text)).toEqual(['c', 'b']);
  });

  test('sanctions are bans, mutes and pardons, oldest first', async () => {
    const { stewardLog } = trial.stores();
    const kinds: readonly EntryKind[] = [
      'ban',
      'kick',
      'mute',
      'report',
      'pardon',
      'announce',
      'shutdown',
      'dismiss',
    ];
    for (const kind of kinds) await stewardLog.add(entry(kind));
    expect((await stewardLog.sanctions()).map(({ kind }) => kind)).toEqual(['ban', 'mute', 'pardon']);
  });
}
