/** What every store of accounts must do; run on each adapter. */
import { playerIdOf } from '../../src/match/player';
import type { Account } from '../../src/ports/accounts';
import type { Trial } from './store-on-trial';

const ANNA: Account = {
  id: playerIdOf('Anna'),
  name: 'Anna',
  proof: { kind: 'returnWord', word: 'amsel-birke-42' },
  settings: {},
  steward: false,
  createdAt: 1_700_000_000_000,
  seenAt: 1_700_000_000_001,
};

const OWNED: Account = {
  ...ANNA,
  name: 'ANNA',
  proof: { kind: 'password', hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' },
  settings: { colour: 'off', width: 120, bell: true, language: 'de' },
  seenAt: 1_700_000_009_000,
};

export function accountsContract(trial: Trial): void {
  test('an account is found as it was added, also after a restart', async () => {
    const { accounts } = trial.stores();
    expect(await accounts.find(ANNA.id)).toBeNull();
    expect(await accounts.add(ANNA)).toEqual({ ok: true, value: null });
    expect(await accounts.find(ANNA.id)).toEqual(ANNA);
    expect(await (await trial.restart()).accounts.find(ANNA.id)).toEqual(ANNA);
  });

  test('a name belongs to who came first, of two at once to exactly one', async () => {
    const { accounts } = trial.stores();
    const outcomes = await Promise.all([accounts.add(ANNA), accounts.add(OWNED)]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'taken' });
    const kept = await accounts.find(ANNA.id);
    expect(kept).toEqual(outcomes[0].ok ? ANNA : OWNED);
  });

  test('saving replaces proof, spelling and settings', async () => {
    const { accounts } = trial.stores();
    await accounts.add(ANNA);
    expect(await accounts.save(OWNED)).toEqual({ ok: true, value: null });
    expect(await (await trial.restart()).accounts.find(ANNA.id)).toEqual(OWNED);
  });

  test('a steward is one from when it is saved until it is not, or the account is removed', async () => {
    const { accounts } = trial.stores();
    const steward = { ...OWNED, steward: true };
    await accounts.add(OWNED);
    expect(await accounts.stewards()).toEqual([]);
    await accounts.save(steward);
    expect(await accounts.find(OWNED.id)).toEqual(steward);
    expect(await (await trial.restart()).accounts.stewards()).toEqual([steward]);
    const { accounts: again } = trial.stores();
    await again.remove(OWNED.id);
    expect(await again.stewards()).toEqual([]);
  });

  test('a removed account is gone and its name free; others stay', async () => {
    const { accounts } = trial.stores();
    const bernd = { ...ANNA, id: playerIdOf('Bernd'), name: 'Bernd' };
    await accounts.add(ANNA);
    await accounts.add(bernd);
    expect(await accounts.remove(ANNA.id)).toEqual({ ok: true, value: null });
    expect(await accounts.remove(ANNA.id)).toEqual({ ok: true, value: null });
    expect(await accounts.find(ANNA.id)).toBeNull();
    expect(await accounts.find(bernd.id)).toEqual(bernd);
    expect(await accounts.add(OWNED)).toEqual({ ok: true, value: null });
  });
}
