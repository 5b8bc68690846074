/** Challenges lapse when one of the two plays another match or is not in the house any more; both are told. */
import type { Challenge } from '../hall/hall';
import type { PlayerId } from '../match/player';
import type { House } from './house';

type Reason = 'plays' | 'gone';

function tellBoth(house: House, { from, to }: Challenge, cause: PlayerId, reason: Reason): void {
  for (const [role, listener, other] of [
    ['from', from, to],
    ['to', to, from],
  ] as const) {
    const line = house.lines.get(listener.id);
    // Who ignores the challenger has not heard of the challenge either.
    if (line === undefined || (role === 'to' && line.ignored.has(from.id))) continue;
    if (listener.id !== cause) line.say({ code: 'challenge-lapsed', name: other.name, role, reason });
    else if (reason === 'plays') line.say({ code: 'challenge-you-play', name: other.name, role });
  }
}

/** Ends all challenges from and to these people; one between two of them is fulfilled, not lapsed. */
export function endChallenges(house: House, people: readonly PlayerId[], reason: Reason): void {
  const { challenges } = house.hall;
  for (const challenge of [...challenges.values()]) {
    const { from, to } = challenge;
    const cause = people.find((id) => id === from.id || id === to.id);
    if (cause === undefined) continue;
    challenges.delete(from.id);
    if (!people.includes(from.id) || !people.includes(to.id)) tellBoth(house, challenge, cause, reason);
  }
}
