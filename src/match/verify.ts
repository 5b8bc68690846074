/**
 * Replays the events of a match through the rules of today: every stored move must be what decide makes of it,
 * every takeback must undo what it names. Pure.
 */
import { gameOf, type GameAction, type GameEvent } from '../rules/registry';
import { NOTHING_SPENT } from './allowance';
import { decide, type Rejection } from './decide';
import type { MatchEnd, MatchEvent } from './events';
import { evolve } from './evolve';
import type { MatchIntent } from './intent';
import type { Match } from './match';

/** version: of the event at fault, from 1. */
export type Difference =
  | { readonly code: 'notStarted' }
  | { readonly code: 'startedTwice' | 'afterEnd'; readonly version: number }
  /** The rules refuse what is stored. */
  | { readonly code: 'refused'; readonly version: number; readonly rejection: Rejection }
  /** The rules make something else of the same move. */
  | { readonly code: 'otherFacts'; readonly version: number; readonly decided: readonly MatchEvent[] }
  | { readonly code: 'otherTakeback'; readonly version: number };

export interface Verified {
  /** The end that the events come to; null while the match goes on. */
  readonly end: MatchEnd | null;
}

type Played = MatchEvent & { readonly type: 'Played' };

/** What must have been wished for so that the event happened; null for one that is only ever forced. */
function actionOf(match: Match, event: GameEvent, rest: readonly MatchEvent[]): GameAction | null {
  const move = gameOf(event).moveOf(event);
  if (move !== null) {
    const parsed = gameOf(event).parseMove(match.state, move);
    return parsed.ok ? parsed.value : null;
  }
  if (event.type === 'PitFilled') {
    const { game, seeds, pit, side } = event;
    const all = rest.slice(0, 6).every((next, index) => {
      const filled = next.type === 'Played' && next.event.type === 'PitFilled' ? next.event : null;
      return filled?.pit === index + 1 && filled.seeds === seeds && filled.side === side;
    });
    return all && rest.length >= 6 ? { game, type: 'fillAll', seeds } : { game, type: 'fill', pit, seeds };
  }
  return event.type === 'FillingFinished' ? { game: event.game, type: 'finishFilling' } : null;
}

/** Plain values alike in all they hold; the order of keys is no difference. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size && left.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  );
}

/** How many of the events one wish explains, or why none does. */
function explain(
  match: Match,
  played: Played,
  rest: readonly MatchEvent[],
  version: number,
): number | Difference {
  const action = actionOf(match, played.event, rest);
  if (action === null) return { code: 'otherFacts', version, decided: [] };
  const intent: MatchIntent = { type: 'act', action };
  // The allowance is the house's bound of today, not a rule by which an older match could be wrong.
  const decided = decide({ ...match, spent: NOTHING_SPENT }, played.event.side, intent);
  if (!decided.ok) return { code: 'refused', version, rejection: decided.error };
  const facts = decided.value;
  return same(facts, rest.slice(0, facts.length))
    ? facts.length
    : { code: 'otherFacts', version, decided: facts };
}

/** Whether the last `count` game events begin with the move that the takeback names. */
function undoesItsMove(match: Match, taken: MatchEvent & { readonly type: 'MoveTakenBack' }): boolean {
  let step = match.trail;
  for (let back = 1; back < taken.count && step !== null; back += 1) step = step.earlier;
  if (step === null || taken.count < 1) return false;
  return step.event.side === taken.side && gameOf(step.event).moveOf(step.event) === taken.move;
}

/** How many events (at least one) stand the test from here on, or what is wrong with the next. */
function check(match: Match, rest: readonly MatchEvent[], version: number): number | Difference {
  const [event] = rest;
  if (event === undefined) return 0;
  if (match.end !== null) return { code: 'afterEnd', version };
  if (event.type === 'MatchStarted') return { code: 'startedTwice', version };
  if (event.type === 'Played') return explain(match, event, rest, version);
  if (event.type === 'MoveTakenBack' && !undoesItsMove(match, event))
    return { code: 'otherTakeback', version };
  return 1;
}

/** The first difference between what is stored and what the rules say, or what the match comes to. */
export function verify(events: readonly MatchEvent[]): Verified | Difference {
  const [started, ...others] = events;
  if (started?.type !== 'MatchStarted') return { code: 'notStarted' };
  let match = evolve(null, started);
  for (let done = 0; done < others.length;) {
    const stands = check(match, others.slice(done, done + 8), done + 2);
    if (typeof stands !== 'number') return stands;
    for (const event of others.slice(done, done + stands)) match = evolve(match, event);
    done += stands;
  }
  return { end: match.end };
}
