/**
 * What a side may do beside playing: change its filling, propose, take back, adjourn. Bounded, so that a match holds a
 * bounded number of events and can neither fill the memory of the house nor make its record endless.
 *
 * The games themselves are finite as long as nothing is taken back. Khalaha (K13): a sowing that passes the own store
 * puts a seed there for good, and any other moves seeds towards it; a pass is followed by a sowing, and the change of
 * sides happens once. Kelma (L10): pawns only go ahead, at most 190 times in all, 20 can be captured, and 100 plies
 * without either are a draw. So who only plays comes to the end, and playing is never refused for want of allowance.
 */
import type { BySide, Side } from '../rules/game';
import type { GameEvent, GameState } from '../rules/registry';
import type { MatchEvent } from './events';

/**
 * Events that each side may cause so; for each side, lest one uses up what the other needs. No honest match comes
 * near: it is 160 times a new filling of all pits, or a takeback each second move of a long game.
 */
export const ALLOWANCE = 1000;

/** What is counted when a side has used nothing yet. */
export const NOTHING_SPENT: BySide<number> = [0, 0];

/** A pit is set that was set before (K4): the game could go on without it. */
export const isRefilling = (before: GameState, event: GameEvent): boolean =>
  event.type === 'PitFilled' && before.game === 'khalaha' && before.pits[event.side][event.pit - 1] !== 0;

function spend(spent: BySide<number>, side: Side, events: number): BySide<number> {
  return side === 0 ? [spent[0] + events, spent[1]] : [spent[0], spent[1] + events];
}

/** What both sides have spent after an event, counting the events that can only follow from it. */
export function spentAfter(spent: BySide<number>, before: GameState, event: MatchEvent): BySide<number> {
  if (event.type === 'Played')
    return isRefilling(before, event.event) ? spend(spent, event.event.side, 1) : spent;
  // With its answer, so that declining costs the one who asks.
  if (event.type === 'OfferMade') return spend(spent, event.side, 2);
  // With the events undone, which are stored all the same.
  if (event.type === 'MoveTakenBack') return spend(spent, event.side, 1 + event.count);
  // With taking it up again. Nobody is named, since both have agreed or only one is there.
  return event.type === 'MatchAdjourned' ? [spent[0] + 2, spent[1] + 2] : spent;
}
