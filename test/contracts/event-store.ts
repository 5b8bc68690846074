/** What every event store must do about events; run on each adapter. */
import { createRng } from '../../src/kernel/rng';
import type { MatchEvent, MatchId } from '../../src/match/events';
import { ALL_RULES, randomMatch, started } from '../support/random-match';
import { begin, type Trial } from './store-on-trial';

const OFFERED: MatchEvent = { type: 'OfferMade', side: 0, offer: 'draw', move: null };
const DECLINED: MatchEvent = { type: 'OfferDeclined', side: 1, offer: 'draw' };
const RESIGNED: MatchEvent = { type: 'MatchResigned', side: 0 };
const END = { winner: 1, reason: 'resigned', score: [3, 4] } as const;

const NOBODY = 99 as MatchId;

function describeAppending(trial: Trial): void {
  test('matches are numbered from 1 in the order in which they begin', async () => {
    const { events } = trial.stores();
    expect(await events.lastMatch()).toBe(0);
    expect([await begin(events), await begin(events), await begin(events)]).toEqual([1, 2, 3]);
    expect(await events.lastMatch()).toBe(3);
  });

  test('events come back in order, and the value of append is the new version', async () => {
    const { events } = trial.stores();
    const match = await begin(events);
    expect(await events.append(match, 1, [OFFERED, DECLINED], null)).toEqual({ ok: true, value: 3 });
    expect(await events.append(match, 3, [OFFERED], null)).toEqual({ ok: true, value: 4 });
    const kept = await events.read(match);
    expect(kept.slice(1)).toEqual([OFFERED, DECLINED, OFFERED]);
    expect(kept[0]?.type).toBe('MatchStarted');
  });

  test.each([
    ['an older', 1],
    ['a newer', 3],
  ])('an append that expects %s version is a conflict and writes nothing', async (_, version) => {
    const { events } = trial.stores();
    const match = await begin(events);
    await events.append(match, 1, [OFFERED], null);
    const before = await events.read(match);
    expect(await events.append(match, version, [DECLINED, OFFERED], null)).toEqual({
      ok: false,
      error: 'conflict',
    });
    expect(await events.read(match)).toEqual(before);
  });

  test('appending to a match that does not exist is a conflict; reading it gives nothing', async () => {
    const { events } = trial.stores();
    expect(await events.append(NOBODY, 0, [OFFERED], null)).toEqual({ ok: false, error: 'conflict' });
    expect(await events.read(NOBODY)).toEqual([]);
  });

  test('a match that has ended takes no more', async () => {
    const { events } = trial.stores();
    const match = await begin(events);
    expect(await events.append(match, 1, [RESIGNED], END)).toEqual({ ok: true, value: 2 });
    expect(await events.append(match, 2, [OFFERED], null)).toEqual({ ok: false, error: 'conflict' });
    expect(await events.read(match)).toHaveLength(2);
  });
}

function describeConcurrency(trial: Trial): void {
  test('F7 of appends that expect the same version at once exactly one is stored', async () => {
    const { events } = trial.stores();
    const match = await begin(events);
    const tries = Array.from({ length: 20 }, () => events.append(match, 1, [OFFERED], null));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 2 }]);
    expect(await events.read(match)).toHaveLength(2);
  });

  test('appends in a row without waiting are all stored, in order', async () => {
    const { events } = trial.stores();
    const match = await begin(events);
    const wanted = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? OFFERED : DECLINED));
    const outcomes = await Promise.all(
      wanted.map((event, index) => events.append(match, index + 1, [event], null)),
    );
    expect(outcomes.map((outcome) => outcome.ok && outcome.value)).toEqual(
      wanted.map((_, index) => index + 2),
    );
    expect((await events.read(match)).slice(1)).toEqual(wanted);
  });

  test('more writes at once than one group or one insert holds are all stored', async () => {
    const { events } = trial.stores();
    const matches = await Promise.all(Array.from({ length: 1200 }, () => begin(events)));
    expect(new Set(matches).size).toBe(1200);
    const many = Array.from({ length: 1200 }, () => OFFERED);
    expect(await events.append(matches[0] ?? NOBODY, 1, many, null)).toEqual({ ok: true, value: 1201 });
    expect(await (await trial.restart()).events.lastMatch()).toBe(1200);
  });

  test('many matches may begin and go on at once; a conflict in one does not touch the others', async () => {
    const { events } = trial.stores();
    const matches = await Promise.all(Array.from({ length: 30 }, () => begin(events)));
    expect([...matches].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    const outcomes = await Promise.all(
      matches.map((match) => events.append(match, match % 3 === 0 ? 7 : 1, [OFFERED], null)),
    );
    for (const [index, match] of matches.entries()) {
      expect(outcomes[index]?.ok).toBe(match % 3 !== 0);
      expect(await events.read(match)).toHaveLength(match % 3 === 0 ? 1 : 2);
    }
  });
}

function describeRestart(trial: Trial): void {
  test('F2 after a restart everything that was answered is there, unfinished matches are listed', async () => {
    const { events } = trial.stores();
    const [first, second, third] = [await begin(events), await begin(events), await begin(events)];
    await events.append(second, 1, [RESIGNED], END);
    await events.append(third, 1, [OFFERED, DECLINED], null);
    const before = await Promise.all([first, second, third].map((match) => events.read(match)));
    const again = (await trial.restart()).events;
    expect(await again.unfinished()).toEqual([first, third]);
    expect(await Promise.all([first, second, third].map((match) => again.read(match)))).toEqual(before);
    expect(await again.append(third, 3, [OFFERED], null)).toEqual({ ok: true, value: 4 });
    expect(await begin(again)).toBe(4);
  });

  test('whole matches of every kind of rules come back as they were', async () => {
    const { events } = trial.stores();
    const rng = createRng(4);
    const played = ALL_RULES.map((rules) => randomMatch(rng, started(rules), 120));
    for (const { events: facts, match } of played) {
      const id = await begin(events, match.players, match.rules);
      const stored = await events.append(id, 1, facts.slice(1), match.end);
      expect(stored.ok).toBe(true);
    }
    const again = (await trial.restart()).events;
    for (const [index, { events: facts }] of played.entries()) {
      expect(await again.read((index + 1) as MatchId)).toEqual(facts);
    }
  });
}

export function eventStoreContract(trial: Trial): void {
  describe('appending', () => {
    describeAppending(trial);
  });
  describe('at once', () => {
    describeConcurrency(trial);
  });
  describe('after a restart', () => {
    describeRestart(trial);
  });
}
