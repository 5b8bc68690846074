/** What must hold when single writes fail; run on each adapter behind a store that fails at its n-th call. */
import type { MatchEvent, MatchId } from '../../src/match/events';
import type { EventStore } from '../../src/ports/event-store';
import { failingStore } from '../support/failing-store';
import { ANNA, BERND, started } from '../support/random-match';
import { KHALAHA, type Trial } from './store-on-trial';

const OFFERED: MatchEvent = { type: 'OfferMade', side: 0, offer: 'adjourn', move: null };
const DECLINED: MatchEvent = { type: 'OfferDeclined', side: 1, offer: 'adjourn' };
const LEFT: MatchEvent = { type: 'MatchCalledOff', side: 0, reason: 'left' };
const END = { winner: null, reason: 'calledOff', score: [0, 0] } as const;

/** Carries out a step until it works, at most twice. */
async function insist<T>(
  step: () => Promise<{ ok: true; value: T } | { ok: false; error: string }>,
): Promise<T> {
  const first = await step();
  if (first.ok) return first.value;
  expect(first.error).toBe('unavailable');
  const second = await step();
  if (!second.ok) throw new Error(second.error);
  return second.value;
}

/** Two matches, one to its end: six writing calls if none fails. */
async function play(store: EventStore): Promise<readonly MatchId[]> {
  const start = started(KHALAHA, [ANNA, BERND]);
  const one = await insist(() => store.create(start));
  const two = await insist(() => store.create(start));
  await insist(() => store.append(one, 1, [OFFERED], null));
  await insist(() => store.append(two, 1, [OFFERED, DECLINED], null));
  await insist(() => store.append(one, 2, [DECLINED], null));
  await insist(() => store.append(one, 3, [LEFT], END));
  return [one, two];
}

export function failureContract(trial: Trial): void {
  test.each([1, 2, 3, 4, 5, 6])(
    'F2 call %i fails: told, nothing written, the same again works',
    async (failing) => {
      const store = failingStore(trial.stores().events, (call) => call === failing);
      const [one = 0, two = 0] = await play(store);
      expect([one, two]).toEqual([1, 2]);
      expect(store.calls()).toBe(7);
      const again = (await trial.restart()).events;
      const [start] = await again.read(1 as MatchId);
      expect(await again.read(1 as MatchId)).toEqual([start, OFFERED, DECLINED, LEFT]);
      expect(await again.read(2 as MatchId)).toEqual([start, OFFERED, DECLINED]);
      expect(await again.unfinished()).toEqual([2]);
    },
  );
}
