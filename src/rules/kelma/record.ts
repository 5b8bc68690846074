/** A whole game as text: its moves in long notation, joined by blanks; the rules name the set-up. */
import type { Result } from '../../kernel/result';
import { ok } from '../../kernel/result';
import type { KelmaEvent } from './event';
import { makeMove } from './notation';
import { parseMove } from './parse-move';
import { decide, evolve, moveOfEvent } from './play';
import type { KelmaRefusal } from './refusal';
import type { KelmaRules } from './rules';
import { start } from './state';

export const makeRecord = (events: readonly KelmaEvent[]): string =>
  events.map((event) => makeMove(moveOfEvent(event))).join(' ');

/** Replays a record under the rules; the first move that does not fit is the error. */
export function parseRecord(rules: KelmaRules, text: string): Result<readonly KelmaEvent[], KelmaRefusal> {
  const events: KelmaEvent[] = [];
  let state = start(rules);
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const action = parseMove(state, word);
    if (!action.ok) return action;
    const decided = decide(state, state.position.turn, action.value);
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      events.push(event);
      state = evolve(state, event);
    }
  }
  return ok(events);
}
