/** Facts of any game as sentences. Each game has a file beside this one; here only its name is looked at. */
import { assertNever } from '../../kernel/assert-never';
import type { MatchView } from '../../match/view';
import type { BySide, Side } from '../../rules/game';
import type { GameEvent, GameState } from '../../rules/registry';
import type { Message } from '../message';
import { explainKelma, narrateKelma } from './kelma';
import {
  bonusPassed,
  explainKhalaha,
  filledAllMessages,
  fillingOfAll,
  narrateKhalaha,
  type KhalahaStep,
} from './khalaha';

export { outcomeMessage } from './outcome';
export { listenerOf, seatNames } from './seats';

/** One fact with the states before and after it. */
export interface Step {
  readonly event: GameEvent;
  readonly before: GameState;
  readonly after: GameState;
}

/** The step as one of Khalaha; null when it belongs to another game. */
function khalahaStep({ event, before, after }: Step): KhalahaStep | null {
  const fits = event.game === 'khalaha' && before.game === 'khalaha' && after.game === 'khalaha';
  return fits ? { event, before, after } : null;
}

/**
 * What happened and why: one sentence for the fact, one more where the game ends or begins by it.
 * listener: the side spoken to as Du; null for watchers and for who holds both seats.
 */
export function narrate(
  event: GameEvent,
  before: GameState,
  after: GameState,
  names: BySide<string>,
  listener: Side | null,
): readonly Message[] {
  switch (event.game) {
    case 'khalaha': {
      const step = khalahaStep({ event, before, after });
      return step === null ? [] : narrateKhalaha(step, { names, listener });
    }
    case 'kelma':
      return before.game === 'kelma' ? narrateKelma(event, before, { names, listener }) : [];
    default:
      return assertNever(event);
  }
}

/** Like narrate for all facts of one wish, in order; facts that belong together become one sentence. */
export function narrateAll(
  steps: readonly Step[],
  names: BySide<string>,
  listener: Side | null,
): readonly Message[] {
  const khalaha = steps.map(khalahaStep);
  const messages: Message[] = [];
  for (let at = 0; at < steps.length;) {
    const run = fillingOfAll(khalaha.slice(at, at + 6).filter((step) => step !== null));
    const last = run > 0 ? khalaha[at + run - 1] : null;
    const step = steps[at];
    const passed = bonusPassed(khalaha[at] ?? null, khalaha[at + 1] ?? null, { names, listener });
    if (last !== null && last !== undefined) messages.push(...filledAllMessages(last, { names, listener }));
    else if (passed !== null) messages.push(passed);
    else if (step !== undefined)
      messages.push(...narrate(step.event, step.before, step.after, names, listener));
    at += passed === null ? Math.max(run, 1) : 2;
  }
  return messages;
}

/** The last move and its effect, as asked for by a player. */
export function explainLastMove(
  { lastMove, turn }: Pick<MatchView, 'lastMove' | 'turn'>,
  names: BySide<string>,
  listener: Side | null,
): Message {
  if (lastMove === null) return { code: 'board-no-move' };
  switch (lastMove.game) {
    case 'khalaha':
      return explainKhalaha(lastMove, turn, { names, listener }) ?? { code: 'board-no-move' };
    case 'kelma':
      return explainKelma(lastMove, { names, listener });
    default:
      return assertNever(lastMove);
  }
}
