/** The facts of Khalaha as sentences that say what happened and why (K4, K5, K7-K12). */
import { assertNever } from '../../kernel/assert-never';
import { opponentOf, type BySide, type Side } from '../../rules/game';
import type { KhalahaEvent, KhalahaState } from '../../rules/khalaha';
import type { Message } from '../message';
import { addressOf } from './address';
import { khalahaOutcome } from './khalaha-outcome';

type EventOfType<T extends KhalahaEvent['type']> = Extract<KhalahaEvent, { readonly type: T }>;
type SeedsSown = EventOfType<'SeedsSown'>;

/** One fact with the states around it, as narration needs it. */
export interface KhalahaStep {
  readonly event: KhalahaEvent;
  readonly before: KhalahaState;
  readonly after: KhalahaState;
}

interface Audience {
  readonly names: BySide<string>;
  readonly listener: Side | null;
}

/** Who a sentence about `side` names, and how it speaks to the listener. */
const about = (side: Side, { names, listener }: Audience) => ({
  to: addressOf(side, listener),
  name: names[side],
});

const bothOf = (side: Side, audience: Audience) => ({
  ...about(side, audience),
  other: audience.names[opponentOf(side)],
});

/** Whether the sentence says that the turn goes over: not at the end, and not to a side that has to pass. */
function nextOf(event: SeedsSown, after: KhalahaState): 'other' | 'none' {
  if (after.turn === null || after.turn === event.side) return 'none';
  return after.pits[after.turn].some((seeds) => seeds > 0) ? 'other' : 'none';
}

function captureMessage(event: SeedsSown, next: 'other' | 'none', audience: Audience): Message {
  const { side, pit, seeds, captured } = event;
  const move = { ...bothOf(side, audience), pit, seeds, landing: event.landingPit ?? 0, next };
  if (captured === null) return { code: 'khalaha-sown-nothing', ...move };
  if (captured.seeds === 0) return { code: 'khalaha-sown-capture-alone', ...move };
  const loot = { captured: captured.seeds, from: captured.pit };
  return captured.sowingSeed
    ? { code: 'khalaha-sown-capture-both', ...move, ...loot }
    : { code: 'khalaha-sown-capture', ...move, ...loot };
}

/** The sowing alone, without what the rules make of it afterwards. */
export function sowingMessage(event: SeedsSown, next: 'other' | 'none', audience: Audience): Message {
  const { side, pit, seeds } = event;
  const landing = event.landingPit ?? 0;
  switch (event.landing) {
    case 'store':
      return {
        code: event.bonusTurn ? 'khalaha-sown-bonus' : 'khalaha-sown-store',
        ...about(side, audience),
        pit,
        seeds,
      };
    case 'ownEmptyPit':
      return captureMessage(event, next, audience);
    case 'ownPit':
      return { code: 'khalaha-sown-own', ...bothOf(side, audience), pit, seeds, landing, next };
    case 'opponentPit':
      return { code: 'khalaha-sown-opponent', ...bothOf(side, audience), pit, seeds, landing, next };
    default:
      return assertNever(event.landing);
  }
}

/** K8, K11: the bonus turn was earned, but there was nothing to sow. */
function bonusPassedMessage({ side, pit, seeds }: SeedsSown, audience: Audience): Message {
  return { code: 'khalaha-sown-bonus-passed', ...bothOf(side, audience), pit, seeds };
}

/** One sentence for two facts that come together: a bonus turn, and that it had to be passed; else null. */
export function bonusPassed(
  step: KhalahaStep | null,
  next: KhalahaStep | null,
  audience: Audience,
): Message | null {
  if (step?.event.type !== 'SeedsSown' || !step.event.bonusTurn) return null;
  if (next?.event.type !== 'TurnPassed' || next.event.side !== step.event.side) return null;
  return bonusPassedMessage(step.event, audience);
}

function sown(event: SeedsSown, after: KhalahaState, audience: Audience): readonly Message[] {
  const messages = [sowingMessage(event, nextOf(event, after), audience)];
  if (event.swept !== null) {
    const keeper: Side = event.swept[0] > 0 ? 0 : 1;
    messages.push({ code: 'khalaha-swept', ...bothOf(keeper, audience), seeds: event.swept[keeper] });
  }
  if (after.outcome !== null) messages.push(khalahaOutcome(after.outcome, audience.names, audience.listener));
  return messages;
}

