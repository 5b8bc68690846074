/** What goes on beside the game is bounded for each side: a match holds so many events, and can always be ended. */
import { createRng, type Rng } from '../../src/kernel/rng';
import { ALLOWANCE } from '../../src/match/allowance';
import { decide } from '../../src/match/decide';
import type { MatchEvent } from '../../src/match/events';
import { evolve, replay } from '../../src/match/evolve';
import { OFFERS, type MatchIntent } from '../../src/match/intent';
import { gameEvents, type Match, type Trail } from '../../src/match/match';
import { lastMoveOf } from '../../src/match/view';
import { verify } from '../../src/match/verify';
import { SIDES, type BySide, type Side } from '../../src/rules/game';
import { gameOf, type GameRules } from '../../src/rules/registry';
import { ANNA, BERND, started, type PlayedMatch } from '../support/random-match';
import {
  after,
  begun,
  DECLINE,
  facts,
  KALAH,
  KHALAHA,
  MITTE,
  move,
  N,
  offer,
  rejection,
  RESIGN,
  S,
} from './play';

const fillAll = (seeds: number): MatchIntent => ({
  type: 'act',
  action: { game: 'khalaha', type: 'fillAll', seeds },
});
const fill = (pit: number, seeds: number): MatchIntent => ({
  type: 'act',
  action: { game: 'khalaha', type: 'fill', pit, seeds },
});
const DONE: MatchIntent = { type: 'act', action: { game: 'khalaha', type: 'finishFilling' } };

/** The match after a wish that is granted again and again, until it is refused; how often it was. */
function worn(match: Match, ...wishes: readonly (readonly [Side, MatchIntent])[]): Match {
  let now = match;
  for (let made = 0; made < 2 * ALLOWANCE; made += 1) {
    for (const [side, intent] of wishes) {
      const decided = decide(now, side, intent);
      if (!decided.ok) return now;
      now = decided.value.reduce<Match>(evolve, now);
    }
  }
  throw new Error('never refused');
}

function lengthOf(trail: Trail | null): number {
  let length = 0;
  for (let step = trail; step !== null; step = step.earlier) length += 1;
  return length;
}

describe('filling anew, again and again', () => {
  const filled = worn(begun(KHALAHA), [S, fillAll(5)]);

  test('is refused at last, also a single pit, but only to the side that did it', () => {
    expect(filled.version).toBeGreaterThanOrEqual(ALLOWANCE);
    expect(filled.version).toBeLessThan(ALLOWANCE + 20);
    for (const wish of [fillAll(4), fill(3, 4)])
      expect(rejection(filled, S, wish)).toEqual({ code: 'allowanceSpent', wish: 'filling' });
    expect(after(filled, [N, fillAll(4)], [N, fill(3, 6)]).state).toMatchObject({
      pits: [
        [5, 5, 5, 5, 5, 5],
        [4, 4, 6, 4, 4, 4],
      ],
    });
  });

  test('leaves the match to be played, and empty pits to be filled', () => {
    const playing = after(filled, [S, DONE], [N, fillAll(4)], [N, DONE], [S, move('1')]);
    expect(gameOf(playing.state).phaseOf(playing.state)).toBe('playing');
    const half = worn(after(begun(KHALAHA), [S, fill(1, 6)]), [S, fill(1, 5)]);
    expect(rejection(half, S, fill(1, 4))).toEqual({ code: 'allowanceSpent', wish: 'filling' });
    expect(after(half, [S, fill(2, 4)]).version).toBe(half.version + 1);
    expect(after(half, [S, fillAll(4)], [S, DONE]).version).toBe(half.version + 7);
  });

  test('what is wrong with the wish itself is said first', () => {
    expect(rejection(filled, S, fill(1, 9))).toMatchObject({ code: 'refused' });
  });

  test('leaves only the last filling of each pit in the memory, and the record as it was', () => {
    expect(lengthOf(filled.trail)).toBe(6);
    const both = after(filled, [N, fill(1, 4)], [N, fillAll(6)], [N, fill(2, 4)], [S, DONE], [N, DONE]);
    expect(lengthOf(both.trail)).toBe(14);
    const record = gameOf(both.state).makeRecord(gameEvents(both));
    expect(record).toBe('555555/646666');
    expect(lastMoveOf(both)).toBeNull();
  });

  test('was allowed in older matches: their check does not mind', () => {
    const again = facts(begun(KHALAHA), S, fillAll(5));
    const events: MatchEvent[] = [started(KHALAHA)];
    while (events.length < 2 * ALLOWANCE) events.push(...again);
    expect(verify(events)).toEqual({ end: null });
  });
});

