/** A match of the past as it is stepped through: its positions after each move, and what led from one to the next. */
import { evolve } from '../match/evolve';
import type { MatchEvent, MatchId } from '../match/events';
import type { Match } from '../match/match';
import { gameOf } from '../rules/registry';
import type { Fact } from './matches';

/** A match being looked through: the positions after each ply, the first before any. */
export interface Replay {
  readonly match: MatchId;
  readonly frames: readonly Frame[];
  readonly at: number;
}

export interface Frame {
  readonly match: Match;
  /** What led to this position from the one before. */
  readonly facts: readonly Fact[];
}

/** Facts of one frame that are told one by one; of more only the last of each kind. */
const MOST_TOLD = 40;

/** What a later event of the same name replaces: a pit filled anew, a proposal made again. null: nothing does. */
function replaceable(event: MatchEvent): string | null {
  if (event.type === 'Played') {
    const { event: fact } = event;
    return fact.type === 'PitFilled' ? `${fact.type} ${fact.side} ${fact.pit}` : null;
  }
  if (event.type === 'MatchAdjourned' || event.type === 'MatchResumed') return event.type;
  return 'offer' in event ? `${event.type} ${event.side} ${event.offer}` : null;
}

function lastOfEach(events: readonly MatchEvent[]): readonly MatchEvent[] {
  const last = new Map<string, MatchEvent>();
  for (const [index, event] of events.entries()) {
    const name = replaceable(event) ?? String(index);
    last.delete(name);
    last.set(name, event);
  }
  return [...last.values()];
}

/** Drops the last groups that hold so many events of the game: each begins with a move, and so does what is undone. */
function undo(groups: MatchEvent[][], count: number): void {
  for (let left = count; left > 0 && groups.length > 1;) {
    left -= groups.pop()?.filter(({ type }) => type === 'Played').length ?? 0;
  }
}

/** Each move begins a group; what comes after it and before the next move belongs to it. */
function groupsOf(events: readonly MatchEvent[]): readonly (readonly MatchEvent[])[] {
  const groups: MatchEvent[][] = [];
  for (const event of events) {
    if (event.type === 'MoveTakenBack') {
      undo(groups, event.count);
      continue;
    }
    const isMove = event.type === 'Played' && gameOf(event.event).moveOf(event.event) !== null;
    const current = groups.at(-1);
    if (current === undefined || isMove) groups.push([event]);
    else current.push(event);
  }
  return groups;
}

/**
 * One frame for each position, the first before any move. Moves taken back are left out as in the record, so that the
 * n-th position is the one after the n-th move. Nothing is kept, or worked out, of what is not shown.
 */
export function framesOf(events: readonly MatchEvent[]): readonly Frame[] {
  const frames: Frame[] = [];
  let match: Match | null = null;
  for (const group of groupsOf(events)) {
    const facts: Fact[] = [];
    for (const event of group.length > MOST_TOLD ? lastOfEach(group) : group) {
      const before: Match | null = match;
      match = evolve(before, event);
      facts.push({ event, before, after: match });
    }
    if (match !== null) frames.push({ match, facts });
  }
  return frames;
}
