/** What every event store must say of matches that have ended; run on each adapter. */
import { playerIdOf } from '../../src/match/player';
import type { Account } from '../../src/ports/accounts';
import { ANNA, BERND, COMPUTER, person } from '../support/random-match';
import { begin, finish, MITTE, type Trial } from './store-on-trial';

const anna = playerIdOf('Anna');
const CLARA = person('Clara');

function describeLists(trial: Trial): void {
  test('finished matches of a person, newest first, from either seat, up to the limit', async () => {
    const { events } = trial.stores();
    const first = await finish(events, [ANNA, BERND], { winner: 0, score: [30, 18] });
    await finish(events, [BERND, CLARA], { winner: 0 });
    const third = await finish(events, [COMPUTER, ANNA], { winner: 0, reason: 'goal', score: [1, 0] }, MITTE);
    await begin(events, [ANNA, CLARA]);
    const practice = await finish(events, [ANNA, ANNA], { winner: 1 });
    const last = await finish(events, [ANNA, CLARA], { reason: 'calledOff' });
    const ids = async (limit: number): Promise<readonly number[]> =>
      (await events.finishedOf(anna, limit)).map(({ match }) => match);
    expect(await ids(10)).toEqual([last, practice, third, first]);
    expect(await ids(2)).toEqual([last, practice]);
    expect((await events.finishedOf(anna, 3))[2]).toEqual({
      match: third,
      startedAt: 1_700_000_000_000,
      game: 'kelma',
      preset: 'mitte',
      players: [COMPUTER, ANNA],
      end: { winner: 0, reason: 'goal', score: [1, 0] },
    });
    expect(await events.finishedOf(playerIdOf('Niemand'), 10)).toEqual([]);
  });

  test('F9 the seat keeps the name as its owner spelt it', async () => {
    const { events } = trial.stores();
    await finish(events, [person('JÜRGEN'), BERND], { winner: 0 });
    const [match] = await (await trial.restart()).events.finishedOf(playerIdOf('juergen'), 1);
    expect(match?.players[0]).toEqual(person('JÜRGEN'));
  });
}

function describeStatistics(trial: Trial): void {
  test('R10 wins, losses and draws by game and kind of opponent; practice and no result do not count', async () => {
    const { events } = trial.stores();
    await finish(events, [ANNA, BERND], { winner: 0 });
    await finish(events, [CLARA, ANNA], { winner: 1, reason: 'resigned' });
    await finish(events, [CLARA, ANNA], { winner: 0 });
    await finish(events, [ANNA, BERND], { winner: 1, reason: 'abandoned' });
    await finish(events, [ANNA, BERND], { winner: 0, reason: 'abandoned' });
    await finish(events, [ANNA, BERND], { winner: null, reason: 'agreed' });
    await finish(events, [ANNA, COMPUTER], { winner: 1 });
    await finish(events, [COMPUTER, ANNA], { winner: null, reason: 'repetition' }, MITTE);
    await finish(events, [ANNA, BERND], { reason: 'calledOff' });
    await finish(events, [ANNA, BERND], { reason: 'restarted' });
    await finish(events, [ANNA, ANNA], { winner: 0 });
    await finish(events, [BERND, CLARA], { winner: 0 });
    await begin(events, [ANNA, BERND]);
    expect(await events.statisticsOf(anna)).toEqual([
      { game: 'kelma', against: 'computer', won: 0, lost: 0, drawn: 1, abandoned: 0 },
      { game: 'khalaha', against: 'computer', won: 0, lost: 1, drawn: 0, abandoned: 0 },
      { game: 'khalaha', against: 'person', won: 3, lost: 2, drawn: 1, abandoned: 1 },
    ]);
    expect(await events.statisticsOf(playerIdOf('Niemand'))).toEqual([]);
  });
}

function describeFreedNames(trial: Trial): void {
  const account: Account = {
    id: anna,
    name: 'Anna',
    proof: { kind: 'returnWord', word: 'roter Apfel' },
    settings: {},
    steward: false,
    createdAt: 1,
    seenAt: 1,
  };

  test('R10 who takes a freed name inherits nothing; opponents keep their matches, with the name as it was', async () => {
    const { events, accounts } = trial.stores();
    const bernd = playerIdOf('Bernd');
    await accounts.add(account);
    const first = await finish(events, [ANNA, BERND], { winner: 0 });
    const second = await finish(events, [BERND, ANNA], { winner: 0 });
    await finish(events, [ANNA, ANNA], { winner: 0 });
    const running = await begin(events, [ANNA, BERND]);
    expect(await accounts.remove(anna)).toEqual({ ok: true, value: null });

    const { events: later, accounts: again } = await trial.restart();
    expect(await later.finishedOf(anna, 10)).toEqual([]);
    expect(await later.statisticsOf(anna)).toEqual([]);
    const kept = await later.finishedOf(bernd, 10);
    expect(kept.map(({ match, players }) => [match, ...players])).toEqual([
      [second, BERND, ANNA],
      [first, ANNA, BERND],
    ]);
    expect(await later.statisticsOf(bernd)).toEqual([
      { game: 'khalaha', against: 'person', won: 1, lost: 1, drawn: 0, abandoned: 0 },
    ]);
    expect(await later.unfinished()).toEqual([running]);

    await again.add({ ...account, createdAt: 2 });
    const own = await finish(later, [BERND, ANNA], { winner: 1 });
    expect((await later.finishedOf(anna, 10)).map(({ match }) => match)).toEqual([own]);
    await again.remove(anna);
    expect(await later.finishedOf(anna, 10)).toEqual([]);
    expect(await later.finishedOf(bernd, 10)).toHaveLength(3);
  });
}

export function historyContract(trial: Trial): void {
  describe('lists', () => {
    describeLists(trial);
  });
  describe('statistics', () => {
    describeStatistics(trial);
  });
  describe('freed names', () => {
    describeFreedNames(trial);
  });
}
