/**
 * How matches have ended whose players were not in the house then, to be told when they come back. Kept in memory only:
 * after a restart a guest's name is free all the same, and an owner finds the match in the list of their own.
 */
import { Remembered } from '../kernel/remembered';
import type { MatchEnd, MatchId } from '../match/events';
import type { Player, PlayerId } from '../match/player';
import type { BySide, Side } from '../rules/game';
import type { GameId } from '../rules/registry';

const DAY_MS = 86_400_000;
/** So many people can have something untold. */
const MOST_KEPT = 2_000;
const LONGEST_ID = 64;

interface UntoldEnd {
  readonly match: MatchId;
  readonly game: GameId;
  readonly players: BySide<Player>;
  /** The side of the one to be told. */
  readonly side: Side;
  readonly end: MatchEnd;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Who has not been told of which ends. now: milliseconds since the epoch. */
export class Untold {
  /** Of each person no more than there were matches that waited for them, and these are bounded. */
  private readonly kept = new Remembered<{ ends: readonly UntoldEnd[] }>(MOST_KEPT, LONGEST_ID);

  note(who: PlayerId, end: UntoldEnd): void {
    const ends = [...this.of(who, end.at), end];
    this.kept.get(who, () => ({ ends })).ends = ends;
  }

  /** What somebody has not been told yet, oldest first. After a day it is too late. */
  of(who: PlayerId, now: number): readonly UntoldEnd[] {
    return this.kept.peek(who)?.ends.filter(({ at }) => now - at < DAY_MS) ?? [];
  }

  /** The same, and it is told now. */
  take(who: PlayerId, now: number): readonly UntoldEnd[] {
    const ends = this.of(who, now);
    this.kept.forget(who);
    return ends;
  }
}