const isFull = (state: KhalahaState, side: Side): boolean => state.pits[side].every((seeds) => seeds > 0);

/** What comes next, for who has just filled the last of the pits. */
const allFilled = (side: Side, audience: Audience): readonly Message[] =>
  audience.listener === side ? [{ code: 'khalaha-all-filled' }] : [];

/** A pit that keeps its seeds is no news for the opponent. */
function filled(
  event: EventOfType<'PitFilled'>,
  { before, after }: KhalahaStep,
  audience: Audience,
): readonly Message[] {
  const { side, pit, seeds } = event;
  const earlier = before.pits[side][pit - 1] ?? 0;
  const who = about(side, audience);
  const supply = after.supply[side];
  if (earlier === 0) {
    const next = isFull(after, side) ? allFilled(side, audience) : [];
    return [{ code: 'khalaha-filled', ...who, pit, seeds, supply }, ...next];
  }
  if (earlier !== seeds) return [{ code: 'khalaha-refilled', ...who, pit, before: earlier, seeds, supply }];
  return who.to === 'other' ? [] : [{ code: 'khalaha-filled-same', ...who, pit, seeds }];
}

function finished(
  event: EventOfType<'FillingFinished'>,
  after: KhalahaState,
  audience: Audience,
): readonly Message[] {
  const { side, seeds } = event;
  const filled = isFull(after, opponentOf(side)) ? 'all' : 'some';
  const done: Message = { code: 'khalaha-finished', ...about(side, audience), seeds };
  const then: Message =
    after.turn === null
      ? { code: 'khalaha-waits', ...about(opponentOf(side), audience), filled }
      : { code: 'khalaha-begins', ...about(after.turn, audience) };
  return [done, then];
}

export function narrateKhalaha(step: KhalahaStep, audience: Audience): readonly Message[] {
  const { event, after } = step;
  switch (event.type) {
    case 'PitFilled':
      return filled(event, step, audience);
    case 'FillingFinished':
      return finished(event, after, audience);
    case 'SeedsSown':
      return sown(event, after, audience);
    case 'TurnPassed':
      return [{ code: 'khalaha-passed', ...bothOf(event.side, audience) }];
    case 'SidesSwapped':
      return [{ code: 'khalaha-swapped', ...bothOf(event.side, audience) }];
    default:
      return assertNever(event);
  }
}

/** The number of steps at the front that fill all six pits alike, as one typed line does; 0 if they do not. */
export function fillingOfAll(steps: readonly KhalahaStep[]): number {
  const first = steps[0]?.event;
  if (first?.type !== 'PitFilled') return 0;
  const all = first.side;
  const pits = steps.slice(0, 6).map(({ event }, index) => {
    const same = event.type === 'PitFilled' && event.side === all && event.seeds === first.seeds;
    return same && event.pit === index + 1;
  });
  return pits.length === 6 && pits.every(Boolean) ? 6 : 0;
}

/** All six pits filled at once; `last` is the last of the six steps. */
export function filledAllMessages(last: KhalahaStep, audience: Audience): readonly Message[] {
  const { side } = last.event;
  const seeds = last.after.pits[side][0] ?? 0;
  const supply = last.after.supply[side];
  return [
    { code: 'khalaha-filled-all', ...about(side, audience), seeds, supply },
    ...allFilled(side, audience),
  ];
}

/** A move as an answer to "what was the last move?"; null for an event that is no move. turn: whose it is by now. */
export function explainKhalaha(event: KhalahaEvent, turn: Side | null, audience: Audience): Message | null {
  if (event.type === 'SeedsSown') {
    const hadToPass = event.bonusTurn && turn === opponentOf(event.side);
    if (!hadToPass) return sowingMessage(event, 'none', audience);
    return bonusPassedMessage(event, audience);
  }
  if (event.type === 'SidesSwapped') return { code: 'khalaha-swapped', ...bothOf(event.side, audience) };
  return null;
}