describe('F7 proposing, again and again', () => {
  const MATCH = after(begun(KALAH), [S, move('1')], [N, move('1')]);

  test.each(OFFERS)('%s is refused at last to the one who asks, and to nobody else', (what) => {
    const asked = worn(MATCH, [S, offer(what)], [N, DECLINE]);
    expect(asked.version).toBeLessThan(ALLOWANCE + 20);
    expect(rejection(asked, S, offer(what))).toEqual({ code: 'allowanceSpent', wish: what });
    expect(facts(asked, N, offer(what))).toHaveLength(1);
    // What the other side proposes can still be accepted, or declined.
    expect(facts(after(asked, [N, offer(what)]), S, offer(what))).toHaveLength(1);
    expect(facts(after(asked, [N, offer(what)]), S, DECLINE)).toHaveLength(1);
  });

  test('nor is there any end to withdrawing else', () => {
    const asked = worn(MATCH, [S, offer('draw')], [S, DECLINE]);
    expect(rejection(asked, S, offer('hints'))).toEqual({ code: 'allowanceSpent', wish: 'hints' });
  });

  test('whatever else is refused, the match is played on, resigned, or left by who waits too long', () => {
    const asked = worn(MATCH, [S, offer('draw')], [S, DECLINE]);
    expect(after(asked, [S, move('2')]).version).toBe(asked.version + 1);
    expect(facts(asked, S, RESIGN)).toEqual([{ type: 'MatchResigned', side: S }]);
    expect(facts(asked, S, { type: 'claim' }, 'long')).toHaveLength(1);
    expect(rejection(asked, S, offer('adjourn'), 'away')).toEqual({
      code: 'allowanceSpent',
      wish: 'adjourn',
    });
    const rests = after(asked, [N, offer('adjourn')], [S, offer('adjourn')]);
    expect(after(rests, [S, { type: 'resume' }]).adjourned).toBe(false);
  });
});

describe('alone', () => {
  const practice = begun(MITTE, [ANNA, ANNA]);

  test('moving and taking back is refused at last; the moves undone count', () => {
    const over = worn(practice, [S, move('c2-c3')], [S, offer('takeback')]);
    expect(over.version).toBeLessThan(2 * ALLOWANCE);
    expect(rejection(over, S, offer('takeback'))).toEqual({ code: 'allowanceSpent', wish: 'takeback' });
    expect(facts(over, S, offer('draw'))).toEqual([{ type: 'MatchDrawn' }]);
    expect(facts(over, S, offer('restart'))).toHaveLength(1);
  });

  test('adjourning and going on is refused at last', () => {
    const over = worn(practice, [S, offer('adjourn')], [S, { type: 'resume' }]);
    expect(over.adjourned).toBe(false);
    expect(rejection(over, S, offer('adjourn'))).toEqual({ code: 'allowanceSpent', wish: 'adjourn' });
  });
});

/** A wish of somebody who wants anything but an end, and takes back what there is. */
function hostile(rng: Rng, { state, adjourned }: Match): MatchIntent {
  const game = gameOf(state);
  if (adjourned) return { type: 'resume' };
  const dice = rng.below(10);
  if (dice === 0) return DECLINE;
  if (dice < 7) return offer('takeback');
  if (dice === 7) return offer(rng.below(2) === 0 ? 'hints' : 'adjourn');
  if (game.phaseOf(state) === 'filling') {
    if (rng.below(300) === 0) return DONE;
    return rng.below(2) === 0 ? fillAll(4) : fill(1 + rng.below(6), 5);
  }
  const legal = game.legalMoves(state);
  return move(legal[rng.below(legal.length)] ?? '?');
}

function fight(rng: Rng, rules: GameRules, players: readonly [typeof ANNA, typeof BERND]): PlayedMatch {
  const start = started(rules, players);
  const events: MatchEvent[] = [start];
  let match = evolve(null, start);
  for (let wish = 0; match.end === null; wish += 1) {
    if (wish > 20 * ALLOWANCE) throw new Error('it does not end');
    const decided = decide(
      match,
      SIDES[rng.below(2)] ?? S,
      hostile(rng, match),
      rng.below(3) === 0 ? 'away' : 'none',
    );
    if (!decided.ok) continue;
    events.push(...decided.value);
    match = decided.value.reduce<Match>(evolve, match);
  }
  return { events, match };
}

const FIGHTS: readonly (readonly [string, GameRules, BySide<typeof ANNA>])[] = [
  ['khalaha', KHALAHA, [ANNA, BERND]],
  ['kalah alone', KALAH, [ANNA, ANNA]],
  ['kelma', MITTE, [ANNA, BERND]],
  ['kelma alone', MITTE, [ANNA, ANNA]],
];

test.each(FIGHTS)(
  'F2 random wishes never make a match of %s longer than both allowances and the game',
  (_, rules, players) => {
    for (let rngSeed = 1; rngSeed <= 3; rngSeed += 1) {
      const { events, match } = fight(createRng(rngSeed), rules, players);
      // One wish more than the allowance allows, and what stands open then: five offers with their answers, two fillings.
      const beyond = 2 * 60;
      expect(events.length).toBeLessThanOrEqual(2 * ALLOWANCE + beyond + gameEvents(match).length + 2);
      expect(Math.max(...match.spent)).toBeGreaterThanOrEqual(ALLOWANCE);
      expect(replay(events)).toEqual(match);
    }
  },
);
